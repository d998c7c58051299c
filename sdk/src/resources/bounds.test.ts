import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyControl } from '../core/control.js'
import type { Parser } from '../core/parser.js'
import type { AnyResource } from '../core/resource.js'
import type { NumberOptions } from '../kinds/number/integer.js'
import { isGroup } from '../kinds/part/group.js'
import { isRows, type RowsOptions } from '../kinds/part/rows.js'
import type { TextOptions } from '../kinds/text/text.js'
import { toFieldIssues } from '../schema/issues.js'
import { builtEntities } from '../testing/builtEntities.js'

type Values = Readonly<Record<string, unknown>>

/** A field of a draft, however deep, with a draft that has only this value. */
interface Place {
  readonly path: string
  readonly control: AnyControl
  readonly draftWith: (value: unknown) => Values
}

const resources = builtEntities.filter((entity): entity is AnyResource => 'columns' in entity)
const forms = await Promise.all(
  resources.map(async ({ contract, fields }) => {
    const { draft } = (await contract.schema()) as unknown as { readonly draft: Parser<unknown> }
    return { name: contract.name, schema: draft, places: placesOf(fields) }
  }),
)
const cases = forms.flatMap(({ name, schema, places }) => places.map((place) => [`${name}.${place.path}`, { ...place, schema }] as const))
const having = (option: string) => cases.filter(([, { control }]) => (control.options as Values)[option] !== undefined)
const ofKinds = (...names: readonly string[]) => cases.filter(([, { control }]) => names.includes(control.kind.name))

/** Texts for masks whose letters cannot be any. */
const examples: Readonly<Record<string, string | undefined>> = { state: 'PR', crefNumber: '012345-G/PR', crefPj: '012345-PJ/PR' }

describe('a form takes what its schema takes', () => {
  test.each([...having('min'), ...having('max')].filter(([, { control }]) => control.kind.isNumeric))(
    '%s: the least, the greatest',
    (_, place) => {
      const { min, max } = place.control.options as NumberOptions
      const isWhole = place.control.kind.name === 'integer'
      // A rule over several fields, `entity.rule`, may refuse what the field itself takes.
      const codeFor = (value: number) => /^[^.]+$/.exec(codeOf(place, isWhole ? value : String(value)) ?? '')?.[0]
      const codes = (...values: readonly number[]) => values.map(codeFor)
      const step = isWhole ? 1 : 0.01
      if (min !== undefined) expect(codes(min, min - step)).toEqual([undefined, 'min'])
      if (max !== undefined) expect(codes(max, max + step)).toEqual([undefined, 'max'])
    },
  )

  test.each(ofKinds('text', 'multiline', 'url', 'email'))('%s: the longest', (_, place) => {
    const { maxLength } = place.control.options as TextOptions
    const limit = lengthIn(place)
    if (limit !== undefined || maxLength === undefined) expect(maxLength).toBe(limit)
    // A pattern has no length to compare.
    else for (const sign of ['A', '1']) expect(codeOf(place, sign.repeat(maxLength + 1))).toBeDefined()
  })

  test.each(ofKinds('masked'))('%s: what its mask shows, and nothing longer', (path, place) => {
    const example = examples[path.split('.').at(-1) ?? ''] ?? place.control.kind.mask?.(place.control.options)?.example ?? ''
    expect([codeOf(place, example), codeOf(place, `${example}0`)]).toEqual([undefined, expect.any(String)])
  })

  test.each(having('max').filter(([, { control }]) => Array.isArray(control.kind.empty)))('%s: the most', (_, place) => {
    const { max = 0 } = place.control.options as RowsOptions
    const isFull = (count: number) =>
      codeOf(
        place,
        Array.from({ length: count }, (_item, index) => itemOf(place.control, index)),
      ) === 'maxItems'
    expect([isFull(max), isFull(max + 1)]).toEqual([false, true])
  })

  test('no list is without its most', () => {
    const lists = cases.filter(([, { control }]) => isRows(control) || control.kind.name === 'references')
    expect(lists.filter(([, { control }]) => (control.options as RowsOptions).max === undefined).map(([path]) => path)).toEqual([])
  })
})

function itemOf(control: AnyControl, index: number): unknown {
  if (isRows(control)) return {}
  return control.kind.isId ? index + 1 : `word ${index}`
}

function placesOf(
  fields: Readonly<Record<string, AnyControl | undefined>>,
  within: Pick<Place, 'path' | 'draftWith'> = { path: '', draftWith: (value) => value as Values },
): Place[] {
  return Object.entries(fields).flatMap(([key, control]) => {
    if (!control || control.kind.isHidden) return []
    const place = { path: `${within.path}${key}`, control, draftWith: (value: unknown) => within.draftWith({ [key]: value }) }
    const inner = control.fieldset?.fields ?? {}
    if (isGroup(control)) return [place, ...placesOf(inner, { path: `${place.path}.`, draftWith: place.draftWith })]
    if (isRows(control)) return [place, ...placesOf(inner, { path: `${place.path}[0].`, draftWith: (row) => place.draftWith([row]) })]
    return [place]
  })
}

interface Case extends Place {
  readonly schema: Parser<unknown>
}

function codeOf({ schema, path, draftWith }: Case, value: unknown): string | undefined {
  const result = schema.safeParse(draftWith(value))
  return toFieldIssues(result.success ? [] : result.error.issues).find((issue) => issue.path === path)?.code
}

/** The greatest length that the schema declares for the text at this place. */
function lengthIn({ schema, path }: Case): number | undefined {
  let found = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Values
  for (const key of path.split(/\.|\[0\]/).filter(Boolean)) {
    found = ((partOf(found, 'properties') ?? partOf(partOf(found, 'items') ?? {}, 'properties') ?? {})[key] ?? {}) as Values
  }
  const limit = /"maxLength":(\d+)/.exec(JSON.stringify(found))?.[1]
  return limit === undefined ? undefined : Number(limit)
}

function partOf(schema: Values, key: string): Values | undefined {
  const all = [schema, ...((schema.anyOf ?? []) as readonly Values[]), ...((schema.allOf ?? []) as readonly Values[])]
  return all.find((each) => each[key] !== undefined)?.[key] as Values | undefined
}
