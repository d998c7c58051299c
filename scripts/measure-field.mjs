// Measures the questionnaire builder and a visit on a phone in a running product: `npm start`, then `node scripts/measure-field.mjs
// [origin]`.
import { printTable } from './bench/statistics.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { launchOptions } from './lib/chromium.mjs'

const origin = process.argv[2] ?? 'http://127.0.0.1:4173'
const api = `${origin}/api/admin/v1`
const questionnaires = '/administrativo/fiscalizacoes/questionarios'
const visits = '/administrativo/fiscalizacoes/vistorias'
const keys = 'abcdef'
const rounds = 10
const megabit = 125_000
/** Like the cold pages of the bench: 1.6 Mbps and 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit }

const { chromium } = await import('playwright')
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: launchOptions.args })
const session = await signIn()
try {
  await measureBuilder()
  await measurePhone()
} finally {
  await browser.close()
}

/** The session that the browser stores. */
async function signIn() {
  const page = await browser.newPage({ locale: 'pt-BR' })
  await page.goto(`${origin}/login`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('admin')
  await page.getByRole('textbox', { name: 'Senha' }).fill('esporte-parana')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/dashboard', { timeout: 60_000 })
  const stored = await page.evaluate(() => localStorage.getItem('session_0'))
  await page.close()
  return JSON.parse(stored)
}

async function call(method, path, body, headers = {}) {
  const answer = await fetch(api + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session.token}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
  return answer.json()
}

async function open(options) {
  const context = await browser.newContext({ locale: 'pt-BR', ...options })
  await context.addInitScript((stored) => localStorage.setItem('session_0', stored), JSON.stringify(session))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // Measures processor time, so that other programs do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  return { context, page, devtools, busy }
}

async function measureBuilder() {
  const { data } = await call('POST', questionnaires, longQuestionnaire())
  const { page, busy, context } = await open({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${origin}${questionnaires}/${data.id}`)
  const line = (code) => page.locator(`[data-line="${code}"]`)
  await line('P80').click()
  await page.getByRole('textbox', { name: /^Enunciado/ }).focus()
  const { typed, settled } = await measureTyping(page, busy)
  await line('P80').focus()
  const moved = []
  for (let round = 0; round <= rounds; round++) {
    await page.waitForTimeout(600)
    const before = await busy()
    await page.keyboard.press(round % 2 ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
    await page.waitForTimeout(500)
    if (round > 0) moved.push((await busy()) - before)
  }
  const undone = []
  for (let round = 0; round < rounds; round++) {
    await page.waitForTimeout(400)
    const before = await busy()
    await page.keyboard.press('Control+z')
    await page.waitForTimeout(500)
    undone.push((await busy()) - before)
  }
  printTable('The builder with 150 questions: ms of processor time, best and median', [
    { what: 'a key in a question', ...spread(typed) },
    { what: 'once nobody types', ...spread(settled) },
    { what: 'a move', ...spread(moved) },
    { what: 'a step back', ...spread(undone) },
  ])
  await context.close()
  await call('DELETE', `${questionnaires}/${data.id}`, undefined, { 'If-Match': `"${data.version}"` })
}

/** A questionnaire with 150 questions in ten sections. */
function longQuestionnaire() {
  const question = { type: 'sim-nao-na', required: true, weight: 1, allowComment: true, photoMax: 3 }
  const sections = Array.from({ length: 10 }, (_, section) => ({
    title: `Seção ${section + 1}`,
    weight: 10,
    questions: Array.from({ length: 15 }, (__, place) => ({
      ...question,
      statement: `A condição ${section + 1}.${place + 1} é atendida?`,
    })),
  }))
  return {
    title: `Medição ${Date.now()}`,
    targetType: 'local',
    validFrom: '2026-01-01',
    scored: true,
    minScore: '70',
    evidencePolicy: 'opcional',
    sections,
  }
}

/** The cost of a key while typing, and the later cost of drawing section and preview again. */
async function measureTyping(page, busy) {
  const [typed, settled] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    await page.waitForTimeout(round === 0 ? 3000 : 600)
    const before = await busy()
    await page.keyboard.type(keys, { delay: 30 })
    const after = await busy()
    await page.waitForTimeout(600)
    if (round === 0) continue
    typed.push((after - before) / keys.length)
    settled.push((await busy()) - after)
  }
  return { typed, settled }
}

async function measurePhone() {
  const { data } = await call('GET', `${visits}?status=em-andamento&por_pagina=1`)
  const address = `${origin}${visits}/${data[0].id}?responder=1`
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' }
  const first = []
  for (let round = 0; round < 5; round++) {
    const { context, page, devtools } = await open(options)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowNetwork)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    let [bytes, files] = [0, 0]
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      files += 1
    })
    const start = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('.ep-answer-card').waitFor()
    first.push({ ms: Date.now() - start, bytes, files })
    await context.close()
  }
  const { context, page, devtools } = await open(options)
  await page.goto(address)
  await page.locator('.ep-answer-card').waitFor()
  const next = page.getByRole('button', { name: 'Próxima', exact: true })
  const previous = page.getByRole('button', { name: 'Anterior', exact: true })
  while (await previous.isEnabled()) await previous.click()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const shown = []
  for (let round = 0; round <= rounds; round++) {
    await page.waitForTimeout(500)
    const button = round % 2 ? previous : next
    const ms = await button.evaluate(
      (target) =>
        new Promise((done) => {
          const from = performance.now()
          target.click()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
        }),
    )
    if (round > 0) shown.push(ms)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(4000)
  await context.setOffline(true)
  const again = []
  for (let round = 0; round < 5; round++) {
    const start = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('.ep-answer-card').waitFor()
    again.push(Date.now() - start)
  }
  await context.close()
  printTable('A visit on a phone: ms, best and median', [
    { what: 'first opening, slow 4G and 4 × CPU', ...spread(first.map(({ ms }) => ms)), kB: first[0].bytes / 1000, files: first[0].files },
    { what: 'next question painted after the tap, 4 × CPU', ...spread(shown) },
    { what: 'opened again without network', ...spread(again) },
  ])
}

function spread(figures) {
  const sorted = figures.toSorted((one, other) => one - other)
  return { best: sorted[0], median: sorted[Math.floor(sorted.length / 2)] }
}
