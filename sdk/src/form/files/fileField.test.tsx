import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { supplier } from '../../resources/service-memos/supplier/resource.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const SupplierForm = formScreen(supplier)
const path = '/administrativo/solicitacoes-servico/fornecedores'
let form: Rendered
const place = (row = 1) =>
  page.getByRole('group', { name: `Certidão ${row}`, exact: true }).getByRole('group', { name: 'Arquivo', exact: true })
const button = (name: string, row = 1) => place(row).getByRole('button', { name, exact: true })
const pdf = (name: string) => new File(['%PDF-1.7 ', name], name, { type: 'application/pdf' })
const open = async () => {
  form = renderForm(<SupplierForm params={{ id: '1' }} />, { address: `${path}/1`, world: { resources: [supplier] } })
  await expect.element(button('Anexar arquivo')).toBeVisible()
}
/** As a person chooses it, without carrying the bytes through the test's own protocol. */
const choose = (file: File, row = 1) => {
  const carried = new DataTransfer()
  carried.items.add(file)
  const input = place(row).element().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  input.files = carried.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const certificates = () =>
  (form.api.records('supplier')[0] as unknown as { certificates: { fileId: number | null }[] }).certificates.map(({ fileId }) => fileId)
const save = () => page.getByRole('button', { name: 'Salvar', exact: true }).click()
afterEach(() => form.unmount())

describe('the file beside a row', () => {
  it('is stored with the record, can be replaced and taken away', async () => {
    await open()
    choose(pdf('certidao.pdf'))
    await expect.element(place().getByText('certidao.pdf')).toBeVisible()
    await expect.element(button('Baixar certidao.pdf')).toBeVisible()
    await save()
    await vi.waitFor(() => expect(certificates()[0]).toBeTypeOf('number'))
    choose(pdf('nova.pdf'))
    await expect.element(place().getByText('nova.pdf')).toBeVisible()
    await button('Remover nova.pdf').click()
    await expect.element(button('Anexar arquivo')).toHaveFocus()
    await save()
    await vi.waitFor(() => expect(certificates()[0]).toBeNull())
  })

  it('is refused by its bytes, whatever its name says', async () => {
    await open()
    choose(new File(['MZ'], 'certidao.pdf'))
    await expect.element(place().getByText(/conteúdo não é PDF/)).toBeVisible()
    await expect.element(button('Anexar arquivo')).toBeVisible()
  })

  it('stays in sight when the one to replace it is refused', async () => {
    await open()
    choose(pdf('certidao.pdf'))
    await expect.element(button('Baixar certidao.pdf')).toBeVisible()
    choose(new File(['MZ'], 'nova.pdf'))
    await expect.element(place().getByText(/^nova\.pdf: .*conteúdo não é PDF/)).toBeVisible()
    await expect.element(button('Baixar certidao.pdf')).toBeVisible()
    await expect.element(button('Trocar')).toBeVisible()
  })

  it('is sent again when nobody answered, and arrives in its row though the one before it went', async () => {
    await open()
    form.intercept('POST /anexos', () => Promise.reject(new TypeError('Failed to fetch')))
    choose(pdf('crf.pdf'), 2)
    await button('Tentar de novo', 2).click()
    await page.getByRole('button', { name: 'Remover Certidão 1', exact: true }).click()
    await expect.element(place(1).getByText('crf.pdf')).toBeVisible()
    await save()
    await vi.waitFor(() => expect(certificates()).toEqual([expect.any(Number)]))
  })
})
