import './ripple.css'
import type { Mount } from '../mount/mount.js'

/** Specification, section 9: "Ripple animation 0.4 s". */
const rippleMilliseconds = 400

/** What answers a press with a wave; fields, rows and links within texts do not. */
const pressable = 'button, summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], .ep-menu-entry, a[class*="-button"]'

/**
 * A wave from where a pointer presses. One listener for the whole mount, and one element that leaves with its wave:
 * no component renders for it. Nothing moves for whoever asked for less motion.
 * @returns stops it
 */
export function startRipple({ root, host }: Mount): () => void {
  const view = host.ownerDocument.defaultView
  const press = (event: Event) => {
    const { target, button, isPrimary, clientX, clientY } = event as PointerEvent
    const pressed = target instanceof Element && target.closest<HTMLElement>(pressable)
    // A page that is not ours has waves of its own, or none.
    if (!pressed || !pressed.closest('.ep-root') || button !== 0 || !isPrimary) return
    if (pressed.matches(':disabled, [aria-disabled="true"]')) return
    // With the next frame: what the press does comes first.
    view?.requestAnimationFrame(() => {
      const isCalm = view.matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches
      if (pressed.isConnected && !isCalm) makeWave(pressed, clientX, clientY)
    })
  }
  // On the way down: react-aria stops presses on their way up.
  root.addEventListener('pointerdown', press, true)
  return () => root.removeEventListener('pointerdown', press, true)
}

function makeWave(pressed: HTMLElement, clientX: number, clientY: number): void {
  const { left, top, width, height } = pressed.getBoundingClientRect()
  const [x, y] = [clientX - left, clientY - top]
  // As far as the farthest corner.
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  // Clips the wave, so that neither tooltip nor focus ring of what is pressed is clipped.
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
