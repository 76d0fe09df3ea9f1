/** Dragging one thing onto another: it means the actions that both of them stand for, like tapping both. */

import type { Attachment } from 'svelte/attachments'
import type { Choice } from '../protocol/wire'
import type { Offer } from './game'

/** How far a pointer goes before a press becomes a drag. */
const FAR = 8

const choicesOf = new WeakMap<Element, Choice[]>()

function spotAt(x: number, y: number): Element | null {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest('[data-spot]'))
  return found.find((element) => element !== null) ?? null
}

/** What a thing on the board stands for: it can be dragged, and things can be dropped on it. */
export function spot(choices: Choice[], offer: Offer, touch: boolean): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    choicesOf.set(node, choices)
    const press = (event: Event) => begin(event as PointerEvent, node, choices, offer, touch)
    node.addEventListener('pointerdown', press)
    return () => {
      choicesOf.delete(node)
      node.removeEventListener('pointerdown', press)
    }
  }
}

function begin(press: PointerEvent, node: Element, choices: Choice[], offer: Offer, touch: boolean): void {
  if (press.button !== 0 || (press.pointerType !== 'mouse' && !touch) || !choices.length) return
  const common = (other: Element) => (choicesOf.get(other) ?? []).filter((choice) => choices.includes(choice))
  let ghost: Element | null = null

  const move = (event: PointerEvent) => {
    if (!ghost && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < FAR) return
    ghost ??= lift(node, common)
    ;(ghost as HTMLElement).style.translate = `${event.clientX}px ${event.clientY}px`
  }
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (!ghost) return
    ghost.remove()
    document.querySelectorAll('[data-target]').forEach((each) => each.removeAttribute('data-target'))
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    const target = event.type === 'pointerup' ? spotAt(event.clientX, event.clientY) : null
    if (target && target !== node) offer(common(target), target)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

const swallow = (event: Event) => event.stopPropagation()

/** A picture of the thing that follows the pointer; where it may be dropped is marked. */
function lift(node: Element, common: (other: Element) => Choice[]): Element {
  for (const other of document.querySelectorAll('[data-spot]')) {
    if (other !== node && common(other).length) other.setAttribute('data-target', '')
  }
  const { width, height } = node.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'dragged'
  ghost.style.width = `${width}px`
  ghost.style.height = `${height}px`
  ghost.append(node instanceof SVGElement ? framed(node) : node.cloneNode(true))
  document.body.append(ghost)
  return ghost
}

function framed(node: SVGElement): Element {
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const { x, y, width, height } = (node as SVGGraphicsElement).getBBox()
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  const copy = node.cloneNode(true) as Element
  copy.removeAttribute('transform')
  frame.append(copy)
  return frame
}
