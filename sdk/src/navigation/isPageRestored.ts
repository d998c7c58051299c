/** Whether the user reached this document with Back or Forward. */
export function isPageRestored(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
