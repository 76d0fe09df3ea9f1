"""`alcaide serve --browser`: what `make play` runs."""

import socket
import sys
import webbrowser

import pytest

from alcaide.commands import serve


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened in a browser."""
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return addresses


def test_a_browser_is_opened_where_there_is_a_screen(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")

    serve.welcome("http://127.0.0.1:8000")

    assert opened == ["http://127.0.0.1:8000"]
    assert capsys.readouterr().out == "Open http://127.0.0.1:8000 to play; Ctrl-C ends it.\n"


def test_without_a_screen_the_link_is_printed_and_no_browser_started(
    opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    serve.welcome("http://127.0.0.1:8000")

    assert opened == []
    assert "http://127.0.0.1:8000" in capsys.readouterr().out


def test_a_port_where_somebody_listens_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]

        assert serve.is_taken("127.0.0.1", port)
    assert not serve.is_taken("127.0.0.1", port)
