import './ripple.css'
import type { Mount } from '../mount/mount.js'

/** Specification, section 9: "Ripple animation 0.4 s". */
const rippleMilliseconds = 400

/** The elements with a ripple; fields, rows and links inside texts have none. */
const pressable = 'button, summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], .ep-menu-entry, a[class*="-button"]'

/**
 * Starts the ripple on pointer presses. It uses one listener for the whole mount and one temporary element per wave,
 * so no component renders for it. There is no ripple with reduced motion.
 * @returns a function that stops it
 */
export function startRipple({ root, host }: Mount): () => void {
  const view = host.ownerDocument.defaultView
  const press = (event: Event) => {
    const { target, button, isPrimary, clientX, clientY } = event as PointerEvent
    const pressed = target instanceof Element && target.closest<HTMLElement>(pressable)
    // Host pages have their own ripples, or none.
    if (!pressed || !pressed.closest('.ep-root') || button !== 0 || !isPrimary) return
    if (pressed.matches(':disabled, [aria-disabled="true"]')) return
    // In the next frame, so that the action of the press comes first.
    view?.requestAnimationFrame(() => {
      const isCalm = view.matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches
      if (pressed.isConnected && !isCalm) makeWave(pressed, clientX, clientY)
    })
  }
  // In the capture phase, because react-aria stops press events in the bubble phase.
  root.addEventListener('pointerdown', press, true)
  return () => root.removeEventListener('pointerdown', press, true)
}

function makeWave(pressed: HTMLElement, clientX: number, clientY: number): void {
  const { left, top, width, height } = pressed.getBoundingClientRect()
  const [x, y] = [clientX - left, clientY - top]
  // The distance to the farthest corner.
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  // A clipping element, so that tooltip and focus ring of the pressed element are not clipped.
  const pool = pressed.ownerDocument.createElement('i')
  pool.className = 'ep-ripple'
  pool.ariaHidden = 'true'
  const wave = pool.appendChild(pool.cloneNode() as HTMLElement)
  wave.className = 'ep-ripple-wave'
  wave.style.inset = `${y - radius}px auto auto ${x - radius}px`
  wave.style.inlineSize = wave.style.blockSize = `${2 * radius}px`
  pressed.querySelector(':scope > .ep-ripple')?.remove()
  pressed.append(pool)
  pressed.dataset.rippling = ''
  const frames = { transform: ['scale(0.1)', 'none'], opacity: [0.3, 0] }
  wave.animate(frames, { duration: rippleMilliseconds, easing: 'ease-out' }).onfinish = () => {
    pool.remove()
    if (!pressed.querySelector(':scope > .ep-ripple')) delete pressed.dataset.rippling
  }
}
