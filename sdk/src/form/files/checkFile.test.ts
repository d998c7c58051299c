import { expect, it } from 'vitest'
import { checkFile } from './checkFile.js'

const zip = (name: string, padding = 0) => new Blob(['PK\x03\x04[Content_Types].xml', new Uint8Array(padding), name])

it.each([
  ['a PDF', new Blob(['%PDF-1.7']), undefined],
  ['a JPG', new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]), undefined],
  ['a PNG', new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)]), undefined],
  ['a HEIC', new Blob(['\0\0\0\x18ftypheic']), undefined],
  ['a workbook', zip('xl/workbook.xml', 400_000), undefined],
  ['a text document', zip('word/document.xml'), undefined],
  ['an archive of something else', zip('fotos/1.jpg'), 'notAllowed'],
  ['a page', new Blob(['<html>']), 'notAllowed'],
  ['a signature that does not stand at the beginning', new Blob([' %PDF-1.7']), 'notAllowed'],
  ['nothing at all', new Blob([]), 'empty'],
  ['20 MB', new Blob(['%PDF-', new Uint8Array(20 * 1024 * 1024 - 5)]), undefined],
  ['20 MB and one byte', new Blob(['%PDF-', new Uint8Array(20 * 1024 * 1024 - 4)]), 'tooLarge'],
])('judges a file by its bytes: %s', async (_, file, problem) => {
  expect(await checkFile(file)).toBe(problem)
})
