import type { AskedQuestion } from './givenAnswers.js'
import type { PhoneTexts } from './phoneTexts.js'

interface Said {
  readonly value: string | readonly string[] | null
  readonly na?: boolean
  readonly comment?: string | null
  readonly photos?: readonly unknown[]
}

/** An answer in one line, as it is read beside its question. */
export function saidText({ question }: Pick<AskedQuestion, 'question'>, answer: Said | undefined, texts: PhoneTexts): string {
  if (answer?.na) return texts.notApplicable
  const { value = null, photos = [] } = answer ?? {}
  const files = photos.length > 0 ? `${texts.photos}: ${photos.length}` : ''
  const said =
    value === null || question.type === 'foto' || question.type === 'arquivo' || question.type === 'assinatura'
      ? ''
      : shown(question, value, texts)
  return [said, answer?.comment ?? '', files].filter(Boolean).join(' · ') || texts.nothing
}

function shown({ type, options, unit }: AskedQuestion['question'], value: string | readonly string[], texts: PhoneTexts): string {
  if (value === 'sim') return texts.yes
  if (value === 'nao') return texts.no
  const label = (one: string) => options.find((option) => option.value === one)?.label ?? one
  if (typeof value !== 'string') return value.map(label).join(', ')
  if (type === 'escolha-unica') return label(value)
  if (type === 'data') return value.split('-').reverse().join('/')
  if (type === 'moeda') return `R$ ${value.replace('.', ',')}`
  if (type === 'numero') return `${value.replace('.', ',')}${unit ? ` ${unit}` : ''}`
  return value
}
