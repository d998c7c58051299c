import type { Diagnosis } from './diagnosis.js'

/**
 * Why a screen does not stand as it should: versions, policy, reach of the API, clock, and what in the page gets into its way.
 * For a developer's console or a support form: it holds no token and nothing personal. Never rejects.
 */
export async function diagnose(): Promise<Diagnosis> {
  return (await import('./diagnosis.js')).examine()
}
