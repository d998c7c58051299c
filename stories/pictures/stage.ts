import { expect, type Page, test as base } from '@playwright/test'
import type { Picture } from './chosen.js'

declare global {
  interface Window {
    /** Storybook's own, in the page of a story. */
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id?: string; phase?: string } }
    readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, detail: object): void }
  }
}

interface Stage {
  readonly page: Page
  /** The toolbar and the story that the page shows. */
  toolbar: string | undefined
  story: string | undefined
}

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

/** A page that lives as long as its worker: the stories' code loads once. */
const test = base.extend<object, { readonly stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage(project.use)
      await use({ page, toolbar: undefined, story: undefined })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Declares a test of each picture: those with the same toolbar after each other, which costs no new page. */
export function compare(pictures: readonly Picture[]): void {
  const toolbarOf = ({ globals = {} }: Picture) => JSON.stringify(globals)
  for (const picture of pictures.toSorted((one, other) => (toolbarOf(one) < toolbarOf(other) ? -1 : 1))) {
    test(picture.name, async ({ stage }) => {
      const { page } = stage
      const size = sizes[picture.size ?? 'desk']
      await page.emulateMedia({ media: picture.isPrinted ? 'print' : 'screen' })
      await page.setViewportSize(size)
      await (stage.toolbar === toolbarOf(picture) ? turnTo(stage, picture) : page.goto(addressOf(picture)))
      // Into the corner where nothing answers to it. A new page has its mouse at its beginning, where it would open the menu of the drawer.
      await page.mouse.move(size.width - 1, size.height - 1)
      Object.assign(stage, { toolbar: toolbarOf(picture), story: picture.story })
      await playToEnd(page, picture.story)
      // As a print begins: otherwise the line with its time appears some seconds after the page.
      if (picture.isPrinted) await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      // It is tried again for so long; a change that many pictures show would wait at each.
      await expect(page).toHaveScreenshot(`${picture.name}.png`, { fullPage: picture.isPrinted, timeout: 5_000 })
    })
  }
}

/** The story alone, without Storybook's own page; axe has its own step. */
function addressOf({ story, globals = {} }: Picture): string {
  const chosen = Object.entries({ 'a11y.manual': '!true', ...globals }).map(([name, value]) => `${name}:${value}`)
  return `/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=${chosen.join(';')}`
}

/** Shows another story in the same page, or the same one anew. */
async function turnTo({ page, story }: Stage, { story: storyId }: Picture): Promise<void> {
  await page.evaluate(
    ([event, detail]) => {
      const render = window.__STORYBOOK_PREVIEW__?.currentRender
      if (render) render.phase = 'left'
      window.__STORYBOOK_ADDONS_CHANNEL__.emit(event, detail)
    },
    story === storyId ? (['forceRemount', { storyId }] as const) : (['setCurrentStory', { storyId, viewMode: 'story' }] as const),
  )
}

/** @throws when the play function fails: the picture of half a story would only say that something differs */
async function playToEnd(page: Page, story: string): Promise<void> {
  const ended = await page.waitForFunction((id) => {
    const { id: shown, phase = '' } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    return shown === id && ['completed', 'finished', 'errored', 'aborted'].includes(phase) && phase
  }, story)
  const phase = await ended.jsonValue()
  if (phase !== 'errored' && phase !== 'aborted') return
  const [reason = ''] = (await page.locator('#error-message').innerText()).split('\n')
  throw new Error(`The story did not play to its end: ${reason || phase}`)
}
