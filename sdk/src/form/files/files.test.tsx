import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failure } from '../../testing/answers.js'
import { organization } from '../../testing/samples/organization.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const OrganizationForm = formScreen(organization)
let form: Rendered
const files = () => page.getByRole('group', { name: 'Documentos', exact: true })
const file = (name: string) => files().getByRole('listitem', { name, exact: true })
const pdf = (name: string) => new File(['%PDF-1.7 ', name], name, { type: 'application/pdf' })
/** One red pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const png = (name: string) => new File([pixel], name, { type: 'image/png' })
const stored = [pdf('estatuto.pdf'), png('fachada.png')]
const row = (fileId: number) => ({ fileId, category: 'estatuto', description: null, validUntil: '2020-01-31' })
const open = async (documents: readonly object[] = [row(1), row(2)]) => {
  const records = { organization: [{ id: 1, companyName: 'Clube Atlético', documents }] }
  form = renderForm(<OrganizationForm params={{ id: '1' }} />, {
    address: '/esporte-queremos/organizacoes/1',
    world: { resources: [organization], records, files: stored },
  })
  await expect.element(files().getByRole('button', { name: 'Anexar arquivos' })).toBeVisible()
}
const carry = (chosen: readonly File[]) => {
  const carried = new DataTransfer()
  for (const each of chosen) carried.items.add(each)
  return carried
}
/** As a person chooses them, without carrying the bytes through the test's own protocol. */
const choose = (...chosen: readonly File[]) => {
  const input = files().element().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  input.files = carry(chosen).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const documents = () => (form.api.records('organization')[0] as unknown as { documents: { fileId: number }[] }).documents
const save = () => page.getByRole('button', { name: 'Salvar', exact: true }).click()
const tells = (name: string, words: RegExp) => expect.poll(() => file(name).getByRole('alert').query()?.textContent ?? '').toMatch(words)
const setCategory = async (name: string) => {
  await file(name).getByRole('combobox', { name: 'Categoria' }).click()
  await page.getByRole('option', { name: 'Alvará' }).click()
}
afterEach(() => form.unmount())

describe('the files of a record', () => {
  it('are told by name, kind and size, and that one has run out', async () => {
    await open()
    await expect.element(file('estatuto.pdf')).toBeVisible()
    expect(file('estatuto.pdf').element().textContent).toMatch(/PDF · 1 kB · Enviado por .*vencida/)
    await expect.element(file('fachada.png').getByRole('button', { name: 'Ver fachada.png' })).toBeVisible()
  })

  it('are sent several at once, and stored with the record', async () => {
    await open([])
    choose(pdf('um.pdf'), png('dois.png'))
    await expect.element(file('um.pdf').getByRole('button', { name: 'Remover um.pdf' })).toBeVisible()
    await expect.element(file('dois.png').getByRole('button', { name: 'Remover dois.png' })).toBeVisible()
    await expect.element(files().getByRole('status')).toHaveTextContent('2 arquivos anexados. Salve o cadastro para guardá-los.')
    await save()
    // A category is asked for, file by file, where it is missing.
    await expect.element(file('um.pdf').getByRole('combobox', { name: 'Categoria' })).toHaveAccessibleDescription('Obrigatório')
    await setCategory('um.pdf')
    await setCategory('dois.png')
    await save()
    await expect.poll(documents).toMatchObject([{ category: 'alvara' }, { category: 'alvara' }])
  })

  it('are dropped and pasted as well', async () => {
    await open([])
    const group = files().element()
    group.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carry([pdf('solto.pdf')]) }))
    await expect.element(file('solto.pdf')).toBeVisible()
    const add = files().getByRole('button', { name: 'Anexar arquivos' }).element()
    add.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: carry([png('colado.png')]) }))
    await expect.element(file('colado.png')).toBeVisible()
  })

  it('are refused one by one with a sentence, and the others go on', async () => {
    await open([])
    const lying = new File(['<script>'], 'nota.pdf', { type: 'application/pdf' })
    const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'grande.pdf')
    choose(new File([], 'vazio.pdf'), lying, large, pdf('bom.pdf'))
    await expect.element(file('bom.pdf').getByRole('button', { name: 'Remover bom.pdf' })).toBeVisible()
    await tells('vazio.pdf', /O arquivo está vazio\./)
    await tells('nota.pdf', /O conteúdo não é PDF/)
    await tells('grande.pdf', /O arquivo tem mais de 20 MB\./)
    expect(form.api.calls.filter((call) => call === 'POST /anexos')).toHaveLength(1)
    await file('vazio.pdf').getByRole('button', { name: 'Tirar vazio.pdf da lista' }).click()
    await expect.element(file('vazio.pdf')).not.toBeInTheDocument()
    await expect.element(files().getByRole('button', { name: 'Anexar arquivos' })).toHaveFocus()
  })

  it('are never more than the record may hold', async () => {
    await open()
    choose(pdf('tres.pdf'), pdf('quatro.pdf'), pdf('cinco.pdf'))
    await tells('cinco.pdf', /A lista já está cheia\./)
    await expect.element(file('quatro.pdf').getByRole('button', { name: 'Remover quatro.pdf' })).toBeVisible()
  })

  it('are sent again after the connection broke; saving waits for that, or for giving it up', async () => {
    await open([])
    form.intercept('POST /anexos', () => Promise.reject(new TypeError('Failed to fetch')))
    choose(pdf('longe.pdf'))
    await tells('longe.pdf', /O envio foi interrompido/)
    await save()
    await expect.element(page.getByText('Nada foi salvo: o arquivo longe.pdf não chegou ao servidor.')).toBeVisible()
    await file('longe.pdf').getByRole('button', { name: 'Tentar de novo: longe.pdf' }).click()
    await setCategory('longe.pdf')
    await save()
    await expect.poll(documents).toMatchObject([{ fileId: 3 }])
  })

  it('stand in the order in which they were chosen, whichever arrives first', async () => {
    await open([])
    form.intercept('POST /anexos', () => Promise.reject(new TypeError('Failed to fetch')))
    choose(pdf('um.pdf'), pdf('dois.pdf'))
    await expect.element(file('dois.pdf').getByRole('button', { name: 'Remover dois.pdf' })).toBeVisible()
    await file('um.pdf').getByRole('button', { name: 'Tentar de novo: um.pdf' }).click()
    await expect.element(file('um.pdf').getByRole('button', { name: 'Remover um.pdf' })).toBeVisible()
    const names = files().getByRole('button', { name: /^Remover/ })
    expect(names.elements().map((each) => each.getAttribute('aria-label'))).toEqual(['Remover um.pdf', 'Remover dois.pdf'])
  })

  it('are no longer sent when somebody cancels', async () => {
    await open([])
    form.intercept('POST /anexos', () => new Promise(() => undefined))
    choose(pdf('lento.pdf'))
    await expect.element(file('lento.pdf').getByRole('progressbar', { name: 'Enviando lento.pdf' })).toBeVisible()
    await expect.element(files().getByRole('status')).toHaveTextContent('Enviando 1 arquivo: 0 %')
    await file('lento.pdf').getByRole('button', { name: 'Cancelar: lento.pdf' }).click()
    await expect.element(file('lento.pdf')).not.toBeInTheDocument()
  })

  it('say so when the server has the last word', async () => {
    await open([])
    form.intercept('POST /anexos', () => failure(413, 'too-large'))
    choose(pdf('outro.pdf'))
    await tells('outro.pdf', /O arquivo tem mais de 20 MB\./)
    await expect.element(file('outro.pdf').getByRole('button', { name: /Tentar de novo/ })).not.toBeInTheDocument()
  })

  it('are taken out and put back', async () => {
    await open()
    await file('estatuto.pdf').getByRole('button', { name: 'Remover estatuto.pdf' }).click()
    await expect.element(files().getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    expect(files().element().textContent).toContain('Arquivo removido: estatuto.pdf.')
    await userEvent.keyboard('{Enter}')
    await expect.element(file('estatuto.pdf')).toBeVisible()
    expect(file('estatuto.pdf').element().contains(document.activeElement)).toBe(true)
    await file('estatuto.pdf').getByRole('button', { name: 'Remover estatuto.pdf' }).click()
    await save()
    await expect.poll(documents).toMatchObject([{ fileId: 2 }])
  })

  it('are looked at and downloaded', async () => {
    await open()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await file('estatuto.pdf').getByRole('button', { name: 'Baixar estatuto.pdf' }).click()
    await expect.poll(() => click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['estatuto.pdf'])
    click.mockRestore()
    await file('fachada.png').getByRole('button', { name: 'Ver fachada.png' }).click()
    const dialog = page.getByRole('dialog', { name: 'fachada.png' })
    await expect.element(dialog.getByRole('img', { name: 'fachada.png' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(file('fachada.png').getByRole('button', { name: 'Ver fachada.png' })).toHaveFocus()
  })

  it('are no part of a copy', async () => {
    form = renderForm(<OrganizationForm params={{ id: 'novo' }} />, {
      address: '/esporte-queremos/organizacoes/novo?copia=1',
      world: {
        resources: [organization],
        records: { organization: [{ id: 1, companyName: 'Clube', documents: [row(1)] }] },
        files: stored,
      },
    })
    await expect.element(files().getByRole('button', { name: 'Anexar arquivos' })).toBeVisible()
    await expect.element(file('estatuto.pdf')).not.toBeInTheDocument()
  })
})
