import { useSyncExternalStore } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../form/frame/renderForm.testkit.js'
import { exportEntry } from './exportEntry.js'
import { openTab, photo, refusal, write } from './outbox.testkit.js'
import { OutboxStatus } from './OutboxStatus.js'
import type { StorageRoom } from './storageRoom.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

type Tab = ReturnType<typeof openTab>

function Waiting({ tab: { outbox }, room, held }: { readonly tab: Tab; readonly room?: StorageRoom; readonly held?: string }) {
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState)
  return <OutboxStatus view={{ outbox, state, room }} held={held} />
}

const show = (tab: Tab, room?: StorageRoom) => {
  rendered = renderForm(<Waiting tab={tab} room={room} />)
}
/** A browser that reports to be offline, without network. */
const offline = () => {
  const tab = openTab({ isOnline: () => false })
  tab.server.state.isAway = true
  return tab
}
const line = () => page.getByRole('button', { name: /aguarda|enviado/ })
const panel = () => page.getByRole('dialog', { name: 'Envios em espera' })
const answer = (subject: string) => write(subject, { label: 'Vistoria 7: P3', summary: 'O extintor está no lugar? Não' })

describe('what waits', () => {
  it.each([
    ['without network', offline, 'Sem rede.'],
    ['when the session is over', () => openTab({ isSignedIn: () => false }), 'Entre de novo para enviar.'],
  ])('says why %s', async (_, open, why) => {
    const tab = open()
    show(tab)
    await tab.outbox.add({ write: answer('v/7') }, { write: answer('v/8') })
    await expect.element(line()).toMatchTextContent('2 envios aguardam')
    await expect.element(line()).toMatchTextContent(why)
  })

  it('does not say that all was sent while something typed cannot be', async () => {
    rendered = renderForm(<Waiting tab={openTab()} held="1 resposta não vale até ser corrigida" />)
    await expect.element(page.getByRole('button', { name: /não vale/ })).toBeVisible()
    expect(page.getByText('Tudo enviado').elements()).toEqual([])
  })

  it('says when a server that does not answer is asked again', async () => {
    const tab = openTab()
    tab.server.state.isAway = true
    show(tab)
    await tab.outbox.add({ write: answer('v/7') })
    await expect.element(line()).toMatchTextContent('O servidor não responde. Nova tentativa em')
  })

  it('can be read, with its photo, before it is sent', async () => {
    const tab = offline()
    show(tab)
    await tab.outbox.add({ write: answer('v/7'), files: [photo('p')] })
    await line().click()
    await expect.element(panel()).toMatchTextContent('O extintor está no lugar? Não')
    await panel().getByRole('button', { name: 'Ver fotos' }).click()
    await expect.element(panel().getByRole('img', { name: 'p.jpg' })).toBeInTheDocument()
    expect(panel().getByRole('button', { name: 'Remover' }).query()).toBe(null)
  })

  it('warns before the browser is full, and says what it promised', async () => {
    const tab = offline()
    show(tab, { persistence: 'refused', share: 0.83, isNearlyFull: true })
    await tab.outbox.add({ write: answer('v/7') })
    await expect.element(line()).toMatchTextContent('quase cheio (83 %)')
    await line().click()
    await expect.element(panel()).toMatchTextContent('O navegador não garante que guarda o que aguarda')
  })
})

it('offers no further attempt where the record has ended: it is exported or removed', async () => {
  const tab = openTab()
  tab.server.state.refuses.set('/v/7', refusal(409, 'final', { message: 'O registro não muda mais.' }))
  tab.server.state.refuses.set('/v/8', refusal(422, 'invalid', { message: 'A pergunta não existe mais.' }))
  show(tab)
  await tab.outbox.add({ write: answer('v/7') }, { write: answer('v/8') })
  await line().click()
  const [ended, invalid] = [panel().getByRole('listitem').first(), panel().getByRole('listitem').nth(1)]
  await expect.element(invalid.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect.element(ended.getByRole('button', { name: 'Exportar arquivo' })).toBeVisible()
  await expect.element(ended.getByRole('button', { name: 'Remover' })).toBeVisible()
  expect(ended.getByRole('button', { name: 'Tentar de novo' }).query()).toBe(null)
})

it('what the server will never take is shown with its reason, leaves as a file, and goes on purpose alone', async () => {
  const tab = openTab()
  tab.server.state.refuses.set('/v/7', refusal(422, 'invalid', { message: 'A pergunta não existe mais.' }))
  show(tab)
  await tab.outbox.add({ write: answer('v/7') })
  await expect.element(line()).toMatchTextContent('Falhou o envio de 1')
  await line().click()
  await expect.element(panel()).toMatchTextContent('A pergunta não existe mais.')
  await expect.element(panel().getByRole('button', { name: 'Exportar arquivo' })).toBeVisible()
  await panel().getByRole('button', { name: 'Remover' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(tab.outbox.getState().entries).toHaveLength(1)
  await panel().getByRole('button', { name: 'Remover' }).click()
  await question.getByRole('button', { name: 'Remover' }).click()
  await expect.element(panel()).toMatchTextContent('Tudo enviado')
  expect(tab.server.written).toEqual([])
})

describe('a file from another device', () => {
  const takesIn = ({ path }: { readonly path: string }) => path === '/v/7'
  /** Opens the panel and takes a file with a write for `path` in. */
  const takeIn = async (path: string) => {
    const [tab, other] = [openTab(), offline()]
    const [entry] = await other.outbox.add({ write: answer(path) })
    if (!entry) throw new Error('nothing was added')
    const file = await exportEntry(other.outbox, entry, 'Ana Prado')
    function Receiving() {
      const state = useSyncExternalStore(tab.outbox.subscribe, tab.outbox.getState)
      return <OutboxStatus view={{ outbox: tab.outbox, state, room: undefined }} takesIn={takesIn} />
    }
    rendered = renderForm(<Receiving />)
    await line().click()
    await expect.element(panel().getByRole('button', { name: 'Receber arquivo exportado' })).toBeVisible()
    await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as HTMLElement), file)
    return tab
  }
  const question = page.getByRole('alertdialog', { name: 'Enviar em seu nome o que está neste arquivo?' })

  it('is shown, with its author, before it is sent in the name of whoever takes it in', async () => {
    const tab = await takeIn('v/7')
    await expect.element(question).toMatchTextContent('Vistoria 7: P3 (Ana Prado)')
    await expect.element(question).toMatchTextContent('O extintor está no lugar? Não')
    expect(tab.server.written).toEqual([])
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(panel()).toMatchTextContent('Tudo enviado')
    expect(tab.server.written).toEqual([])
  })

  it('is sent when the person says so', async () => {
    const tab = await takeIn('v/7')
    await question.getByRole('button', { name: 'Enviar' }).click()
    await expect.poll(() => tab.server.written).toMatchObject([{ path: '/v/7' }])
  })

  it('with a step that is not of this page is refused without a question', async () => {
    const tab = await takeIn('v/7/situacao')
    await expect.element(page.getByText('Este arquivo não é de um envio exportado.')).toBeVisible()
    expect(question.elements()).toEqual([])
    expect(tab.server.written).toEqual([])
  })
})
