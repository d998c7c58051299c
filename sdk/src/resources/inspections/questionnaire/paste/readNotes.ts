import type { QuestionType, Scale } from '../../../../blocks/questionnaire/question.js'

/** What the notes at the end of a line say: "(peso 2, obrigatória)", "[texto]", "*". */
export interface ReadNotes {
  readonly statement: string
  readonly type: QuestionType | null
  readonly weight: number | null
  readonly required: boolean | null
  readonly scale: Scale | null
  readonly unit: string | null
  /** Bounds of a number, as decimal strings. */
  readonly min: string | null
  readonly max: string | null
  readonly help: string | null
}
type Notes = Omit<ReadNotes, 'statement'>

const nothing: Notes = { type: null, weight: null, required: null, scale: null, unit: null, min: null, max: null, help: null }

/** Splits a line with single spaces into its words and its notes; a note that says nothing known stays in the words. */
export function readNotes(written: string): ReadNotes {
  let [notes, statement] = [nothing, written.trim()]
  for (;;) {
    const { words, note } = lastNote(statement)
    const read = note === undefined || words === '' ? undefined : note === '*' ? { required: true } : readNote(note)
    if (!read) break
    notes = { ...notes, ...read }
    statement = words
  }
  // "Há pragas? S/N"
  const end = statement.lastIndexOf('?') + 1
  const behind = end > 0 && end < statement.length ? readNote(statement.slice(end)) : undefined
  if (behind) return { ...notes, ...behind, statement: statement.slice(0, end) }
  // "– peso 2" at the end needs no parentheses, and "– peso: 45%" says its word before the sign.
  const { words: before, tail } = lastPart(statement)
  const words = before.replace(/ ?[-–—,;|] ?peso$/i, '')
  const loose = words === '' || !/^(?:peso|\d{1,3} ?%|s(?:im)? ?\/)/i.test(tail) ? undefined : readPart(tail)
  return loose ? { ...notes, ...loose, statement: words } : { ...notes, statement }
}

/** The words before the last parenthesis of a line and what is in it; a star counts as one. */
export function lastNote(line: string): { readonly words: string; readonly note?: string } {
  const text = /[.;:]$/.test(line) ? line.slice(0, -1).trim() : line
  const last = text.at(-1) ?? ''
  if (last === '*') return { words: text.slice(0, -1).trim(), note: '*' }
  const start = last === ')' ? text.lastIndexOf('(') : last === ']' ? text.lastIndexOf('[') : -1
  return start < 0 ? { words: text } : { words: text.slice(0, start).trim(), note: text.slice(start + 1, -1) }
}

/** The words before the last dash, colon, comma or equals sign of a line, and those after it. The comma in "2,5" is none of them. */
export function lastPart(line: string): { readonly words: string; readonly tail: string } {
  const at = [...line.matchAll(/[-–—;|:=]|(?<!\d),|,(?!\d)/g)].at(-1)?.index ?? -1
  return at < 0 ? { words: '', tail: line } : { words: line.slice(0, at).trim(), tail: line.slice(at + 1).trim() }
}

/** The known parts of one note; `undefined` when a part is not known. */
function readNote(note: string): Partial<Notes> | undefined {
  const whole = readPart(note)
  if (whole) return whole
  const parts = note.split(/[;|]|(?<!\d),|,(?!\d)/).map((one) => readPart(one))
  return parts.every((one) => one !== undefined) ? (Object.assign({}, ...parts) as Partial<Notes>) : undefined
}

const types: readonly (readonly [RegExp, QuestionType])[] = [
  [/^(?:s|sim)(?: ?[/|] ?| ou | e )(?:n|n[aã]o)$/, 'sim-nao'],
  [/^(?:s|sim)(?: ?[/|,] ?)(?:n|n[aã]o)(?: ?[/|,] ?| ou )(?:na|n\/a|n[aã]o se aplica)$/, 'sim-nao-na'],
  [/^(?:texto|texto curto|resposta curta)$/, 'texto-curto'],
  [/^(?:texto longo|resposta longa|par[aá]grafo|dissertativa|aberta|descritiva|texto livre)$/, 'texto-longo'],
  [/^(?:n[uú]mero|num[eé]ric[oa]|quantidade|inteiro)$/, 'numero'],
  [/^(?:valor|moeda|r\$|em reais|valor em reais)$/, 'moeda'],
  [/^(?:data|dd\/mm\/aaaa)$/, 'data'],
  [/^(?:hora|hor[aá]rio|hh:mm)$/, 'hora'],
  [/^(?:foto|fotos|com foto|fotografia)$/, 'foto'],
  [/^(?:arquivo|anexo|anexar|documento)$/, 'arquivo'],
  [/^(?:assinatura|assinar)$/, 'assinatura'],
  [/^(?:localiza[cç][aã]o|gps|coordenadas)$/, 'localizacao'],
  [/^(?:escolha [uú]nica|uma op[cç][aã]o|(?:marque|assinale) (?:uma|um|s[oó] uma)|escolha (?:uma|um))/, 'escolha-unica'],
  [
    /^(?:m[uú]ltipla escolha|v[aá]rias op[cç][oõ]es|(?:marque|assinale) (?:todas|todos|quantas|as |os |mais de uma)|pode marcar )/,
    'multipla-escolha',
  ],
]

/** "de −5 a 10", "entre 0,5 e 2"; "de 0 a 10" is a scale. */
const bounds = /^(?:de|entre) ([-−–]?\d{1,9}(?:,\d{1,4})?) (?:a|e|até) ([-−–]?\d{1,9}(?:,\d{1,4})?)$/
const decimalOf = (written: string) => written.replace(/^[−–]/, '-').replace(',', '.')

function readPart(part: string): Partial<Notes> | undefined {
  const said = part.trim().toLowerCase()
  const weight = /^(?:peso|weight|vale)(?: ?:)? ?(?:de )?(\d{1,3}(?:[.,]\d{1,2})?)(?: ?%| pontos?)?$|^(\d{1,3})(?: ?%| pontos?)$/.exec(said)
  if (weight) return { weight: Number((weight[1] ?? weight[2] ?? '').replace(',', '.')) }
  if (/^(?:obrigat[oó]ri[ao]|required|obligatoria)$/.test(said)) return { required: true }
  if (/^(?:opcional|facultativ[ao]|n[aã]o obrigat[oó]ri[ao]|optional)$/.test(said)) return { required: false }
  const scale = /^(?:(?:escala|nota) )?(?:de )?(0|1) ?(?:a|até|–|—|-) ?(5|10)$/.exec(said)
  if (scale) return { type: 'escala', scale: scale[1] === '1' && scale[2] === '5' ? '1-5' : '0-10' }
  const [, min, max] = bounds.exec(said) ?? []
  if (min && max) return { type: 'numero', min: decimalOf(min), max: decimalOf(max) }
  const [, unit] = /^(?:em )?(°c|º ?c|graus|kg|g|m|cm|m²|m2|l|ml|litros|metros|pessoas|unidades|%)$/.exec(said) ?? []
  if (unit) return { type: 'numero', unit: /^(?:°c|º ?c|graus)$/.test(unit) ? '°C' : unit }
  const type = types.find(([pattern]) => pattern.test(said))?.[1]
  if (type) return { type }
  const [lead = ''] = /^ ?(?:ajuda|dica|obs\.?|observa[cç][aã]o) ?: ?/i.exec(part) ?? []
  return lead === '' ? undefined : { help: part.slice(lead.length).trim() }
}
