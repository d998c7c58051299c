import { createRequire } from 'node:module'
import { type Route, routes } from '@esporte-parana/sdk/routes'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

export interface Look {
  readonly locale: 'pt-BR' | 'en-US' | 'es-ES'
  readonly darkTheme: boolean
}

const isFull = process.env.TEST_MATRIX === 'all'
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const everyLook: readonly Look[] = (['pt-BR', 'en-US', 'es-ES'] as const).flatMap((locale) =>
  [false, true].map((darkTheme) => ({ locale, darkTheme })),
)
const someLooks: readonly Look[] = [{ locale: 'pt-BR', darkTheme: false }]
// The stories show axe every page in every state.
const somePages = [
  '/dashboard',
  '/administrativo',
  '/painel/resumo',
  '/administrativo/departamentos',
  '/administrativo/departamentos/4',
  '/pessoas/4',
  '/escola/niveis-turma',
]

const inside = routes.filter(({ kind }) => kind !== 'public')
const isChild = ({ path }: Route) => /\{\w+\}.*\{id\}/.test(path)
/** The first child belongs to the first parent; no other parent is known here. */
const storedPages = inside.filter(({ path }) => path.endsWith('{id}')).map((route) => addressOf(route, isChild(route) ? '1' : '4'))

const hasForm = ({ path }: Route) => inside.some((form) => form.path === `${path}/{id}`)
/** Forms in a dialog over their list. */
const dialogs = inside.filter((route) => route.kind === 'list' && !hasForm(route)).map((route) => addressOf(route, ''))
const dialogPages = ['novo', '4'].flatMap((id) => dialogs.map((path) => `${path}?editar=${id}`))

/** Every language in light and dark with `TEST_MATRIX=all`, otherwise a sample. */
export const looks = isFull ? everyLook : someLooks
/**
 * Addresses behind the sign-in: every route and dialog for a new and a stored record and an unknown address with `TEST_MATRIX=all`, otherwise a
 * sample.
 */
export const pages = isFull ? [...inside.map((route) => addressOf(route, 'novo')), ...storedPages, ...dialogPages, '/nenhuma'] : somePages
/** Addresses without a sign-in. */
export const publicPages = routes.filter(({ kind }) => kind === 'public').map(({ path }) => path)

/** The addresses to check in a look: all with `TEST_MATRIX=all`, otherwise each in one look. */
export function pagesIn(look: Look): readonly string[] {
  return isFull ? pages : pages.filter((_, index) => looks[index % looks.length] === look)
}

function addressOf({ path }: Route, id: string): string {
  return path.replace('{id}', id).replaceAll(/\{\w+\}/g, '1')
}

/** Opens all further pages in this language and scheme, as if the user had chosen them. */
export async function wear(page: Page, { locale, darkTheme }: Look): Promise<void> {
  const values = { locale, theme: { darkTheme } }
  await page.addInitScript((kept) => localStorage.setItem('preferences_0', JSON.stringify({ owner: 1, values: kept })), values)
  await page.route('**/preferencias', (route) => route.fulfill({ json: { status_code: 200, data: values } }))
}

/** Opens an address without reloading the product, and waits until the page is complete. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const content = () => document.querySelector('.ep-page')?.firstElementChild
    Object.assign(globalThis, { left: content() })
    history.pushState(null, '', to)
  }, path)
  await stands(page)
  if (path.includes('?editar=')) await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

/** Waits until nothing of the page is loading. */
export async function stands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('.ep-page')
    const { left } = globalThis as typeof globalThis & { readonly left?: Element }
    if (!root?.firstElementChild || root.firstElementChild === left) return false
    return root.querySelector('h1') !== null && root.querySelector('.ep-bone, [aria-busy="true"]') === null
  })
}

/** The narrowest window that a page must fit into without scrolling sideways (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 }
/** An untranslated key of the catalogue: `screens.home.hello`. */
const key =
  /\b(?:account|common|controls|decide|events|feedback|files|form|history|import|keys|list|notices|palette|routes|screens|session|shell|status|validation|vocabulary)\.[a-z][\w.]*/

/**
 * The faults of a page, one line for each: it needs one first-level heading, a breadcrumb with its name, translations, and no horizontal
 * scrolling.
 */
export async function pageFaults(page: Page): Promise<readonly string[]> {
  const path = new URL(page.url()).pathname
  const wide = page.viewportSize()
  const { headings, here, words } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    here: document.querySelector('.ep-breadcrumb [aria-current="page"]')?.textContent?.trim() ?? '',
    words: [
      document.title,
      document.body.innerText,
      ...['aria-label', 'placeholder', 'title'].flatMap((name) =>
        Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name)),
      ),
    ].join(' '),
  }))
  await page.setViewportSize(narrow)
  await twoFrames(page)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (wide) await page.setViewportSize(wide)
  await twoFrames(page)
  const unnamed = here === '' && path !== '/nenhuma'
  return [
    ...(headings === 1 ? [] : [`${path}: ${headings} headings of the first rank`]),
    ...(unnamed ? [`${path}: no breadcrumb names it`] : []),
    ...(key.test(words) ? [`${path}: "${key.exec(words)?.[0]}" is no text`] : []),
    ...(beyond > 0 ? [`${path}: scrolls ${beyond} pixels sideways at ${narrow.width}`] : []),
  ]
}

/** The menu is hidden in a narrow window; it needs two frames after a change of size. */
const twoFrames = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Collects errors and warnings of the console, error answers and failed requests. */
export function hearTrouble(page: Page): readonly string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    // The tests themselves block the service worker.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('blocked by Playwright'))
      heard.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) heard.push(`${answer.status()} ${answer.url()}`)
  })
  // Requests of a page that was left are aborted on purpose.
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!reason.includes('ERR_ABORTED')) heard.push(`${reason} ${request.url()}`)
  })
  return heard
}

/** Adds axe to all pages that are opened later. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: axeFile })
}

/** The violations of WCAG 2.2 A or AA on the current page, one line for each element. */
export async function violations(page: Page, label = new URL(page.url()).pathname): Promise<readonly string[]> {
  const options: RunOptions = { runOnly: standards, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] }
  const found = await page.evaluate(async (given) => {
    // Colours are those at the end of a transition. Some animations have no end.
    const passing = Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await Promise.race([passing, new Promise((resolve) => setTimeout(resolve, 500))])
    const { axe } = globalThis as typeof globalThis & { readonly axe: { run(options: RunOptions): Promise<AxeResults> } }
    return axe.run(given).then((results) => results.violations)
  }, options)
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${label}: ${id}, ${help}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}
