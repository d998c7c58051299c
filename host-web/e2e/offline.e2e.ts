import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/checks.mjs'
import { startProduct } from '../../scripts/lib/product.mjs'
import { expect, nobody, repeats, signIn, storedSession, test } from './clerk.js'
import { picture, shoot } from './pictures.js'

// A separate product, because it is killed while it receives data.
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const visits = '/administrativo/fiscalizacoes/vistorias'

test.use({
  ...{ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true },
  ...{ permissions: ['geolocation'], geolocation: { latitude: -25.43, longitude: -49.27, accuracy: 12 } },
})

interface Sheet {
  readonly answers: readonly {
    readonly questionId: string
    readonly value: unknown
    readonly photos: readonly { readonly fileId: number | null }[]
  }[]
  readonly devices: readonly { readonly count: number }[]
  readonly awaiting: readonly string[]
}

/** The number of answers given on one visit, and the last answer of each question. */
interface Given {
  writes: number
  photos: number
  readonly last: Map<string, string>
}

test('a visit opened once is answered without network; a second device and a sign-out are told of', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000)
  await page.goto('/dashboard')
  const ask = await asker(page, baseURL)
  const scheduled = (await ask(`${visits}?status=agendada&por_pagina=40`)) as readonly { readonly id: number }[]
  const [id = 0] = await longVisits(ask, scheduled)
  await open(page, id)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const status = page.locator('.ep-outbox-text')
  const card = page.locator('.ep-answer-card')

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Iniciar vistoria' }).click()
  await card.getByRole('radio', { name: 'Sim' }).dispatchEvent('click')
  await card.locator('input[type=file]').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await picture(page) })
  await expect(card.locator('.ep-answer-photo img')).toBeVisible()
  await expect(status).toContainText('1 resposta aguarda envio')
  await expect(status).toContainText('Sem rede')
  // Said once.
  await expect(page.getByText('Sem resposta do servidor')).toBeHidden()
  await context.setOffline(false)
  await expect(status).toContainText('Tudo enviado', { timeout: 30_000 })
  const [first] = ((await ask(`${visits}/${id}/respostas`)) as Sheet).answers
  expect([first?.value, typeof first?.photos[0]?.fileId]).toEqual(['sim', 'number'])

  await page.getByRole('button', { name: 'Próxima', exact: true }).click()
  await expect(page.locator('.ep-answer-about')).toContainText('Pergunta 2 de')
  const code = (await card.getAttribute('data-code')) ?? ''
  await context.setOffline(true)
  await card.getByRole('radio', { name: 'Não', exact: true }).dispatchEvent('click')
  await expect(status).toContainText('1 resposta aguarda envio')
  const answer = { questionId: code, value: 'sim', answeredAt: new Date().toISOString(), key: crypto.randomUUID() }
  await ask(`${visits}/${id}/respostas`, { deviceId: crypto.randomUUID(), answers: [answer] })
  await context.setOffline(false)
  const conflict = page.getByRole('alert').filter({ hasText: 'Outro aparelho respondeu diferente' })
  await expect(conflict).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Outro aparelho também responde esta vistoria.')).toBeVisible({ timeout: 40_000 })
  await conflict.getByRole('button', { name: 'Ficar com a minha' }).click()
  await expect(status).toContainText('Tudo enviado', { timeout: 30_000 })
  const current = ((await ask(`${visits}/${id}/respostas`)) as Sheet).answers.find(({ questionId }) => questionId === code)
  expect(current?.value).toBe('nao')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Próxima', exact: true }).click()
  await card.getByRole('radio').first().dispatchEvent('click')
  await expect(status).toContainText('1 resposta aguarda envio')
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await expect(page.getByText('1 resposta ou foto ainda não foi enviada')).toBeVisible()
  await page.getByRole('button', { name: 'Sim, sair' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => page.evaluate(keptRows)).toBe(0)
})

test.describe('with a server that is killed', () => {
  test.use({ storageState: nobody, baseURL: origin })

  test(
    '500 writes and 60 photos of 4 MB given without network are all there, in order, once: pages closed twice, the server killed once',
    repeats(true),
    async ({ page, context }) => {
      test.setTimeout(900_000)
      const dataFolder = await mkdtemp(join(tmpdir(), 'esporte-parana-offline-'))
      const start = async () => {
        const product = await startProduct({ port, portalPort: 0, dataFolder })
        if (!product) throw new Error('the product did not start')
        return product
      }
      let product = await start()
      try {
        await signIn(page)
        const ask = await asker(page)
        const scheduled = (await ask(`${visits}?status=agendada&por_pagina=40`)) as readonly { readonly id: number }[]
        const ids = await longVisits(ask, scheduled)
        for (const id of ids) await open(page, id)
        await page.evaluate(() => navigator.serviceWorker.ready)

        await context.setOffline(true)
        const given = new Map<number, Given>()
        for (const id of ids) given.set(id, await answerOffline(context, id))
        const open1 = await context.newPage()
        for (const id of ids) {
          await open(open1, id)
          await expect(open1.locator('.ep-outbox-text')).toContainText(`${given.get(id)?.last.size} respostas aguardam envio`)
          await expect(open1.locator('.ep-outbox-text')).toContainText('Sem rede')
        }
        const total = [...given.values()].reduce((sum, { writes, photos }) => sum + writes + photos, 0)
        expect(total).toBeGreaterThanOrEqual(500)
        expect([...given.values()].reduce((sum, { photos }) => sum + photos, 0)).toBe(60)

        await context.setOffline(false)
        await expect
          .poll(async () => ((await ask(`${visits}/${ids[0]}/respostas`)) as Sheet).devices[0]?.count ?? 0, { timeout: 60_000 })
          .toBeGreaterThan(60)
        process.kill(product.pid, 'SIGKILL')
        await product.ended
        await expect(open1.locator('.ep-outbox-text')).toContainText('O servidor não responde', { timeout: 30_000 })
        await product.stop()
        product = await start()
        await expect(open1.locator('.ep-outbox-text')).toContainText('Tudo enviado', { timeout: 240_000 })

        for (const id of ids) {
          const sheet = (await ask(`${visits}/${id}/respostas`)) as Sheet
          const { writes, photos, last } = given.get(id) as Given
          expect(
            Object.fromEntries(
              sheet.answers.filter(({ questionId }) => last.has(questionId)).map(({ questionId, value }) => [questionId, value]),
            ),
          ).toEqual(Object.fromEntries(last))
          // Each answer is one row, so an answer that was sent twice would count twice.
          expect(sheet.devices.map(({ count }) => count)).toEqual([writes])
          const files = sheet.answers.flatMap((answer) => answer.photos.map(({ fileId }) => fileId))
          expect([files.includes(null), new Set(files).size, sheet.awaiting]).toEqual([false, photos, []])
          // Photos are scaled before they are stored in the outbox.
          expect(await sizeOf(open1, Number(files[0]))).toBeLessThanOrEqual(1920)
        }
      } finally {
        await product.stop()
        await rm(dataFolder, { recursive: true, force: true })
      }
    },
  )
})

type Ask = (path: string, body?: object) => Promise<unknown>

/** Calls the server outside the page, which may be offline. */
async function asker(page: Page, base = origin): Promise<Ask> {
  const token = String((await storedSession(page))?.token)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return async (path, body) => {
    const answer = await fetch(`${base}/api/admin/v1${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
    return ((await answer.json()) as { readonly data: unknown }).data
  }
}

/** The longest side of a stored photo, in pixels. */
async function sizeOf(page: Page, fileId: number): Promise<number> {
  const token = String((await storedSession(page))?.token)
  return page.evaluate(
    async ([path, bearer]) => {
      const answer = await fetch(path, { headers: { Authorization: `Bearer ${bearer}` } })
      const { width, height } = await createImageBitmap(await answer.blob())
      return Math.max(width, height)
    },
    [`/api/admin/v1/anexos/${fileId}`, token] as const,
  )
}

/** The number of rows in this browser's outbox; runs in the page. */
async function keptRows(): Promise<number> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no answer'))
    })
  const database = await answer(indexedDB.open('esporte-parana-outbox'))
  const names = [...database.objectStoreNames]
  const stores = database.transaction(names)
  const counts = await Promise.all(names.map((name) => answer(stores.objectStore(name).count())))
  database.close()
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Two visits whose questionnaires allow at least thirty photos. */
async function longVisits(ask: Ask, scheduled: readonly { readonly id: number }[]): Promise<readonly number[]> {
  const found: number[] = []
  for (const { id } of scheduled) {
    const { questionnaire } = (await ask(`${visits}/${id}/respostas`)) as {
      readonly questionnaire: {
        readonly sections: readonly { readonly questions: readonly { readonly photoMax: number; readonly showIf: unknown }[] }[]
      }
    }
    const asked = questionnaire.sections.flatMap(({ questions }) => questions).filter(({ showIf }) => !showIf)
    if (asked.reduce((sum, { photoMax }) => sum + photoMax, 0) >= 30) found.push(id)
    if (found.length === 2) return found
  }
  throw new Error('the demonstration has no two long visits')
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`${visits}/${id}?responder=1`)
  await expect(page.locator('.ep-answer-card')).toBeVisible()
}

/** Starts a visit and answers all questions several times; closes the page in between. */
async function answerOffline(context: BrowserContext, id: number): Promise<Given> {
  const given: Given = { writes: 0, photos: 0, last: new Map() }
  let page = await context.newPage()
  await open(page, id)
  await page.getByRole('button', { name: 'Iniciar vistoria' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar vistoria' })).toBeHidden()
  for (let isLast = false, place = 0; !isLast; place += 1) {
    if (place === 5) {
      await page.close()
      page = await context.newPage()
      await open(page, id)
      // It opens at the first unanswered question.
      await expect(page.locator('.ep-answer-about')).toContainText(`Pergunta ${place + 1} de`)
    }
    await answerQuestion(page, given)
    const next = page.getByRole('button', { name: 'Próxima', exact: true })
    isLast = !(await next.isVisible())
    if (!isLast) await next.click()
  }
  await expect(page.locator('.ep-outbox-text')).toContainText(`${given.last.size} respostas`)
  await page.close()
  return given
}

async function answerQuestion(page: Page, given: Given): Promise<void> {
  const card = page.locator('.ep-answer-card')
  const code = (await card.getAttribute('data-code')) ?? ''
  const radios = card.getByRole('radiogroup').first().getByRole('radio')
  const count = await radios.count()
  if (count === 0) {
    await card.getByRole('textbox').first().fill(`Resposta ${code}`)
    await card.getByRole('textbox').first().blur()
    given.writes += 1
    given.last.set(code, `Resposta ${code}`)
  } else {
    // Alternates between the answers and ends with the first: a yes shows no further question.
    for (let tap = 0; tap < 23; tap += 1) {
      const radio = radios.nth((tap + 1) % 2 === 0 ? 1 : 0)
      await radio.dispatchEvent('click')
      await expect(radio).toBeChecked()
      given.writes += 1
      given.last.set(code, (await radio.getAttribute('value')) ?? '')
    }
  }
  for (let photo = 0; photo < 3 && given.photos < 30 && (await card.locator('input[type=file]').count()) > 0; photo += 1) {
    const shown = await card.locator('.ep-answer-photo').count()
    expect(await card.locator('input[type=file]').evaluate(shoot, `${code}-${photo}.jpg`)).toBeGreaterThan(4_000_000)
    await expect(card.locator('.ep-answer-photo')).toHaveCount(shown + 1, { timeout: 30_000 })
    given.writes += 1
    given.photos += 1
  }
}
