import { describe, expect, it } from 'vitest'
import { email, optionalText, requiredText } from './fields.js'
import { plainText } from '../core/plainText.js'

const read = (field: unknown, input: unknown) =>
  (field as { safeParse(input: unknown): { success: boolean; data?: unknown } }).safeParse(input)

describe('a pasted text', () => {
  it.each([
    ['an e-mail from a web page', 'ana@esporte.pr.gov.br\u200B', 'ana@esporte.pr.gov.br'],
    ['a name that would turn the line around', '\u202EohnaM\u202C', 'ohnaM'],
    ['a file name of a Mac', 'Joa\u0303o', 'João'],
    ['a name with unbreakable spaces', 'Ana\u00A0Maria', 'Ana Maria'],
    ['an emoji made of several', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['lines of an observation', 'um\n\tdois', 'um\n\tdois'],
  ])('is kept as it was meant: %s', (_, pasted, meant) => {
    expect(plainText(pasted)).toBe(meant)
  })
  it('is checked as it was meant', () => {
    expect(read(email(), ' ana@esporte.pr.gov.br\u200B').data).toBe('ana@esporte.pr.gov.br')
    expect(read(requiredText(3, 4), 'Jo\u200Ba\u0303o').data).toBe('João')
  })
  it('is missing when it shows nothing', () => {
    expect(read(optionalText(20), '\u200B\u00A0').data).toBeNull()
    expect(read(requiredText(1, 20), '\uFEFF\u202E').success).toBe(false)
  })
})
