import { createRequire } from 'node:module'
import { routes } from '@esporte-parana/sdk/routes'
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
const someLooks: readonly Look[] = [
  { locale: 'pt-BR', darkTheme: false },
  { locale: 'en-US', darkTheme: true },
]
const somePages = [
  '/dashboard',
  '/administrativo',
  '/administrativo/solicitacoes-servico',
  '/competicoes',
  '/esporte-queremos',
  '/painel/resumo',
  '/administrativo/departamentos',
  '/administrativo/departamentos/4',
  '/administrativo/funcoes',
  '/pessoas',
  '/pessoas/4',
  '/escola/niveis-turma',
]

/** Every language in light and dark with `TEST_MATRIX=all`, otherwise a sample. */
export const looks = isFull ? everyLook : someLooks
/** Addresses behind the sign-in: every route as a new and as a stored record and one that is none, otherwise a sample. */
export const pages = isFull ? [...everyPage('novo'), ...everyPage('4').filter((path) => path.endsWith('/4')), '/nenhuma'] : somePages
/** Addresses that need nobody signed in. */
export const publicPages = routes.filter(({ kind }) => kind === 'public').map(({ path }) => path)

/** The addresses that are read in a look: all of them in every look with `TEST_MATRIX=all`, otherwise each in one. */
export function pagesIn(look: Look): readonly string[] {
  return isFull ? pages : pages.filter((_, index) => looks[index % looks.length] === look)
}

function everyPage(id: string): readonly string[] {
  return routes.filter(({ kind }) => kind !== 'public').map(({ path }) => path.replace('{id}', id).replaceAll(/\{\w+\}/g, '1'))
}

/** The pages begin in this language and scheme, as those of a person who chose them. */
export async function wear(page: Page, { locale, darkTheme }: Look): Promise<void> {
  const values = { locale, theme: { darkTheme } }
  await page.addInitScript((kept) => localStorage.setItem('preferences_0', JSON.stringify({ owner: 1, values: kept })), values)
  await page.route('**/preferencias', (route) => route.fulfill({ json: { status_code: 200, data: values } }))
}

/** Opens an address without loading the product anew, and waits until the page stands. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const content = () => document.querySelector('.ep-page')?.firstElementChild
    Object.assign(globalThis, { left: content() })
    history.pushState(null, '', to)
  }, path)
  await stands(page)
}

/** Nothing of the page is on its way any more. */
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
/** A key of the catalogue that nobody translated: `screens.home.hello`. */
const key = /\b(?:account|common|feedback|form|import|list|notices|palette|record|routes|screens|session|shell|validation)\.[a-z][\w.]*/

/** What every page owes, one line for each that it lacks: one heading of the first rank, a way back that names it, words for everything, no scrolling sideways. */
export async function pageFaults(page: Page): Promise<readonly string[]> {
  const path = new URL(page.url()).pathname
  const wide = page.viewportSize()
  const { headings, here, words } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    here: document.querySelector('.ep-breadcrumb [aria-current="page"]')?.textContent?.trim() ?? '',
    words: `${document.title} ${document.body.innerText}`,
  }))
  await page.setViewportSize(narrow)
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

/** The menu is hidden in a narrow window; drawn for the wide one in the frame after it is told. */
const twoFrames = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Collects what nobody should meet: a console that complains, an answer that is an error, a request that is lost. */
export function hearTrouble(page: Page): readonly string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    // The service worker is held back by the tests themselves.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('blocked by Playwright'))
      heard.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) heard.push(`${answer.status()} ${answer.url()}`)
  })
  // What belongs to a page that was left is given up on purpose.
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!reason.includes('ERR_ABORTED')) heard.push(`${reason} ${request.url()}`)
  })
  return heard
}

/** Makes axe known to the pages that are opened from now on. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: axeFile })
}

/** What breaks WCAG 2.2 A or AA on the page as it stands, one line for each place. */
export async function violations(page: Page, label = new URL(page.url()).pathname): Promise<readonly string[]> {
  const options: RunOptions = { runOnly: standards, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] }
  const found = await page.evaluate((given) => {
    const { axe } = globalThis as typeof globalThis & { readonly axe: { run(options: RunOptions): Promise<AxeResults> } }
    return axe.run(given).then((results) => results.violations)
  }, options)
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${label}: ${id}, ${help}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}
