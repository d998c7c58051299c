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
  if (word === '') return undefined
  const named = unitCodes.find((code) => abbreviations[code]?.split(' ').includes(word) || isNamed(code, word))
  if (named) return { code: named, factor: '1', written }
  const [code, factor] = parts.find(([, , words]) => words.split(' ').includes(word)) ?? []
  if (code && factor) return { code, factor, written }
  return containers.split(' ').includes(word) ? { code: undefined, factor: '1', written } : undefined
}

const isNamed = (code: UnitCode, word: string) =>
  comparable(code) === word ||
  locales.some((locale) => [unitNames[locale][code], unitWord(code, locale, 2)].some((name) => comparable(name ?? '') === word))

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
