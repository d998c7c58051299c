import { describe, expect, it } from 'vitest'
import { email, optionalParagraphs, optionalText, requiredText } from './fields.js'

const read = (field: unknown, input: unknown) =>
  (field as { safeParse(input: unknown): { success: boolean; data?: unknown } }).safeParse(input)

describe('a pasted text', () => {
  it('is checked as it was meant', () => {
    expect(read(email(), ' ana@esporte.pr.gov.br\u200B').data).toBe('ana@esporte.pr.gov.br')
    expect(read(requiredText(3, 4), 'Jo\u200Ba\u0303o').data).toBe('João')
  })
  it('keeps its lines only where several belong', () => {
    expect(read(requiredText(3, 20), 'JOÃO\r\nSILVA').data).toBe('JOÃO SILVA')
    expect(read(optionalText(20), 'JOÃO\tSILVA').data).toBe('JOÃO SILVA')
    expect(read(optionalParagraphs(20), 'um\r\n\tdois').data).toBe('um\n\tdois')
  })
  it('is missing when it shows nothing', () => {
    expect(read(optionalText(20), '\u200B\u00A0').data).toBeNull()
    expect(read(requiredText(1, 20), '\uFEFF\u202E').success).toBe(false)
  })
})
