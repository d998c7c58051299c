import { describe, expect, test } from 'vitest'
import { budgetNature, expenseNature, gmsCode, setGmsCodeMask } from '../../../blocks/codes/shapes.js'
import { masked } from '../../../kinds/code/masked.js'
import { toFieldIssues } from '../../../schema/issues.js'
import { materialClassSchema } from './material-class/schema.js'
import { materialGroupSchema } from './material-group/schema.js'
import { material } from './material/resource.js'
import { materialSchema } from './material/schema.js'

interface Draft {
  safeParse(input: unknown): { readonly success: boolean; readonly error?: { readonly issues: Parameters<typeof toFieldIssues>[0] } }
}
const codes = (draft: Draft, input: unknown) =>
  Object.fromEntries(toFieldIssues(draft.safeParse(input).error?.issues ?? []).map(({ path, code }) => [path, code]))

test.each([
  [gmsCode, '7810.00001', ['7810.0001', '78100.00001', '7810-00001', 'A810.00001', ' 7810.000011']],
  [expenseNature, '33.90.30', ['3.3.90.30', '339030', '33.90.3', '33-90-30']],
])('a code has the shape of its mask', ({ shape, mask }, good, others) => {
  expect(shape.test(good)).toBe(true)
  expect(good.replace(/\d/g, '#')).toBe(mask)
  for (const other of others) expect(shape.test(other), other).toBe(false)
})

test.each([
  ['3.3.90.39', '33.90.39', '3.3.90.39.00'],
  ['33.90.39', '33.90.39', '3.3.90.39.00'],
  ['339039', '33.90.39', '3.3.90.39.00'],
  ['3.3.90.39.00', '33.90.39', '3.3.90.39.00'],
  ['33903941', undefined, '3.3.90.39.41'],
  ['3.3.90.39.41', undefined, '3.3.90.39.41'],
  ['3.3.90', '33.90', '3.3.90'],
])('a nature of expense written %s is read', (text, element, whole) => {
  const read = ({ mask: pattern, shape, whole }: typeof budgetNature) => {
    const { kind, options } = masked({ pattern, shape, whole })
    return kind.read?.(text, options, new Map())
  }
  expect([read(expenseNature), read(budgetNature)]).toEqual([element, whole])
})

test('the mask of an item is a matter of configuration: field and check follow it', () => {
  const item = { code: '7810-000001' }
  const { kind, options } = material.fields.code ?? {}
  const shown = () => kind?.mask?.(options ?? {})?.lay('7810000001')
  expect([shown(), codes(materialSchema.draft, item).code]).toEqual(['7810.00000', 'pattern'])
  try {
    setGmsCodeMask('####-######')
    expect([shown(), codes(materialSchema.draft, item).code]).toEqual(['7810-000001', undefined])
    expect(codes(materialSchema.draft, { code: '7810.00001' }).code).toBe('pattern')
  } finally {
    setGmsCodeMask('####.#####')
  }
  for (const mask of ['', '###.#####', 'GGCC.#####', '####', `####${'#'.repeat(17)}`, '####.(##)'])
    expect(() => setGmsCodeMask(mask), mask).toThrow('is no mask of GMS codes')
})

describe('a group', () => {
  const good = { code: '78', name: 'Recreação e desporto', type: 'material' }
  test.each([
    ['as it is', {}, {}],
    ['with one digit', { code: '7' }, { code: 'pattern' }],
    ['with letters', { code: '7A' }, { code: 'pattern' }],
    ['without a code', { code: ' ' }, { code: 'required' }],
    ['with a name of two letters', { name: 'AB' }, { name: 'minLength' }],
    ['with a name that is too long', { name: 'a'.repeat(121) }, { name: 'maxLength' }],
    ['with a type of its own', { type: 'obra' }, { type: 'invalid' }],
    ['without a type', { type: null }, { type: 'required' }],
  ])('is checked %s', (_, change, expected) => expect(codes(materialGroupSchema.draft, { ...good, ...change })).toEqual(expected))
})

describe('a class', () => {
  const good = { groupId: 2, code: '10', name: 'Bolas' }
  test.each([
    ['as it is', {}, {}],
    ['with the whole code', { code: '7810' }, { code: 'pattern' }],
    ['without its group', { groupId: null }, { groupId: 'required' }],
    ['with a nature of expense', { defaultExpenseNature: '33.90.30' }, {}],
    ['with half a nature of expense', { defaultExpenseNature: '33.90' }, { defaultExpenseNature: 'pattern' }],
    ['with an empty nature of expense', { defaultExpenseNature: ' ' }, {}],
  ])('is checked %s', (_, change, expected) => expect(codes(materialClassSchema.draft, { ...good, ...change })).toEqual(expected))
})

describe('a material or service', () => {
  const good = {
    code: '7810.00001',
    type: 'material',
    groupId: 2,
    classId: 3,
    description: 'Bola de futsal',
    specification: 'Costurada à mão, 62 cm de circunferência.',
    unitCode: 'UN',
  }
  const priced = { referencePrice: '145.9', referenceDate: '2026-03-10', referenceSource: 'Painel de Preços' }
  const images = Array.from({ length: 6 }, (_, index) => ({ fileId: index + 1 }))
  test.each([
    ['as it is', {}, {}],
    ['with a code without its point', { code: '781000001' }, { code: 'pattern' }],
    ['with a description of four letters', { description: 'Bola' }, { description: 'minLength' }],
    ['with a description that is too long', { description: 'a'.repeat(121) }, { description: 'maxLength' }],
    ['with a specification of a few words', { specification: 'Costurada à mão' }, { specification: 'minLength' }],
    ['with a specification that is too long', { specification: 'a'.repeat(4001) }, { specification: 'maxLength' }],
    ['without a specification', { specification: ' \n ' }, { specification: 'required' }],
    [
      'without type, group, class and unit',
      { type: null, groupId: null, classId: null, unitCode: null },
      {
        type: 'required',
        groupId: 'required',
        classId: 'required',
        unitCode: 'required',
      },
    ],
    ['with a unit of its own', { unitCode: 'DZ' }, { unitCode: 'invalid' }],
    ['with a kind of consumption', { consumptionType: 'permanente' }, {}],
    [
      'as a service with a kind of consumption',
      { type: 'servico', consumptionType: 'consumo' },
      { consumptionType: 'material.consumptionOfMaterial' },
    ],
    ['with a price, its day and its source', priced, {}],
    ['with a price alone', { referencePrice: '10' }, { referenceDate: 'required', referenceSource: 'required' }],
    ['with four places of cents', { ...priced, referencePrice: '0.0125' }, {}],
    ['with five places of cents', { ...priced, referencePrice: '0.01255' }, { referencePrice: 'pattern' }],
    ['with a price below nothing', { ...priced, referencePrice: '-1' }, { referencePrice: 'min' }],
    ['with a price of tomorrow', { ...priced, referenceDate: '2199-01-01' }, { referenceDate: 'future' }],
    ['with a federal code', { catmatCode: '442352' }, {}],
    ['with a federal code of letters', { catmatCode: 'BR44' }, { catmatCode: 'pattern' }],
    ['with five pictures', { images: images.slice(1) }, {}],
    ['with six pictures', { images }, { images: 'maxItems' }],
    [
      'with twenty keywords, one of them twice',
      { keywords: [...Array.from({ length: 19 }, (_, index) => `palavra ${index}`), 'palavra 1'] },
      {},
    ],
    ['with too many keywords', { keywords: Array.from({ length: 21 }, (_, index) => `palavra ${index}`) }, { keywords: 'maxItems' }],
  ])('is checked %s', (_, change, expected) => expect(codes(materialSchema.draft, { ...good, ...change })).toEqual(expected))
})
