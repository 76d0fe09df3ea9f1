# The table in the browser: docker build -t alcaide . && docker run -p 8000:8000 -v alcaide:/data alcaide
FROM node:22-slim AS page
WORKDIR /alcaide/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --silent
COPY web ./
RUN npm run --silent build

FROM python:3.13-slim AS package
RUN apt-get update -qq && apt-get install -qq -y --no-install-recommends gcc libc6-dev
WORKDIR /alcaide
COPY pyproject.toml setup.py README.md LICENSE ./
COPY docs/rules docs/rules
COPY src src
COPY --from=page /alcaide/src/alcaide/web src/alcaide/web
RUN python -m venv /opt/alcaide && /opt/alcaide/bin/pip install --quiet --no-cache-dir '.[play,postgresql]'

FROM python:3.13-slim
COPY --from=package /opt/alcaide /opt/alcaide
RUN useradd --system --uid 10001 alcaide && install -d -o alcaide /data
USER alcaide
VOLUME /data
ENV ALCAIDE_DATABASE=/data/tables.sqlite
EXPOSE 8000
HEALTHCHECK CMD ["/opt/alcaide/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=3)"]
ENTRYPOINT ["/opt/alcaide/bin/alcaide", "serve", "--host", "0.0.0.0", "--port", "8000"]
