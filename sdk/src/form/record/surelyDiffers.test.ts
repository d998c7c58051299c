import { describe, expect, it } from 'vitest'
import type { AnyResource } from '../../core/resource.js'
import { builtEntities } from '../../testing/builtEntities.js'
import { sampleRecords } from '../../testing/samples/samples.js'
import type { Values } from '../core/fieldPath.js'
import { isSame } from '../core/isSame.js'
import { surelyDiffers, toDraft, toValues } from '../core/formValues.js'

const resources = builtEntities as unknown as readonly AnyResource[]
const records = sampleRecords as unknown as Readonly<Record<string, readonly Values[] | undefined>>

/** A record with one value of another one in place of its own, and one with the same values in objects of their own. */
function neighbours(values: Values, other: Values): readonly Values[] {
  return [structuredClone(values), ...Object.keys(values).map((key) => ({ ...values, [key]: other[key] }))]
}

describe.each(resources.map((resource) => [resource.contract.name, resource] as const))('%s', (name, resource) => {
  const [first, ...others] = (records[name] ?? []).slice(0, 6).map((record) => toValues(resource, record))

  it('differs by what was replaced only where the drafts differ', () => {
    if (!first) return expect(records[name] ?? []).toEqual([])
    for (const other of [first, ...others])
      for (const changed of neighbours(first, other))
        if (surelyDiffers(resource, changed, first)) expect(isSame(toDraft(resource, changed), toDraft(resource, first))).toBe(false)
  })

  it('tells another text at once', () => {
    const key = resource.sections
      .flatMap((section) => (section.visible ? [] : section.fields))
      .find((field) => {
        const { kind, options } = resource.fields[field] ?? {}
        return kind?.editor === 'text' && !options?.visible
      })
    if (!first || key === undefined) return
    expect(surelyDiffers(resource, { ...first, [key]: 'Outro texto' }, first)).toBe(true)
  })
})
