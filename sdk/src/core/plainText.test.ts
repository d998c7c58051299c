import { describe, expect, it } from 'vitest'
import { plainLine, plainText } from './plainText.js'

describe('a pasted text', () => {
  it.each([
    ['an e-mail from a web page', 'ana@esporte.pr.gov.br\u200B', 'ana@esporte.pr.gov.br'],
    ['a name that would turn the line around', '\u202EohnaM\u202C', 'ohnaM'],
    ['a file name of a Mac', 'Joa\u0303o', 'João'],
    ['a name with unbreakable spaces', 'Ana\u00A0Maria', 'Ana Maria'],
    ['an emoji made of several', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['lines of an observation', 'um\n\tdois', 'um\n\tdois'],
    ['lines of Windows, Word and a Mac of old', 'um\r\ndois\vtrês\rquatro\u2028cinco', 'um\ndois\ntrês\nquatro\ncinco'],
    ['what a terminal leaves', 'Ana\u0001 Lima\u007F\u009C\uFFFF', 'Ana Lima'],
  ])('is kept as it was meant: %s', (_, pasted, meant) => {
    expect(plainText(pasted)).toBe(meant)
  })
  it.each([
    ['a cell with two lines', 'Ana Maria \r\n  Lima', 'Ana Maria Lima'],
    ['two cells', 'Ana\tLima', 'Ana Lima'],
    ['two blanks between words', 'Clube  Atlético   Londrina', 'Clube Atlético Londrina'],
    ['a line as it is', 'Ana Lima', 'Ana Lima'],
  ])('stands on one line where there is one: %s', (_, pasted, meant) => {
    expect(plainLine(pasted)).toBe(meant)
  })
})
