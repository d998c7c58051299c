import type { MaterialDraft, MaterialGroupDraft } from '@esporte-parana/sdk/contracts'
import { catalogue } from './catalogue.js'

/** A group of the demo catalogue; ids are positions in the list, from 1. */
export interface DemoGroup extends Pick<MaterialGroupDraft, 'code' | 'name' | 'type'> {
  readonly id: number
}
/** A class with the parts of its items' descriptions. */
export interface DemoClass {
  readonly id: number
  readonly group: DemoGroup
  readonly code: string
  readonly name: string
  readonly unitCode: MaterialDraft['unitCode']
  /** In BRL. */
  readonly price: number
  readonly nouns: readonly string[]
  /** All values of each kind of variant, in the order of a description. */
  readonly variants: readonly (readonly string[])[]
}

const variants: Readonly<Record<string, readonly string[]>> = {
  a: ['tamanho P', 'tamanho M', 'tamanho G', 'tamanho GG', 'tamanho infantil'],
  b: ['pequeno porte', 'médio porte', 'grande porte'],
  c: ['cor branca', 'cor azul', 'cor preta', 'cor vermelha', 'cor amarela', 'cor verde'],
  d: ['em dia útil', 'em fim de semana', 'no período noturno', 'em Curitiba', 'no interior'],
  e: ['embalagem individual', 'embalagem com 10', 'embalagem com 50', 'embalagem com 100'],
  f: ['referência A', 'referência B', 'referência C'],
  g: ['padrão básico', 'padrão intermediário', 'padrão superior'],
  h: ['aro 13', 'aro 14', 'aro 15', 'aro 16'],
  j: ['nível regional', 'nível estadual', 'nível nacional'],
  k: ['500 g', '1 kg', '5 kg', '25 kg'],
  l: ['500 ml', '1 litro', '5 litros', '20 litros'],
  m: ['1 m', '2 m', '5 m', '10 m', '20 m'],
  n: ['modelo básico', 'modelo intermediário', 'modelo profissional', 'modelo reforçado'],
  o: ['até 100 m²', 'de 100 a 300 m²', 'de 300 a 600 m²', 'acima de 600 m²'],
  q: ['quarto individual', 'quarto duplo', 'quarto triplo', 'quarto quádruplo'],
  t: ['20 cm', '35 cm', '50 cm', '80 cm'],
  v: ['127 V', '220 V', 'bivolt'],
  w: ['capacidade pequena', 'capacidade média', 'capacidade grande'],
  y: ['500 litros', '1.000 litros', '5.000 litros'],
  z: ['número 36', 'número 38', 'número 40', 'número 42', 'número 44'],
}

export const demoGroups: readonly DemoGroup[] = catalogue.match(/^\d.*$/gm)?.map(readGroup) ?? []
export const demoClasses: readonly DemoClass[] = readClasses()
/** A group and its class that were given up before they had items. Their ids come after all others. */
export const formerGroup = { id: demoGroups.length + 1, code: '88', type: 'material', name: 'Animais vivos' } as const
export const formerClass = {
  id: demoClasses.length + 1,
  code: '20',
  name: 'Animais não destinados à alimentação',
  group: formerGroup,
} as const

function readGroup(line: string, index: number): DemoGroup {
  const [code = '', type = '', ...words] = line.split(' ')
  return { id: index + 1, code, type: type as DemoGroup['type'], name: words.join(' ') }
}

function readClasses(): DemoClass[] {
  const classes: DemoClass[] = []
  for (const block of catalogue.split(/\n(?=\d)/).slice(1)) {
    const [head = '', ...lines] = block.trimEnd().split('\n')
    const group = demoGroups.find(({ code }) => code === head.slice(0, 2))
    if (group) for (const line of lines) classes.push(readClass(line, group, classes.length + 1))
  }
  return classes
}

function readClass(line: string, group: DemoGroup, id: number): DemoClass {
  const [head = '', measures = '', nouns = ''] = line.trim().split(' = ')
  const [unitCode = '', price, letters = ''] = measures.split(' ')
  return {
    id,
    group,
    code: head.slice(0, 2),
    name: head.slice(3),
    unitCode: unitCode as DemoClass['unitCode'],
    price: Number(price),
    nouns: nouns.split('; '),
    variants: Array.from(letters, (letter) => variants[letter] ?? []),
  }
}
