import { hasOptions, type QuestionType, type Scale } from '../../../../blocks/questionnaire/question.js'
import { readNotes } from './readNotes.js'
import { guessType } from './guessType.js'
import { hasBlank, readBlank } from './readBlank.js'
import { asYesNo, boxedOptions, inlineOptions, type ReadOption, readOption } from './readOption.js'

/** A question as it was written, with the type that its words suggest. */
export interface ReadQuestion {
  readonly statement: string
  readonly type: QuestionType
  readonly options: readonly ReadOption[]
  readonly weight: number | null
  /** The weight in the text, when it is no whole number from 0 to 10. */
  readonly writtenWeight: number | null
  readonly required: boolean | null
  readonly scale: Scale | null
  readonly unit: string | null
  readonly min: string | null
  readonly max: string | null
  readonly help: string | null
  /** Asked only after this answer to the question before it: `sim`, `nao`, or the label of an option. */
  readonly after: string | null
}

/** A section with its questions; the title is empty for questions before the first heading. */
export interface ReadSection {
  readonly title: string
  readonly weight: number | null
  readonly questions: readonly ReadQuestion[]
}

/** Sections and questions in a text as people write them: headings, numbered lines, options by dashes or letters, notes in parentheses. */
export function readQuestions(text: string): readonly ReadSection[] {
  const lines = toLines(text)
  const reading: Reading = { sections: [], isNumbered: lines.some(({ kind }) => kind === 'number') }
  for (const [place, line] of lines.entries()) readLine(reading, line, lines[place + 1])
  return reading.sections
    .map(({ questions, ...section }) => ({ ...section, questions: finishedAll(questions) }))
    .filter(({ questions }) => questions.length > 0)
}

interface Line {
  readonly kind: 'number' | 'bullet' | 'plain'
  /** `1`, `1.2` */
  readonly number: string
  readonly text: string
  /** An empty line is above. */
  readonly isApart: boolean
}

interface OpenQuestion {
  readonly written: string
  readonly options: string[]
}
interface OpenSection {
  readonly title: string
  readonly weight: number | null
  readonly questions: OpenQuestion[]
}
interface Reading {
  readonly sections: OpenSection[]
  readonly isNumbered: boolean
}

function toLines(text: string): readonly Line[] {
  let isApart = true
  return text.split('\n').flatMap((raw): readonly Line[] => {
    const written = raw.replace(/\s+/g, ' ').trim()
    if (written === '' || /^[-–—_=*]{3,}$/.test(written)) {
      isApart = true
      return []
    }
    const line = { ...lineOf(written), isApart }
    isApart = false
    return [line]
  })
}

/** A number of several parts, one with a sign after it, or one with a word before it: "3 extintores" is no numbered line. */
const numbers = [
  /^(\d{1,3}(?:\.\d{1,3}){1,3}) (?:[-–—] )?/,
  /^(?:(?:pergunta|quest[aã]o|pregunta|question|p|q) ?)?(\d{1,3}(?:\.\d{1,3}){0,3}) ?[.)\]:–—ºª-]{1,3} ?/i,
  /^(?:pergunta|quest[aã]o|pregunta|question|p|q) ?(\d{1,3}) /i,
]
const bullet = /^(?:[-–—•·*▪◦☐□○●]|\( ?x? ?\)|\[ ?x? ?\]|\(?[a-h]\)|[a-h]\.) ?/i

function lineOf(written: string): Omit<Line, 'isApart'> {
  for (const pattern of numbers) {
    const [lead, number] = pattern.exec(written) ?? []
    if (lead && number && lead.length < written.length) return { kind: 'number', number, text: written.slice(lead.length) }
  }
  const [lead = ''] = bullet.exec(written) ?? []
  const isOption = lead !== '' && lead.length < written.length
  return { kind: isOption ? 'bullet' : 'plain', number: '', text: isOption ? written.slice(lead.length) : written }
}

function readLine(reading: Reading, line: Line, next: Line | undefined): void {
  const section = reading.sections.at(-1)
  const question = section?.questions.at(-1)
  if (isHeading(reading, line, next)) return void reading.sections.push({ ...headingOf(line.text), questions: [] })
  if (line.kind === 'bullet' && question && !isOwnQuestion(reading, line, question))
    return void question.options.push(...boxedOptions(line.text))
  // "Se não, tirar foto" below a numbered question is a question of its own.
  const isPart = line.kind === 'plain' && !line.isApart && conditionOf(line.text).after === null
  const isContinued = isPart && question && reading.isNumbered && question.options.length === 0
  if (isContinued) {
    section?.questions.splice(-1, 1, { ...question, written: `${question.written} ${line.text}` })
    return
  }
  const into = section ?? { title: '', weight: null, questions: [] }
  if (!section) reading.sections.push(into)
  into.questions.push({ written: line.text, options: [] })
}

/** In a list without numbers dashes may lead the questions themselves, and nowhere do options begin with a question. */
const isOwnQuestion = ({ isNumbered }: Reading, { text }: Line, { options }: OpenQuestion) =>
  (!isNumbered || options.length === 0) && readNotes(text).statement.endsWith('?')

const part = /^(?:se[cç][aã]o|parte|bloco|cap[ií]tulo|section|part|secci[oó]n) (?:[\divxlc]{1,6}|[a-z])(?: ?[:.)–—-]{1,2} ?|$)/i
const roman = /^[ivx]{1,5} ?[.)–—-] /i
const hashes = /^#{1,6} /

function isHeading({ isNumbered, sections }: Reading, { kind, number, text, isApart }: Line, next: Line | undefined): boolean {
  if (kind === 'bullet') return false
  // "1. Segurança" above "1.1 As saídas estão livres?", but not "12. Há pragas? S/N" above "12.1 Se sim, quais?".
  if (kind === 'number')
    return next?.kind === 'number' && next.number.startsWith(`${number}.`) && !isAnswerable(text) && conditionOf(next.text).after === null
  if ([part, roman, hashes].some((pattern) => pattern.test(text))) return true
  if (isAnswerable(text) || next === undefined) return false
  const bare = readNotes(text).statement
  const isLoud = bare.length > 2 && bare === bare.toUpperCase() && bare !== bare.toLowerCase()
  const leads = next.kind !== 'bullet' || (!isNumbered && next.text.includes('?'))
  if (isLoud || bare.endsWith(':')) return isLoud || leads
  if (next.kind === 'bullet') return leads && isApart
  return isNumbered ? isApart || next.kind === 'number' : (isApart || sections.length === 0) && bare.length <= 60 && !next.isApart
}

/** Whether a line asks for an answer by itself: a question, a blank, boxes, a condition, or a note with its type. */
const isAnswerable = (text: string): boolean =>
  text.includes('?') ||
  hasBlank(text) ||
  inlineOptions(text) !== undefined ||
  readNotes(text).type !== null ||
  conditionOf(text).after !== null

function headingOf(text: string): Omit<OpenSection, 'questions'> {
  const { statement, weight } = readNotes(text)
  const named = [hashes, part, roman].reduce((title, pattern) => title.replace(pattern, ''), statement)
  // "Seção 2" without a name of its own keeps these words.
  return { title: sentenceCase((named || statement).replace(/ ?[:–—-]$/, '')), weight: weight === null ? null : Math.round(weight) }
}

/** "HIGIENE DOS ALIMENTOS" is read more easily as "Higiene dos alimentos". */
const sentenceCase = (title: string) =>
  title.length > 4 && title === title.toUpperCase() ? title.charAt(0) + title.slice(1).toLowerCase() : title

function finishedAll(open: readonly OpenQuestion[]): readonly ReadQuestion[] {
  const questions: ReadQuestion[] = []
  for (const each of open) questions.push(finished(each, questions.at(-1)))
  return questions
}

type Answerable = Pick<ReadQuestion, 'type' | 'options'>

/** Whether a question can be answered so. */
export function canAnswer({ type, options }: Answerable, answer: string): boolean {
  if (hasOptions(type)) return options.some(({ label }) => label === answer)
  return (type === 'sim-nao' || type === 'sim-nao-na') && (answer === 'sim' || answer === 'nao')
}

function finished({ written, options: lines }: OpenQuestion, before: Answerable | undefined): ReadQuestion {
  const blank = readBlank(written)
  const inline = lines.length === 0 ? inlineOptions(blank.words) : undefined
  const tail = inline && lastNotes(inline.options)
  const { statement, ...notes } = readNotes(inline?.statement ?? blank.words)
  const options = (tail?.options ?? lines).map((line) => readOption(readBlank(line).words))
  const guess = guessType(statement)
  const listed = options.length > 1 ? (asYesNo(options) ?? (isForSeveral(statement) ? 'multipla-escolha' : 'escolha-unica')) : undefined
  const own = notes.type ?? listed ?? (blank.type === null || isGuessed(guess.type) ? guess.type : blank.type)
  // "Se sim, quais?" keeps its words when the question above it has no yes.
  const { after, rest } = (before && conditionAfter(before, statement)) ?? { after: null, rest: statement }
  const { weight, ...weighed } = weightOf(tail?.weight ?? notes.weight)
  return {
    ...{
      statement: rest,
      type: own,
      ...weighed,
      weight,
      required: tail?.required ?? notes.required,
      help: notes.help,
    },
    options: own === 'escolha-unica' || own === 'multipla-escolha' ? options : [],
    scale: own === 'escala' ? (notes.scale ?? guess.scale ?? '1-5') : null,
    unit: own === 'numero' ? (notes.unit ?? guess.unit) : null,
    min: own === 'numero' ? notes.min : null,
    max: own === 'numero' ? notes.max : null,
    after,
  }
}

/** Highest weight of a question; domain model B6.3. */
const heaviest = 10
function weightOf(written: number | null): Pick<ReadQuestion, 'weight' | 'writtenWeight'> {
  const weight = written === null ? null : Math.min(heaviest, Math.round(written))
  return { weight, writtenWeight: weight === written ? null : written }
}

/** Whether the words of a question said its type: a blank of no shape then adds nothing. */
const isGuessed = (type: QuestionType): boolean => type !== 'sim-nao-na'

/** "Assinale os itens em uso" asks for several, "Assinale a situação" for one. */
const isForSeveral = (statement: string): boolean =>
  /\b(?:assinale|marque|selecione)\b(?! (?:a|o|uma?|apenas|s[oó]|somente)\b)/i.test(statement)

/** "( ) Bom ( ) Ruim (peso 2)": the weight behind the last option is the question's, its points are its own. */
function lastNotes(options: readonly string[]) {
  const last = options.at(-1) ?? ''
  const { statement, weight, required } = readNotes(last)
  if (!/peso|obrigat|opcional|facultat/i.test(last.slice(statement.length))) return { options, weight: null, required: null }
  return { options: [...options.slice(0, -1), statement], weight, required }
}

const yesOrNo =
  /^(?:se|caso|em caso|si|if) (?:a resposta (?:for|seja) )?["“']?(n[aã]o|negativo|no|sim|positivo|s[ií]|yes)["”']? ?[,:–—-] ?/i

/** "Se não, o que falta?" is asked after a no to the question before. */
function conditionOf(statement: string): { readonly after: string | null; readonly rest: string } {
  const [lead = '', answer = ''] = yesOrNo.exec(statement) ?? []
  const rest = statement.slice(lead.length)
  if (lead === '' || rest === '') return { after: null, rest: statement }
  return { after: /^n/i.test(answer) ? 'nao' : 'sim', rest: rest.charAt(0).toUpperCase() + rest.slice(1) }
}

/** The condition of a question that can be asked after the one before it: "Se não, …", also after "Sim / Em renovação / Não", and "Se ruim, …". */
function conditionAfter(before: Answerable, statement: string): { readonly after: string; readonly rest: string } | undefined {
  const { after, rest } = conditionOf(statement)
  if (after !== null && canAnswer(before, after)) return { after, rest }
  const lead = /^(?:se|caso|em caso|si|if) (?:a resposta (?:for|seja) |for |seja )?/i.exec(statement)?.[0] ?? ''
  if (lead === '') return undefined
  const said = statement.slice(lead.length).replace(/^["“']/, '')
  // The longest first: "Não se aplica" begins with "Não".
  for (const { label } of before.options.toSorted((one, other) => other.label.length - one.label.length)) {
    const end = /^["”']? ?[,:–—-] ?/.exec(said.slice(label.length))?.[0]
    const follow = said.slice(label.length + (end?.length ?? 0))
    if (end === undefined || follow === '' || said.slice(0, label.length).localeCompare(label, 'pt', { sensitivity: 'base' }) !== 0)
      continue
    return { after: label, rest: follow.charAt(0).toUpperCase() + follow.slice(1) }
  }
  return undefined
}
