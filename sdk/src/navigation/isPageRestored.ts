/** Whether Back or Forward loaded this document. */
export function isPageRestored(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
