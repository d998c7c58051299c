import { median } from './statistics.mjs'

const rowsShown = (count) =>
  `document.querySelectorAll('tbody tr[data-row]').length === ${count} && !document.querySelector('[data-stale]')`
const firstRow = (page) => page.evaluate(() => document.querySelector('tbody tr[data-row]')?.dataset.row)
const otherRows = (row) => `${rowsShown(25)} && document.querySelector('tbody tr[data-row]')?.dataset.row !== '${row}'`

/** One repeated action of the clerk: milliseconds from the action to the painted result, and the main thread's work meanwhile. */
async function act({ page, metrics }, { condition, answer, doing }) {
  await page.evaluate(answer ? `benchFromAnswer(() => ${condition}, '${answer}')` : `benchWait(() => ${condition})`)
  const before = await metrics()
  await doing()
  const wall = await page.evaluate(() => globalThis.benchResult)
  const after = await metrics()
  return { wall, cpu: (after.TaskDuration - before.TaskDuration) * 1000 }
}

/**
 * Measures the person list and form, alternating between the builds so that all run under the same conditions, and the plain table and
 * inputs for comparison.
 */
export async function measureClerk({ builds, rounds }) {
  const clerks = await Promise.all(builds.map(async ({ name, origin, open }) => ({ name, origin, figures: blank(), ...(await open({})) })))
  const plain = await builds[0].open({ hasFloor: true })
  try {
    for (let round = 0; round < rounds; round++)
      for (const clerk of round % 2 === 0 ? clerks : clerks.toReversed()) await clerkRound(clerk, round)
    const { origin } = builds[0]
    const floor = await floorFigures(plain, { origin, rounds })
    const keys = []
    for (const clerk of clerks)
      keys.push({ what: named('person form', clerk), cpu: await keyCost(clerk, { address: `${clerk.origin}/pessoas/12`, label: 'Nome' }) })
    keys.push({ what: 'plain React inputs', cpu: await keyCost(plain, { address: `${origin}/floor/inputs`, label: 'Campo 3' }) })
    const memory = []
    for (const clerk of clerks) memory.push(...(await memoryFigures(clerk)))
    return [
      {
        title: `A clerk's day, 10,000 people, 25 rows: ms from the act to the painted result, median of ${rounds}`,
        rows: Object.keys(blank()).map((what) => ({
          what,
          ...Object.assign({}, ...clerks.map((clerk) => medians(clerk, clerk.figures[what]))),
          'plain table': floor[what] ? median(floor[what].map(({ wall }) => wall)) : '',
        })),
      },
      { title: 'A key in the form: ms of main-thread work', rows: keys },
      { title: 'Memory', rows: memory },
    ]
  } finally {
    for (const { close } of [...clerks, plain]) await close()
  }
}

const named = (what, { name }) => (name ? `${what}, ${name}` : what)
const medians = (clerk, times) => ({
  [named('wall', clerk)]: median(times.map(({ wall }) => wall)),
  [named('main thread', clerk)]: median(times.map(({ cpu }) => cpu)),
})
const blank = () => ({
  'menu → 25 rows': [],
  'menu → 25 rows, again': [],
  'next page': [],
  sort: [],
  'search, answer → painted': [],
  'row → form usable': [],
  'row → whole form': [],
  'save → notice': [],
})

async function clerkRound(clerk, round) {
  const { page, origin, figures } = clerk
  const menu = (name) => page.locator('.ep-menu-nav').getByRole('link', { name, exact: true })
  const toList = () => act(clerk, { condition: rowsShown(25), doing: () => menu('Pessoas').click() })
  await page.goto(`${origin}/dashboard`)
  await page.waitForLoadState('networkidle')
  figures['menu → 25 rows'].push(await toList())
  await page.goBack()
  await page.waitForURL('**/dashboard')
  figures['menu → 25 rows, again'].push(await toList())
  await listRound(clerk)
  await formRound(clerk, round)
}

async function listRound(clerk) {
  const { page, figures } = clerk
  const next = page.getByRole('button', { name: 'Próxima', exact: false }).first()
  figures['next page'].push(await act(clerk, { condition: otherRows(await firstRow(page)), doing: () => next.click() }))
  const heading = page.getByRole('columnheader', { name: 'Idade' }).getByRole('button').first()
  figures.sort.push(await act(clerk, { condition: otherRows(await firstRow(page)), doing: () => heading.click() }))
  const box = page.getByRole('textbox', { name: /Buscar|Pesquisar/ }).first()
  const condition = `document.querySelectorAll('tbody tr[data-row]').length > 0 && !document.querySelector('[data-stale]') && location.search.includes('busca=silva') && [...document.querySelectorAll('tbody tr[data-row]')].every((row) => /silva/i.test(row.textContent))`
  figures['search, answer → painted'].push(await act(clerk, { condition, answer: 'busca=silva', doing: () => box.fill('silva') }))
}

/** Conditions: the first fields have their values, and the last field of the page has its value. */
const firstFields = `document.querySelector('main form input:enabled') && location.pathname !== '/pessoas' && [...document.querySelectorAll('main form input')].some((input) => input.value !== '')`
export const lastField = 'main form [data-path="notes"] :is(textarea, input)'

async function formRound(clerk, round) {
  const { page, figures } = clerk
  const link = () => page.locator('tbody tr[data-row] a').nth(round % 10)
  figures['row → form usable'].push(await act(clerk, { condition: firstFields, doing: () => link().click() }))
  await page.goBack()
  await page.waitForLoadState('networkidle')
  const whole = `${firstFields} && document.querySelector('${lastField}')`
  figures['row → whole form'].push(await act(clerk, { condition: whole, doing: () => link().click() }))
  const field = page.getByRole('textbox', { name: 'Complemento', exact: true }).first()
  await field.fill(`Bloco ${Date.now() % 1000}`)
  // Looks only at the notices, at every change of the page: reading the whole form each time would cost more than the save.
  const saved = `/Registro atualizado/.test(document.querySelector('.ep-toasts')?.textContent)`
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  figures['save → notice'].push(await act(clerk, { condition: saved, doing: () => save.click() }))
}

async function floorFigures(plain, { origin, rounds }) {
  const { page } = plain
  const button = (name) => page.getByRole('button', { name, exact: true })
  const figures = { 'menu → 25 rows': [], 'next page': [], sort: [] }
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${origin}/floor/table`)
    await button('Pessoas').waitFor()
    figures['menu → 25 rows'].push(await act(plain, { condition: rowsShown(25), doing: () => button('Pessoas').click() }))
    figures['next page'].push(await act(plain, { condition: otherRows(await firstRow(page)), doing: () => button('Próxima').click() }))
    figures.sort.push(await act(plain, { condition: otherRows(await firstRow(page)), doing: () => button('Nome').click() }))
  }
  return figures
}

/** The main thread's work for one typed letter, over 60 letters. */
async function keyCost({ page, metrics }, { address, label }) {
  await page.goto(address)
  const field = page.getByRole('textbox', { name: label, exact: true }).first()
  await field.focus()
  await page.waitForLoadState('networkidle')
  // Wait until the page has prefetched everything, because that is not part of a key's cost.
  await page.waitForTimeout(4000)
  await page.keyboard.type('abcde', { delay: 30 })
  const before = await metrics()
  await page.keyboard.type('o rato roeu a roupa do rei de roma e a rainha de raiva riu', { delay: 30 })
  const after = await metrics()
  return ((after.TaskDuration - before.TaskDuration) * 1000) / 58
}

/** The heap after a day's work, and its growth after paging through 10,000 rows. */
async function memoryFigures(clerk) {
  const { page, devtools, metrics, origin } = clerk
  const settled = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return metrics()
  }
  await page.goto(`${origin}/pessoas?por_pagina=100`)
  const turn = async (number) => {
    const row = await firstRow(page)
    await page.getByRole('button', { name: 'Próxima', exact: false }).first().click()
    await page.waitForFunction((known) => document.querySelector('tbody tr[data-row]')?.dataset.row !== known, row, { timeout: 20_000 })
    return number
  }
  await page.locator('tbody tr[data-row]').first().waitFor()
  for (let number = 0; number < 10; number++) await turn(number)
  const early = await settled()
  for (let number = 0; number < 85; number++) await turn(number)
  const late = await settled()
  const row = (what, { JSHeapUsedSize, Nodes, JSEventListeners }) => ({
    what: named(what, clerk),
    'heap, MiB': (JSHeapUsedSize / 2 ** 20).toFixed(1),
    nodes: Nodes,
    listeners: JSEventListeners,
  })
  return [row('after 10 pages of 100', early), row('after 95 pages of 100', late)]
}
