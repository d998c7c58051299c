import { locales } from '../../core/locale.js'
import { comparable } from '../../validators/comparable.js'
import { unitCodes, unitNames, unitWord } from './units.js'

type UnitCode = (typeof unitCodes)[number]

/** A unit as a person wrote it. */
export interface WrittenUnit {
  /** The unit of the catalogue that it means; `undefined` for one that nothing is registered in, such as a bale. */
  readonly code: UnitCode | undefined
  /** How many of that unit it is, a decimal string: a gram is `0.001` of a kilogram. */
  readonly factor: string
  readonly written: string
}

/** What a text means as a unit: a code, a name in any of the languages, its plural, or an abbreviation. `undefined` when it is no known unit. */
export function readUnit(text: string): WrittenUnit | undefined {
  const written = text.trim()
  const word = comparable(written).replace(/\.$/, '').replace('²', '2').replace('³', '3')
  const unit = (known ??= unitsByWord()).get(word)
  return unit && { ...unit, written }
}

/** The unit of the catalogue that a text means as it is: "pç" is a unit, but a dozen is twelve of them. */
export function readUnitCode(text: string): UnitCode | undefined {
  const unit = readUnit(text)
  return unit?.factor === '1' ? unit.code : undefined
}

/** Kept, because a pasted sheet asks for each of its cells. */
let known: ReadonlyMap<string, Unit> | undefined

type Unit = Omit<WrittenUnit, 'written'>

/** What each word means; units of the catalogue come before their parts, and these before packings. */
function unitsByWord(): ReadonlyMap<string, Unit> {
  const meanings = (words: readonly string[], unit: Unit) => words.map((word) => [word, unit] as const)
  const found = [
    ...unitCodes.flatMap((code) => meanings([...(abbreviations[code]?.split(' ') ?? []), ...namesOf(code)], { code, factor: '1' })),
    ...parts.flatMap(([code, factor, words]) => meanings(words.split(' '), { code, factor })),
    ...meanings(containers.split(' '), { code: undefined, factor: '1' }),
  ]
  // Of two meanings of a word the first one counts.
  return new Map(found.toReversed())
}

const namesOf = (code: UnitCode) =>
  [code, ...locales.flatMap((locale) => [unitNames[locale][code], unitWord(code, locale, 2) ?? code])].map(comparable)

/** As offices write them in spreadsheets. */
const abbreviations: Partial<Record<UnitCode, string>> = {
  UN: 'und unid unids uni u pca pcas peca pecas',
  CX: 'cxs',
  PCT: 'pcte pcts pac',
  KG: 'kgs quilo quilos kilo kilos',
  L: 'lt lts',
  M: 'mt mts',
  M2: 'mq',
  PAR: 'prs',
  DIARIA: 'diar dia dias',
  HORA: 'h hr hrs',
  REFEICAO: 'ref refs',
  KM: 'kms',
  SERVICO: 'serv srv sv',
}

/** Units that are a part or a multiple of one of the catalogue. */
const parts: readonly (readonly [code: UnitCode, factor: string, words: string])[] = [
  ['KG', '0.001', 'g gr grs grama gramas'],
  ['KG', '1000', 't ton tonelada toneladas'],
  ['L', '0.001', 'ml mls mililitro mililitros'],
  ['UN', '12', 'dz duzia duzias'],
]

/** Packings and measures that nothing is registered in: pasted ones are asked about, never ignored. */
const containers =
  'pc balde baldes bandeja bandejas barra barras bloco blocos bobina bobinas cartela cartelas conjunto conjuntos cj envelope envelopes fardo fardos fd ' +
  'folha folhas frasco frascos fr galao galoes garrafa garrafas gf gl jogo jogos lata latas pote potes resma resmas rolo rolos rl saca sacas saco ' +
  'sacos sc sache saches tubo tubos vidro vidros cento centos milheiro milheiros cm mm mg'
