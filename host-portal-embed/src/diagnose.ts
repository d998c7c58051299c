import type { Diagnosis } from './diagnosis.js'

/**
 * The reasons why a screen does not work: versions, policy, connection to the API, clock, and obstacles in the page. It is meant for a
 * developer's console or a support form, and contains no token and no personal data. It never rejects.
 */
export async function diagnose(): Promise<Diagnosis> {
  return (await import('./diagnosis.js')).examine()
}
