import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearOutbox } from '../../../../outbox/openOutbox.js'
import { TestBackoffice } from '../../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../../testing/samples/samples.js'
import { SiteVisitPhone } from './SiteVisitPhone.js'

let unmount = () => undefined as void
afterEach(async () => {
  vi.restoreAllMocks()
  unmount()
  // Each test begins with a device that has kept nothing.
  await clearOutbox('1')
})

/** Shows a visit to be answered. */
function open(id: number, fetch: typeof globalThis.fetch, more = ''): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={`/administrativo/fiscalizacoes/vistorias/${id}?responder=1${more}`}>
      <SiteVisitPhone params={{ id: String(id) }} />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}

it('says that there is nothing to send before anything was answered, and that all was sent afterwards', async () => {
  open(2, createMemoryApi({ records: sampleRecords, requiresSession: false }).fetch)
  const line = page.getByRole('status').getByRole('button')
  await expect.element(line).toHaveTextContent('Nada a enviar')
  await userEvent.click(page.getByRole('radio', { name: 'Não' }).first())
  await expect.element(line).toHaveTextContent('Tudo enviado')
})

it('keeps an answer when a reading arrives that was asked for before it was sent', async () => {
  const { fetch } = createMemoryApi({ records: sampleRecords, requiresSession: false })
  const late: (() => void)[] = []
  let isSlow = false
  open(2, async (address, options) => {
    const answer = await fetch(address, options)
    const isReading = String(address instanceof Request ? address.url : address).endsWith('/respostas') && options?.method !== 'POST'
    if (isSlow && isReading) await new Promise<void>((resolve) => late.push(resolve))
    return answer
  })
  await userEvent.click(page.getByRole('radio', { name: 'Não' }).first())
  isSlow = true
  await vi.waitFor(() => expect(late).toHaveLength(1), { timeout: 10_000 })
  isSlow = false
  await userEvent.click(page.getByRole('radio', { name: 'Sim' }).first())
  await userEvent.click(page.getByRole('button', { name: 'Retirar e mudar a resposta' }))
  const line = page.getByRole('status').getByRole('button')
  await expect.element(line).toHaveTextContent('Tudo enviado')
  late[0]?.()
  // As long as the reading takes to be shown, and shorter than until the next one.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value).toBe('sim')
})

it('tells an answer once: what it asks for, in a region that was there before, and nothing of its way to the server', async () => {
  open(2, createMemoryApi({ records: sampleRecords, requiresSession: false }).fetch)
  const card = page.getByRole('article').first()
  await expect.element(card.getByRole('radio', { name: 'Não' })).toBeVisible()
  const regions = [...document.querySelectorAll('[role="status"]')]
  const told: string[] = []
  const observer = new MutationObserver(() => {
    for (const region of regions) {
      const isTold = region.getAttribute('aria-live') !== 'off'
      const said = `${regions.indexOf(region)} ${region.textContent}`
      if (isTold && region.textContent !== '' && !told.includes(said)) told.push(said)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  await userEvent.click(card.getByRole('radio', { name: 'Não' }))
  await expect.element(page.getByRole('status').getByRole('button')).toHaveTextContent('Tudo enviado')
  observer.disconnect()
  expect(told.map((said) => said.slice(2))).toEqual([expect.stringMatching(/^Não conformidade/), 'Tudo enviado'])
  expect([...document.querySelectorAll('[role="status"]')]).toEqual(regions)
})

it('gives the focus to the question when its answer was taken away, together with the button', async () => {
  open(2, createMemoryApi({ records: sampleRecords, requiresSession: false }).fetch)
  await userEvent.click(page.getByRole('radio', { name: 'Não' }).first())
  await userEvent.click(page.getByRole('button', { name: 'Limpar resposta' }))
  await userEvent.click(page.getByRole('button', { name: 'Retirar e mudar a resposta' }))
  await expect.element(page.getByRole('button', { name: 'Limpar resposta' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus()
})

it('opens at the question that the address names, otherwise at the first one without an answer', async () => {
  const { fetch } = createMemoryApi({ records: sampleRecords, requiresSession: false })
  const shown = () => page.getByRole('heading', { level: 2 }).first().element().textContent
  open(2, fetch)
  await expect.element(page.getByRole('button', { name: 'Próxima' })).toBeVisible()
  const first = shown()
  await userEvent.click(page.getByRole('button', { name: 'Próxima' }))
  const second = shown()
  expect(second).not.toBe(first)
  unmount()
  open(2, fetch, '&pergunta=P3')
  await expect.poll(shown).toBe(second)
  unmount()
  open(2, fetch, '&pergunta=P99')
  await expect.poll(shown).toBe(first)
})

it('begins without a place that takes too long, and adds it when it comes', async () => {
  const { setTimeout } = globalThis
  // The patience of a quarter of a minute would be a long test.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait?: number) =>
    setTimeout(work, wait === 15_000 ? 20 : wait)) as typeof setTimeout)
  let answer: PositionCallback = () => undefined
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => (answer = found))
  const begun: { readonly geo: unknown; readonly startedAt: string }[] = []
  const { fetch } = createMemoryApi({ records: sampleRecords, requiresSession: false })
  open(1, (address, options) => {
    const path = address instanceof Request ? address.url : String(address)
    if (path.endsWith('/inicio')) begun.push(JSON.parse(options?.body as string))
    return fetch(address, options)
  })
  await userEvent.click(page.getByRole('button', { name: 'Iniciar vistoria' }))
  await vi.waitFor(() => expect(begun).toMatchObject([{ geo: null }]))
  await expect.element(page.getByText('Iniciada sem registrar o lugar: o aparelho não informou onde está em 15 segundos.')).toBeVisible()
  answer({ coords: { latitude: -25.43, longitude: -49.27, accuracy: 12.4 } } as GeolocationPosition)
  const geo = { latitude: '-25.430000', longitude: '-49.270000', accuracy: '12' }
  await vi.waitFor(() => expect(begun).toMatchObject([{ geo: null }, { geo }]))
  await expect.element(page.getByText(/Iniciada sem registrar o lugar/)).not.toBeInTheDocument()
})

it('says that it began without a place that the browser may not know', async () => {
  const refuse = (_: unknown, fail: PositionErrorCallback) => fail({ code: 1, message: 'denied' } as GeolocationPositionError)
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(refuse as Geolocation['getCurrentPosition'])
  open(1, createMemoryApi({ records: sampleRecords, requiresSession: false }).fetch)
  await userEvent.click(page.getByRole('button', { name: 'Iniciar vistoria' }))
  const words = 'Iniciada sem registrar o lugar: o navegador não tem permissão para usar a localização.'
  await expect.element(page.getByText(words)).toBeVisible()
  // The button has gone; its visit's question is next.
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus()
})

it('says without network that the answers are safe, in place of the way to a record that cannot open', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(2, createMemoryApi({ records: sampleRecords, requiresSession: false }).fetch)
  await userEvent.click(page.getByRole('button', { name: 'Perguntas' }).first())
  const panel = page.getByRole('dialog', { name: 'Perguntas' })
  await expect.element(panel.getByText(/o cadastro não abre.*ficam guardadas neste aparelho/)).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'Concluir no cadastro' })).not.toBeInTheDocument()
  network.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(panel.getByRole('link', { name: 'Concluir no cadastro' })).toBeVisible()
  await expect.element(panel.getByText(/o cadastro não abre/)).not.toBeInTheDocument()
})

it.each([
  ['fits', 'Sem lacre', undefined],
  ['does not fit', 'a'.repeat(2001), 'Use no máximo 2.000 caracteres'],
])('what is typed at the last moment before the page is loaded again is there afterwards: text that %s', async (_, text, says) => {
  const { fetch } = createMemoryApi({ records: sampleRecords, requiresSession: false })
  open(2, fetch, '&pergunta=P3')
  await page.getByRole('button', { name: 'Comentar' }).click()
  // A page that closes does not see the end of an encryption.
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt').mockReturnValue(new Promise(() => undefined))
  await page.getByRole('textbox', { name: 'Comentário' }).fill(text)
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(1)
  unmount()
  encrypt.mockRestore()
  open(2, fetch, '&pergunta=P3')
  await expect.element(page.getByRole('textbox', { name: 'Comentário' })).toHaveValue(text)
  if (says) await expect.element(page.getByRole('alert')).toHaveTextContent(says)
  await expect.poll(() => sessionStorage.length).toBe(0)
})

it('works with the network, and says that nothing is kept, where the browser never opens its database', async () => {
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait?: number) =>
    setTimeout(work, wait === 4000 ? 20 : wait)) as typeof setTimeout)
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
  open(2, createMemoryApi({ records: sampleRecords, requiresSession: false }).fetch)
  await expect.element(page.getByText('Nesta página nada fica guardado: não a feche antes de tudo ser enviado.')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'Não' }).first())
  const line = page.getByRole('status').getByRole('button')
  await expect.element(line).toHaveTextContent('Tudo enviado')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(page.getByRole('radio', { name: 'Sim' }).first())
  await userEvent.click(page.getByRole('button', { name: 'Retirar e mudar a resposta' }))
  await expect.element(line).toMatchTextContent(/O que você responde fica só nesta página/)
})
