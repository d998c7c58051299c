import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
import { type QuestionType, questionTypes } from '../question.js'
import { type AnswerFiles, type AskedQuestion, createMemoryFiles, type QuestionAnswer } from './answer.js'
import { QuestionField } from './QuestionField.js'
import { nameLines } from './SignatureBoard.js'

let rendered: Rendered
let answer: QuestionAnswer | undefined
afterEach(() => {
  rendered.unmount()
  answer = undefined
  vi.restoreAllMocks()
})

const options = ['Bom', 'Regular', 'Ruim'].map((label) => ({ label, value: label.toLowerCase() }))
const ask = (type: QuestionType, more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  code: 'P1',
  statement: 'Como está?',
  help: null,
  scaleLow: null,
  scaleHigh: null,
  type,
  required: false,
  min: null,
  max: null,
  step: null,
  unit: null,
  scale: type === 'escala' ? '1-5' : null,
  allowComment: false,
  photoMin: 0,
  photoMax: 0,
  options: type === 'escolha-unica' || type === 'multipla-escolha' ? options : [],
  ...more,
})

function Try({
  question,
  files,
  isReadOnly,
}: {
  readonly question: AskedQuestion
  readonly files: AnswerFiles
  readonly isReadOnly: boolean
}) {
  const [given, give] = useState(answer)
  const change = (next: QuestionAnswer) => {
    answer = next
    give(next)
  }
  return <QuestionField question={question} answer={given} onChange={change} files={files} isReadOnly={isReadOnly} />
}

async function show(question: AskedQuestion, { files = createMemoryFiles(), isReadOnly = false } = {}) {
  rendered = renderForm(<Try question={question} files={files} isReadOnly={isReadOnly} />)
  await expect.element(page.getByRole('group', { name: /^Como está\?/ }).first()).toBeVisible()
}
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const png = (name: string) => {
  const canvas = new OffscreenCanvas(4, 4)
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
  return canvas.convertToBlob().then((blob) => new File([blob], name, { type: 'image/png' }))
}
const choose = async (files: readonly File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  if (!input) throw new Error('nothing takes files')
  input.files = list.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

it('answers yes or no by arrows, says when it does not apply, and takes an answer back', async () => {
  await show(ask('sim-nao-na'))
  await radio('Sim').click()
  expect(answer).toEqual({ value: 'sim', na: false })
  await userEvent.keyboard('{ArrowRight}')
  expect(answer).toMatchObject({ value: 'nao' })
  await radio('Não se aplica').click()
  expect(answer).toEqual({ value: null, na: true })
  await expect.element(radio('Não se aplica')).toBeChecked()
  await button('Limpar resposta').click()
  expect(answer).toEqual({ value: null, na: false })
})

it('keeps several options in their order', async () => {
  await show(ask('multipla-escolha'))
  await page.getByRole('checkbox', { name: 'Ruim' }).click()
  await page.getByRole('checkbox', { name: 'Bom' }).click()
  expect(answer?.value).toEqual(['bom', 'ruim'])
  await page.getByRole('checkbox', { name: 'Bom' }).click()
  await page.getByRole('checkbox', { name: 'Ruim' }).click()
  expect(answer?.value).toBeNull()
})

it.each<[QuestionType, string, string, Partial<AskedQuestion>]>([
  ['texto-curto', 'Limpo', 'Limpo', {}],
  ['texto-longo', 'Muito limpo', 'Muito limpo', {}],
  ['numero', '4,5', '4.5', { unit: '°C', min: '0', max: '60' }],
  ['moeda', '12,50', '12.50', {}],
  ['data', '01032026', '2026-03-01', {}],
  ['hora', '0730', '07:30', {}],
])('takes an answer of type %s', async (type, typed, value, more) => {
  await show(ask(type, more))
  await page.getByRole('textbox', { name: 'Como está?' }).click()
  await userEvent.keyboard(typed)
  expect(answer?.value).toBe(value)
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  expect(answer?.value).toBeNull()
})

it('answers one option and a step of a scale', async () => {
  await show(ask('escolha-unica', { required: true }))
  await radio('Regular').click()
  expect(answer?.value).toBe('regular')
  await expect.element(button('Limpar resposta')).not.toBeInTheDocument()
  rendered.unmount()
  await show(ask('escala', { scale: '0-10' }))
  expect(page.getByRole('radio').elements()).toHaveLength(11)
  await radio('10').click()
  expect(answer?.value).toBe('10')
})

it('keeps two photos that are given at once, refuses what is none, and takes one away', async () => {
  await show(ask('foto', { photoMax: 2 }))
  await choose([await png('a.png'), await png('b.png')])
  await vi.waitFor(() => expect(answer?.value).toHaveLength(2))
  await expect.element(page.getByRole('img', { name: 'Foto 2' })).toBeVisible()
  await expect.element(button('Adicionar foto')).not.toBeInTheDocument()
  await button('Remover Foto 1').click()
  expect(answer?.value).toEqual(['2'])
  await choose([new File(['no'], 'nota.png')])
  await expect.element(page.getByRole('alert')).toHaveTextContent('nota.png não é uma foto JPG ou PNG.')
})

it('says when a file could not be kept, and keeps evidence beside another answer', async () => {
  let isFull = true
  const memory = createMemoryFiles()
  const files: AnswerFiles = { ...memory, keep: (file) => (isFull ? Promise.reject(new Error('full')) : memory.keep(file)) }
  answer = { value: 'sim' }
  await show(ask('sim-nao', { photoMin: 1, photoMax: 3 }), { files })
  await expect.element(page.getByText('0 de 3 · mínimo 1')).toBeVisible()
  await choose([await png('a.png')])
  await expect.element(page.getByRole('alert')).toHaveTextContent('Não foi possível guardar a.png. Tente de novo.')
  isFull = false
  await choose([await png('a.png')])
  await vi.waitFor(() => expect(answer).toEqual({ value: 'sim', photos: ['1'] }))
})

it('captures the place with its accuracy, or says why it cannot', async () => {
  const coords = { latitude: -25.428_36, longitude: -49.273_25, accuracy: 12 }
  const look = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  look.mockImplementationOnce((_, fail) => fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  await show(ask('localizacao'))
  await button('Capturar localização').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('O navegador não permitiu usar a localização. Permita nas configurações dele e tente de novo.')
  look.mockImplementationOnce((found) => found({ coords } as GeolocationPosition))
  await button('Capturar localização').click()
  await expect.poll(() => answer?.value).toBe('-25.428360,-49.273250,12')
  await expect.element(page.getByText('-25,42836, -49,27325 (± 12 m)')).toBeVisible()
})

it('takes a signature that is drawn, and a name from who cannot draw', async () => {
  const files = createMemoryFiles()
  await show(ask('assinatura'), { files })
  await expect.element(button('Usar assinatura')).toBeDisabled()
  const board = page.getByRole('img', { name: 'Assine no quadro' }).element()
  const { left, top } = board.getBoundingClientRect()
  const draw = (type: string, x: number) =>
    board.dispatchEvent(new PointerEvent(type, { pointerId: 1, bubbles: true, clientX: left + x, clientY: top + 30 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  draw('pointerdown', 20)
  draw('pointermove', 120)
  draw('pointerup', 120)
  await button('Usar assinatura').click()
  await vi.waitFor(() => expect(answer?.value).toBe('1'))
  await expect.element(page.getByRole('img', { name: 'Assinatura' })).toBeVisible()
  expect((await files.read('1')).size).toBeGreaterThan(100)
  await button('Assinar de novo').click()
  await page.getByRole('textbox', { name: 'Nome de quem assina' }).fill('Ana Lima')
  await button('Assinar com o nome').click()
  await vi.waitFor(() => expect(answer?.value).toBe('2'))
  // A long name is split into lines large enough for paper.
  const name = 'Maximiliano Aparecido Wenceslau de Albuquerque Cavalcanti Schneider Filho'
  expect(nameLines(name)).toEqual(['Maximiliano Aparecido', 'Wenceslau de Albuquerque', 'Cavalcanti Schneider Filho'])
})

it('takes a comment, which goes when it is emptied', async () => {
  await show(ask('sim-nao', { allowComment: true }))
  await button('Comentar Como está?').click()
  await expect.element(page.getByRole('textbox', { name: 'Comentário' })).toHaveFocus()
  await userEvent.keyboard('Só a porta')
  expect(answer).toEqual({ value: null, comment: 'Só a porta' })
  await page.getByRole('textbox', { name: 'Comentário' }).fill('')
  expect(answer?.comment).toBeNull()
})

it.each(questionTypes)('is readable for everybody: %s', async (type) => {
  await show(ask(type, { help: 'Veja o chão.', allowComment: true, photoMax: 2, required: true }))
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

it('shows an answer that can no longer be changed', async () => {
  answer = { value: 'nao', comment: 'Porta' }
  await show(ask('sim-nao', { allowComment: true, photoMax: 3 }), { isReadOnly: true })
  await expect.element(radio('Não')).toBeDisabled()
  await expect.element(page.getByRole('textbox', { name: 'Comentário' })).toHaveValue('Porta')
  await expect.element(button('Adicionar foto')).not.toBeInTheDocument()
})

it('keeps a drawn signature when the person goes on without "Usar assinatura"', async () => {
  const files = createMemoryFiles()
  const kept = vi.spyOn(files, 'keep')
  await show(ask('assinatura'), { files })
  const board = page.getByRole('img', { name: 'Assine no quadro' }).element()
  board.setPointerCapture = () => undefined
  const { left, top } = board.getBoundingClientRect()
  const at = (x: number) => ({ clientX: left + x, clientY: top + 20, bubbles: true })
  board.dispatchEvent(new PointerEvent('pointerdown', at(10)))
  board.dispatchEvent(new PointerEvent('pointermove', at(60)))
  board.dispatchEvent(new PointerEvent('pointerup', at(60)))
  await expect.element(button('Usar assinatura')).toBeEnabled()
  rendered.unmount()
  await expect.poll(() => kept.mock.calls.length).toBe(1)
  expect(kept.mock.calls[0]?.[0]).toMatchObject({ name: 'assinatura.png', type: 'image/png' })
})
