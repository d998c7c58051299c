import type { BrowserContext, Page } from '@playwright/test'
import { expect, nobody, signIn, test as clerkTest } from '../clerk.js'
import { countPresses, type PressCounter } from './presses.js'

export { expect }

/** Another person in a browser of their own, already signed in. */
interface Person {
  readonly context: BrowserContext
  readonly page: Page
}

interface JobTools {
  readonly presses: PressCounter
  /** Opens the browser of another person; their presses count too. */
  readonly colleague: (username?: string) => Promise<Person>
}

/** A colleague sits at a desk, also when the job is done on a phone. */
const desk = { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false }

/** A test with the tools of a job: the counter watches the first page from its first press, after the sign-in. */
export const test = clerkTest.extend<JobTools>({
  presses: [async ({ context }, use) => use(await countPresses(context)), { auto: true }],
  colleague: async ({ browser, presses }, use, { project }) => {
    const opened: BrowserContext[] = []
    await use(async (username = 'gestora') => {
      const { baseURL, locale, timezoneId } = project.use
      const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers: 'block', storageState: nobody, ...desk })
      opened.push(context)
      const page = await context.newPage()
      await signIn(page, username)
      await presses.watch(context)
      return { context, page }
    })
    for (const context of opened) await context.close()
  },
})

/**
 * Ends a job: it may not take more presses than the figures name. `scripts/jobFigures.test.ts` compares `most` with the row of the job in
 * `docs/figures.md`.
 * @param job its number
 */
export function expectPresses(job: number, presses: PressCounter, most: number): void {
  test.info().annotations.push({ type: 'presses', description: `job ${job}: ${presses.count()}` })
  expect(presses.count(), `presses of job ${job}:\n${presses.list().join('\n')}\n`).toBeLessThanOrEqual(most)
}
