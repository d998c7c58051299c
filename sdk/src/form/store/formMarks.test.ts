import { describe, expect, it } from 'vitest'
import { defineFieldset } from '../../core/control.js'
import type { AnyControl } from '../../core/control.js'
import type { AnyResource } from '../../core/resource.js'
import { toggle } from '../../kinds/choice/toggle.js'
import { group } from '../../kinds/part/group.js'
import { hidden } from '../../kinds/part/hidden.js'
import { rows } from '../../kinds/part/rows.js'
import { text } from '../../kinds/text/text.js'
import { necessityOf } from '../../controls/necessity.js'
import { formMarks } from './formMarks.js'

const asked = () => text({ required: true }) as AnyControl
const free = () => text() as AnyControl
const formOf = (fields: Record<string, AnyControl>) =>
  ({ fields, sections: [{ title: 'all', fields: Object.keys(fields) }] }) as unknown as AnyResource
const labels = { fields: {}, options: {} }
const part = (fields: Record<string, AnyControl>) =>
  defineFieldset({ messages: { 'pt-BR': labels, 'en-US': labels, 'es-ES': labels }, fields } as never)

describe('a form', () => {
  it('marks what is required while it asks for less than two thirds of its fields', () => {
    expect(formMarks(formOf({ a: asked(), b: free() }))).toBe('required')
    expect(formMarks(formOf({ a: free() }))).toBe('required')
  })

  it('marks what is optional from two thirds on', () => {
    expect(formMarks(formOf({ a: asked(), b: asked(), c: free() }))).toBe('optional')
  })

  it('counts the fields of groups and rows, and none that nobody fills in, that only some must, or that is a box to tick', () => {
    const inner = part({ a: asked(), b: asked(), c: asked(), secret: hidden() as AnyControl })
    expect(formMarks(formOf({ address: group(inner) as AnyControl, free: free() }))).toBe('optional')
    expect(formMarks(formOf({ items: rows(inner) as AnyControl, free: free() }))).toBe('optional')
    const others = {
      box: toggle() as AnyControl,
      fixed: text({ readOnly: true }) as AnyControl,
      some: text({ required: () => true }) as AnyControl,
    }
    expect(formMarks(formOf({ a: asked(), ...others }))).toBe('optional')
  })
})

describe('a field', () => {
  it.each([
    ['required', true, 'controls.required'],
    ['required', false, undefined],
    ['optional', true, undefined],
    ['optional', false, 'controls.optional'],
  ] as const)('in a form that marks the %s ones, itself required: %s, says %s', (marks, isRequired, said) => {
    expect(necessityOf({ marks, isRequired })).toBe(said)
    expect(necessityOf({ marks, isRequired, isReadOnly: true })).toBeUndefined()
    expect(necessityOf({ marks, isRequired, isCompact: true })).toBeUndefined()
  })
})
