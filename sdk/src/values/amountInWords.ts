const small = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
]
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const hundreds = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
]
const scales = [
  ['', ''],
  ['mil', 'mil'],
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
  ['trilhão', 'trilhões'],
] as const

/**
 * An amount in BRL in words, as Portuguese documents write it: `"1230.10"` is "mil duzentos e trinta reais e dez centavos". Below a quadrillion;
 * empty when the text is not an amount. It reads digit by digit, because a JavaScript number would lose cents.
 */
export function amountInWords(amount: string): string {
  const [, whole = '', cents = ''] = /^0*(\d{0,15})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (whole === '' && cents === '' && !/^0+$/.test(amount)) return ''
  const reais = groupsOf(whole)
  const centavos = Number(cents.padEnd(2, '0'))
  const parts = [
    ...(reais.length > 0 ? [`${joinGroups(reais)} ${coinOf(whole)}`] : []),
    ...(centavos > 0 ? [`${belowThousand(centavos)} ${centavos === 1 ? 'centavo' : 'centavos'}`] : []),
  ]
  return parts.length === 0 ? 'zero real' : parts.join(' e ')
}

interface Group {
  /** 1 to 999. */
  readonly value: number
  /** The power of a thousand: 0 for the last three digits. */
  readonly power: number
}

/** The groups of three digits that are not zero, the highest first. */
function groupsOf(whole: string): Group[] {
  const digits = whole.padStart(Math.ceil(whole.length / 3) * 3, '0')
  const groups = digits.match(/\d{3}/g) ?? []
  return groups.map((group, place) => ({ value: Number(group), power: groups.length - 1 - place })).filter(({ value }) => value > 0)
}

function joinGroups(groups: readonly Group[]): string {
  return groups.map((group, place) => `${linkBefore(groups, place)}${groupWords(group)}`).join('')
}

/**
 * "e" before a last group below 100 or of whole hundreds, nothing between thousands and hundreds, and a comma elsewhere.
 * @see Cunha and Cintra, Nova gramática do português contemporâneo, "Emprego da conjunção e com os cardinais"
 */
function linkBefore(groups: readonly Group[], place: number): string {
  const [before, group] = [groups[place - 1], groups[place]]
  if (before === undefined || group === undefined) return ''
  const isLast = place === groups.length - 1
  if (isLast && (group.value < 100 || group.value % 100 === 0)) return ' e '
  return before.power === 1 ? ' ' : ', '
}

/** One thousand is "mil", without "um". */
function groupWords({ value, power }: Group): string {
  const [one = '', many = ''] = scales[power] ?? []
  if (value === 1 && power === 1) return one
  return [belowThousand(value), value === 1 ? one : many].filter(Boolean).join(' ')
}

function belowThousand(value: number): string {
  if (value === 100) return 'cem'
  const rest = value % 100
  const below = rest < 20 ? [small[rest]] : [tens[Math.floor(rest / 10)], small[rest % 10]]
  return [hundreds[Math.floor(value / 100)], ...below].filter(Boolean).join(' e ')
}

/** Whole millions take "de": "milhões de reais". */
function coinOf(whole: string): string {
  if (whole === '1') return 'real'
  return /0{6}$/.test(whole) ? 'de reais' : 'reais'
}
