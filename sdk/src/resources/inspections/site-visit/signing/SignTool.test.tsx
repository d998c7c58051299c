import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formScreen } from '../../../../form/frame/formScreen.js'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { OutboxProvider } from '../../../../outbox/OutboxProvider.js'
import { clearOutbox } from '../../../../outbox/openOutbox.js'
import { siteVisit } from '../resource.js'
import { siteVisitSamples } from '../samples.js'

const SiteVisitForm = formScreen({ ...siteVisit, sections: siteVisit.sections.filter(({ title }) => title === 'signatures') })

/** The session of these tests has no user. */
const person = 'undefined'
let form: Rendered
afterEach(async () => {
  form.unmount()
  await clearOutbox(person)
})

async function openBoard(signatures: readonly object[] = []) {
  const address = '/administrativo/fiscalizacoes/vistorias/2'
  form = renderForm(
    <OutboxProvider isOurs>
      <SiteVisitForm params={{ id: '2' }} />
    </OutboxProvider>,
    {
      address,
      world: { resources: [siteVisit], records: { siteVisit: siteVisitSamples.map((visit) => ({ ...visit, signatures })) } },
    },
  )
  await page.getByRole('button', { name: 'Assinar na tela' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assinar na tela' })
  await expect.element(dialog).toBeVisible()
  return dialog
}

/** A stroke of the pen. */
function draw(canvas: Element) {
  const { left, top } = canvas.getBoundingClientRect()
  const at = (type: string, x: number) =>
    canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + x, clientY: top + 20 }))
  // No pointer is really down, so none can be captured.
  ;(canvas as HTMLElement).setPointerCapture = () => undefined
  at('pointerdown', 20)
  at('pointermove', 60)
  at('pointerup', 60)
}

it('a drawing stays while the name of its signer is retyped', async () => {
  const dialog = await openBoard()
  draw(dialog.getByRole('img', { name: 'Assine no quadro' }).element())
  const use = dialog.getByRole('button', { name: 'Usar assinatura' })
  await expect.element(use).toBeEnabled()
  const name = dialog.getByRole('textbox', { name: 'Nome' })
  await name.fill('Jo')
  await expect.element(use).toBeDisabled()
  await expect.element(dialog.getByText('Para usar a assinatura, escreva o nome de quem assina, com três letras ou mais.')).toBeVisible()
  await name.fill('Joana Kuhn')
  await expect.element(use).toBeEnabled()
})

it('a drawing that was not used waits on the device: after Escape, after Back, and after the page was loaded again', async () => {
  let dialog = await openBoard()
  const use = () => dialog.getByRole('button', { name: 'Usar assinatura' })
  const waits = page.getByText('Há uma assinatura desenhada que ainda não foi usada.')
  draw(dialog.getByRole('img', { name: 'Assine no quadro' }).element())
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Joana Kuhn')
  await expect.element(use()).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(waits).toBeVisible()
  form.navigation.navigate('/administrativo')
  await expect.poll(() => form.navigation.getLocation().pathname).toBe('/administrativo')
  form.unmount()
  dialog = await openBoard()
  await expect.element(use()).toBeEnabled()
  await expect.element(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Joana Kuhn')
  await use().click()
  await expect.element(page.getByText('assinatura.png')).toBeVisible()
  await expect.element(waits).not.toBeInTheDocument()
  // A second one is told too, before the first was saved.
  await page.getByRole('button', { name: 'Assinar na tela' }).click()
  draw(dialog.getByRole('img', { name: 'Assine no quadro' }).element())
  await expect.element(use()).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(waits).toBeVisible()
})

it('signing is the first action of its section, before the rows', async () => {
  await openBoard()
  const [sign, add] = [
    page.getByRole('button', { name: 'Assinar na tela', includeHidden: true }),
    page.getByRole('button', { name: 'Adicionar: Assinaturas', includeHidden: true }),
  ]
  expect(sign.element().compareDocumentPosition(add.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

it('a row of the signer that has no file gets the signature, and no second one is added', async () => {
  const dialog = await openBoard([{ id: 1, role: 'responsavel', name: '', fileId: null, file: null, signedAt: null }])
  await expect.element(dialog.getByRole('textbox', { name: 'Nome' })).not.toHaveValue('')
  draw(dialog.getByRole('img', { name: 'Assine no quadro' }).element())
  await dialog.getByRole('button', { name: 'Usar assinatura' }).click()
  await expect.element(page.getByText('assinatura.png')).toBeVisible()
  await expect.poll(() => page.getByRole('textbox', { name: 'Nome' }).elements()).toHaveLength(1)
})
