/** Long after the page has its files and its first data: what is kept for later takes nothing from now. */
const rest = 5000

/** Lets the product open without network, from the next time on. A browser that cannot goes on without. */
export function registerWorker({ navigator, isSecureContext }: Window): void {
  // Where the page stands in another's frame, that page decides what is kept.
  if (!isSecureContext || !('serviceWorker' in navigator) || window.top !== window) return
  addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), rest))
}
