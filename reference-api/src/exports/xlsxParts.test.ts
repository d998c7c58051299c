import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readZip } from '../testing/readXlsx.js'
import { escapeXml, sheetName } from './xlsxParts.js'
import { zipFile } from './zipFile.js'

describe('a text in a workbook', () => {
  test('contains no character that XML forbids', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text.toWellFormed())).not.toMatch(
          /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[<>]|&(?!amp;|lt;|gt;|quot;)/u,
        )
      }),
    )
  })
  test('that looks like an escape of Excel’s stays as it was typed', () => expect(escapeXml('_x0041_\u0001')).toBe('_x005F_x0041__x0001_'))
})

test.each([
  ['Materiais/serviços [GMS]: todos?', 'Materiais serviços  GMS   todos'],
  ['Solicitações de serviço do Estado do Paraná', 'Solicitações de serviço do Esta'],
  ['???', '1'],
])('a sheet for %s gets a name that Excel takes', (title, name) => expect(sheetName(title)).toBe(name))

describe('an archive', () => {
  const collect = async (pieces: AsyncIterable<Buffer>) => Buffer.concat(await Readable.from(pieces).toArray())

  test('gives back what went in', async () => {
    const text = fc.array(fc.string({ unit: 'grapheme', maxLength: 2000 }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (contents) => {
        const parts = readZip(await collect(zipFile(contents.map((content, index) => ({ name: `parte ${index}.xml`, content })))))
        expect([...parts.values()]).toEqual(contents.map((content) => content.join('')))
        expect([...parts.keys()][0]).toBe('parte 0.xml')
      }),
      { numRuns: 30 },
    )
  })

  test('fails when one of its contents does', async () => {
    const content = async function* () {
      yield 'a'
      throw new Error('the disk is full')
    }
    await expect(collect(zipFile([{ name: 'a', content: content() }]))).rejects.toThrow('the disk is full')
  })

  test('reads no further when its reader leaves', async () => {
    let read = 0
    const content = async function* () {
      for (; read < 1000; read++) yield String(Math.random()).repeat(2000)
    }
    for await (const piece of zipFile([{ name: 'a', content: content() }])) if (piece.length > 100) break
    const soFar = read
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(read).toBe(soFar)
    expect(read).toBeLessThan(200)
  })
})
