import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { locales } from '../../core/locale.js'
import { headingWords } from '../../sheet/headingWords.js'
import { comparable } from '../../validators/comparable.js'
import { readCell } from './readCell.js'

/** What the first line of a block names. */
export interface NamedColumns {
  readonly keys: readonly (string | undefined)[]
  readonly strangers: readonly string[]
  /** Columns whose heading is known. */
  readonly known: number
  /** Of these, the ones that cannot be a value. */
  readonly sure: number
}

interface Fields {
  readonly fieldset: AnyFieldset
  readonly keys: readonly string[]
}

/** The number of a line: `7`, `7.`, `1.7`, `7º`. */
const rowNumber = /^\d{1,4}(\.\d{1,4})?[.)º°ª]?$/

/** The field of each column, when the first line has headings. */
export function nameColumns([headings = [], ...rest]: readonly (readonly string[])[], fields: Fields): NamedColumns {
  const below = headings.map((_, place) => rest.map((line) => line[place] ?? '').filter((cell) => cell !== ''))
  const counted = headings.map((heading, place) => isRowNumber(heading, below[place] ?? []) && !isField(heading, fields))
  const keys = namedKeys(
    headings.map((heading, place) => (counted[place] ? '' : heading)),
    fields,
  )
  const knownAt = headings.flatMap((_, place) => (keys[place] !== undefined || counted[place] ? [place] : []))
  return {
    keys,
    strangers: headings.filter((heading, place) => heading !== '' && !knownAt.includes(place)),
    known: knownAt.length,
    sure: knownAt.filter((place) => !isValue(headings[place] ?? '', below[place] ?? [], { fieldset: fields.fieldset, key: keys[place] }))
      .length,
  }
}

const numberWords: ReadonlySet<string> = new Set(['item', 'linha', 'lote', 'numero', 'ordem', 'sequencia'])

/** "Item", "Nº" and "Lote" over numbers only count the lines of the spreadsheet. */
function isRowNumber(heading: string, below: readonly string[]): boolean {
  const words = headingWords(heading).split(' ')
  return below.length > 0 && words.every((word) => numberWords.has(word)) && below.every((cell) => rowNumber.test(cell))
}

/** Whether a field that is no record has this name itself. */
function isField(heading: string, { fieldset, keys }: Fields): boolean {
  return keys.some((key) => fieldset.fields[key]?.kind.filter !== 'record' && isAlike(fieldset, key, heading))
}

/** "UN" over more units is a value, and so is every text that stands in its column again. */
function isValue(
  text: string,
  below: readonly string[],
  { fieldset, key }: { readonly fieldset: AnyFieldset; readonly key: string | undefined },
) {
  if (below.some((cell) => comparable(cell) === comparable(text))) return true
  if (key === undefined || fieldset.fields[key]?.kind.filter !== 'options') return false
  return !isNamed(fieldset, key, text) && readCell(text, key, { fieldset, locale: 'pt-BR' }) !== undefined
}

/** The field of each heading. A full label wins over a similar one, and a heading with one meaning over one with several. */
function namedKeys(headings: readonly string[], { fieldset, keys }: Fields): readonly (string | undefined)[] {
  const named: (string | undefined)[] = headings.map(() => undefined)
  const free = () => keys.filter((key) => !named.includes(key))
  const takeEach = (meantBy: (heading: string) => string | undefined) => {
    for (const [place, heading] of headings.entries()) if (heading !== '') named[place] ??= meantBy(heading)
  }
  const alikeTo = (heading: string) => free().filter((key) => isAlike(fieldset, key, heading))
  // Two fields may have one label, such as both check digits: each takes one column.
  takeEach((heading) => free().find((key) => isNamed(fieldset, key, heading)))
  takeEach((heading) => only(alikeTo(heading)))
  // "Valor unitário" is the price that every row needs.
  takeEach((heading) => only(alikeTo(heading).filter((key) => fieldset.fields[key]?.options.required === true)))
  takeEach((heading) => (isMainQuantity(heading) ? only(free().filter((key) => isAskedQuantity(fieldset.fields[key]))) : undefined))
  const records = keys.filter((key) => fieldset.fields[key]?.kind.filter === 'record')
  const record = only(records) ?? only(records.filter((key) => free().includes(key)))
  takeEach((heading) => (isCode(heading) || (records.length === 1 && isThing(heading)) ? record : undefined))
  return named
}

const only = (keys: readonly string[]): string | undefined => (keys.length === 1 ? keys[0] : undefined)

function isNamed({ messages }: AnyFieldset, key: string, heading: string): boolean {
  return locales.some((locale) => comparable(messages[locale].fields[key] ?? '') === comparable(heading))
}

/** Words that headings add to what such a field is called. */
const impliedWords: Readonly<Record<string, readonly string[] | undefined>> = { money: ['valor'], 'unit-price': ['valor', 'unitario'] }

/** Abbreviations of office spreadsheets: "Qtde" is the registered quantity, "Cód. da função" the function, "Vlr. unit. máx." the highest price. */
function isAlike({ fields, computed, messages }: AnyFieldset, key: string, heading: string): boolean {
  const kind = (fields[key] ?? computed?.[key]?.control)?.kind
  const words = headingWords(heading)
    .split(' ')
    .filter((word) => word !== '' && (kind?.filter !== 'record' || word !== 'codigo'))
  if (!kind || words.length === 0) return false
  const implied = impliedWords[kind.name] ?? []
  return locales.some((locale) => {
    const label = [...headingWords(messages[locale].fields[key] ?? '').split(' '), ...implied]
    return (kind.isNumeric || label.length === words.length) && words.every((word) => label.includes(word))
  })
}

const quantityWords: ReadonlySet<string> = new Set(['anual', 'licitada', 'maximo', 'prevista', 'quantidade', 'registrada', 'total'])

/** "Quantidade total estimada": of the fields with another name, it can only be the one that every row needs. */
function isMainQuantity(heading: string): boolean {
  const words = headingWords(heading).split(' ')
  return words.includes('quantidade') && words.every((word) => quantityWords.has(word))
}

const isAskedQuantity = (control: AnyControl | undefined): boolean => control?.kind.name === 'quantity' && control.options.required === true

const codeWords = ['catmat', 'catser', 'code', 'codigo', 'gms']

/** "Código GMS": a code that matches no field names a record. */
const isCode = (heading: string): boolean =>
  headingWords(heading)
    .split(' ')
    .some((word) => codeWords.includes(word))

const thingWords: ReadonlySet<string> = new Set(
  'articulo bem descricao descripcion description especificacao item material objeto product producto produto servico'.split(' '),
)
const thingAdjectives: ReadonlySet<string> = new Set(['detalhada', 'nome', 'resumida', 'sumaria', 'tecnica'])

/** "Descrição do item" and "Produto" name the record that a row is about. */
function isThing(heading: string): boolean {
  const words = headingWords(heading).split(' ')
  return words.some((word) => thingWords.has(word)) && words.every((word) => thingWords.has(word) || thingAdjectives.has(word))
}
