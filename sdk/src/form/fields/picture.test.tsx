import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { failure } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const PersonForm = formScreen(person)
let form: Rendered
const photo = () => page.getByRole('group', { name: 'Foto', exact: true })
const input = () => photo().element().querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
/** One red pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const png = (name = 'rosto.png') => new File([pixel], name, { type: 'image/png' })
const open = async () => {
  form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5' })
  await expect.element(photo()).toBeVisible()
}
/** As a person chooses it, without carrying the bytes through the test's own protocol. */
const choose = (file: File) => {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input().files = chosen.files
  input().dispatchEvent(new Event('change', { bubbles: true }))
}
afterEach(() => form.unmount())

describe('the photo of a person', () => {
  it('is shown, stored with the record and seen beside the name', async () => {
    await open()
    choose(png())
    await expect.element(photo().getByRole('img', { name: 'Foto atual' })).toBeVisible()
    await expect.element(page.getByText('Alterações não salvas')).toBeVisible()
    // What was just sent need not be fetched.
    expect(form.api.calls.filter((call) => call.startsWith('GET /anexos'))).toEqual([])
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(() => form.api.records('person').find(({ id }) => id === 5)?.photoId).toBe(1)
    await expect.poll(() => document.querySelector('.ep-form-head img')).not.toBeNull()
  })

  it.each([
    ['is empty', new File([], 'vazio.png'), /está vazio/],
    ['lies about its type', new File(['<html>'], 'rosto.png', { type: 'image/png' }), /não é uma imagem/],
    ['is HEIC', new File(['\0\0\0\x18ftypheic'], 'IMG_1.heic'), /HEIC não podem ser mostradas/],
    ['is one byte too large', new File([pixel, new Uint8Array(20 * 1024 * 1024 + 1 - pixel.length)], 'grande.png'), /mais de 20 MB/],
  ])('is refused with a sentence, before it is sent, when the file %s', async (_, file, sentence) => {
    await open()
    choose(file)
    await expect.element(photo().getByRole('alert')).toBeVisible()
    expect(photo().getByRole('alert').element().textContent).toMatch(sentence)
    expect(form.api.calls.filter((call) => call.includes('/anexos'))).toEqual([])
  })

  it('is sent again after the connection broke', async () => {
    await open()
    form.intercept('POST /anexos', () => Promise.reject(new TypeError('Failed to fetch')))
    choose(png())
    await expect.element(photo().getByText('O envio foi interrompido: não houve resposta do servidor.')).toBeVisible()
    await photo().getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(photo().getByRole('img', { name: 'Foto atual' })).toBeVisible()
    await expect.element(photo().getByRole('button', { name: 'Remover foto' })).toBeVisible()
  })

  it('keeps the old one when the sending is called off', async () => {
    await open()
    form.intercept('POST /anexos', () => new Promise(() => undefined))
    choose(png())
    await expect.element(photo().getByRole('progressbar', { name: 'Enviando rosto.png' })).toBeVisible()
    await photo().getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(photo().getByRole('button', { name: 'Escolher foto' })).toHaveFocus()
    await expect.element(photo().getByRole('progressbar')).not.toBeInTheDocument()
  })

  it('asks before a photo on its way is left behind', async () => {
    await open()
    form.intercept('POST /anexos', () => new Promise(() => undefined))
    choose(png())
    await expect.element(photo().getByRole('progressbar')).toBeVisible()
    await page.getByRole('link', { name: 'Pessoas' }).click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    expect(form.navigation.getLocation().pathname).toBe('/pessoas/5')
    await page.getByRole('button', { name: 'Continuar editando' }).click()
  })

  it('is waited for by whoever saves while it is on its way, and stored with the record', async () => {
    await open()
    let arrive: () => void = () => undefined
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    form.intercept('POST /anexos', async (pass) => {
      await arrival
      return pass()
    })
    choose(png())
    await expect.element(photo().getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.element(page.getByText('O registro será salvo quando o arquivo chegar ao servidor.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Esperando envio…' })).toBeVisible()
    expect(form.api.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    arrive()
    await expect.poll(() => form.api.records('person').find(({ id }) => id === 5)?.photoId).toBe(1)
    await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible()
  })

  it('is no longer waited for when the person says so, and nothing is saved then', async () => {
    await open()
    form.intercept('POST /anexos', () => new Promise(() => undefined))
    choose(png())
    await expect.element(photo().getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByRole('button', { name: 'Não salvar ainda' }).click()
    await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible()
    await expect.element(photo().getByRole('progressbar')).toBeVisible()
    expect(form.api.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    await photo().getByRole('button', { name: 'Cancelar' }).click()
  })

  it('is not left out in silence when its connection broke: nothing is saved until it is sent or given up', async () => {
    await open()
    form.intercept('POST /anexos', () => Promise.reject(new TypeError('Failed to fetch')))
    await page.getByLabelText('Nome social').fill('Cadu Bressan')
    choose(png())
    await expect.element(photo().getByRole('button', { name: 'Descartar envio' })).toBeVisible()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.element(page.getByText('Nada foi salvo: o arquivo rosto.png não chegou ao servidor.')).toBeVisible()
    expect(form.api.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    await page.getByRole('button', { name: 'Mostrar', exact: true }).click()
    await expect.element(photo().getByRole('button', { name: 'Escolher foto' })).toHaveFocus()
    await photo().getByRole('button', { name: 'Descartar envio' }).click()
    await expect.element(photo().getByRole('button', { name: 'Escolher foto' })).toHaveFocus()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(() => form.api.records('person').find(({ id }) => id === 5)?.socialName).toBe('Cadu Bressan')
  })

  it('says so when the server has the last word', async () => {
    await open()
    form.intercept('POST /anexos', () => failure(413, 'too-large'))
    choose(png())
    await expect.element(photo().getByRole('alert')).toBeVisible()
    expect(photo().getByRole('alert').element().textContent).toMatch(/mais de 20 MB/)
  })

  it('is taken away, and the focus stays with what can be done next', async () => {
    await open()
    choose(png())
    await photo().getByRole('button', { name: 'Remover foto' }).click()
    await expect.element(photo().getByRole('button', { name: 'Escolher foto' })).toHaveFocus()
  })
})
