/** Wait until the page has its files and first data, so that caching for later does not compete with it. */
const rest = 5000

/** Registers the service worker, so that the product opens offline from the next time on. Browsers without support continue normally. */
export function registerWorker({ navigator, isSecureContext }: Window): void {
  // In a frame, the outer page decides what is cached.
  if (!isSecureContext || !('serviceWorker' in navigator) || window.top !== window) return
  addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), rest))
}
