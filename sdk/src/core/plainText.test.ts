import { describe, expect, it } from 'vitest'
import { plainText } from './plainText.js'

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
})
