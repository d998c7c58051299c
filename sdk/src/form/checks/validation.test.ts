import { describe, expect, it } from 'vitest'
import { issuesAfterBlur, issuesAfterChange, toIssueMap } from './validation.js'
import type { FormState } from '../store/formStore.js'

const state = (issues: Parameters<typeof toIssueMap>[0]): FormState => ({
  values: {},
  initial: {},
  names: new Map(),
  duplicates: new Map(),
  notes: new Map(),
  rowKeys: new Map(),
  uploads: new Map(),
  isSaving: false,
  issues: toIssueMap(issues),
})

describe('issues', () => {
  it('appear only for the field that was left', () => {
    const shown = issuesAfterBlur(
      state([]),
      [
        { path: 'name', code: 'required' },
        { path: 'email', code: 'email' },
      ],
      'name',
    )
    expect([...shown.keys()]).toEqual(['name'])
  })
  it('go as soon as they are mended, and none appears while typing', () => {
    const before = state([{ path: 'name', code: 'required' }])
    expect([...issuesAfterChange(before, [{ path: 'email', code: 'email' }]).keys()]).toEqual([])
  })
  it('of the server stay until their own field changes', () => {
    const before = state([{ path: 'cpf', code: 'duplicate', isRemote: true }])
    expect([...issuesAfterBlur(before, [], 'name').keys()]).toEqual(['cpf'])
  })
  it('are the same object while nothing changes, so that nothing renders', () => {
    const before = state([{ path: 'name', code: 'minLength', params: { min: 3 } }])
    expect(issuesAfterChange(before, [{ path: 'name', code: 'minLength', params: { min: 3 } }])).toBe(before.issues)
  })
})
