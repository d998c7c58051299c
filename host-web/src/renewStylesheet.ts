/**
 * Loads a stylesheet that failed again until it works, at once when the network is back: Vite treats it as loaded after the first failure, and
 * the part that a person asked for would be there without its look.
 */
export function renewStylesheet({ target: link }: Event): void {
  if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return
  const renew = () => {
    clearTimeout(timer)
    removeEventListener('online', renew)
    link.replaceWith(link.cloneNode())
  }
  // Sooner than the part is asked for again.
  const timer = setTimeout(renew, 2000)
  addEventListener('online', renew)
}
