import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formScreen } from '../../../../form/frame/formScreen.js'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { siteVisit } from '../resource.js'
import { siteVisitSamples } from '../samples.js'

const SiteVisitForm = formScreen({ ...siteVisit, sections: siteVisit.sections.filter(({ title }) => title === 'signatures') })

let form: Rendered
afterEach(() => form.unmount())

async function openBoard(signatures: readonly object[] = []) {
  const address = '/administrativo/fiscalizacoes/vistorias/2'
  form = renderForm(<SiteVisitForm params={{ id: '2' }} />, {
    address,
    world: { resources: [siteVisit], records: { siteVisit: siteVisitSamples.map((visit) => ({ ...visit, signatures })) } },
  })
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

it('asks before a drawing that was not used is left behind', async () => {
  const dialog = await openBoard()
  draw(dialog.getByRole('img', { name: 'Assine no quadro' }).element())
  await expect.element(dialog.getByRole('button', { name: 'Usar assinatura' })).toBeEnabled()
  form.navigation.navigate('/administrativo')
  const question = page.getByRole('alertdialog', { name: 'Sair sem assinar?' })
  await expect.element(question).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Voltar' }))
  expect(form.navigation.getLocation().pathname).toBe('/administrativo/fiscalizacoes/vistorias/2')
  await expect.element(dialog.getByRole('button', { name: 'Usar assinatura' })).toBeEnabled()
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
