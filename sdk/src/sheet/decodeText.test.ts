import { expect, it } from 'vitest'
import { decodeText, oldEncodings } from './decodeText.js'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it('tells ISO-8859-15 by its euro sign, and shows words of the file as each encoding reads them', () => {
  const { text, encoding } = decodeText(bytesOf('Pre\xe7o (\xa4);S\xe3o Jo\xe3o;S\xe3o Jo\xe3o'))
  expect(text).toBe('Preço (€);São João;São João')
  expect(encoding).toEqual({
    name: 'iso-8859-15',
    samples: {
      'windows-1252': 'Preço · (¤) · São',
      ibm850: 'Preþo · (ñ) · SÒo',
      macintosh: 'PreÁo · (§) · S„o',
      'iso-8859-15': 'Preço · (€) · São',
    },
  })
  expect(decodeText(bytesOf('Pre\xe7o (\xa4)'), 'windows-1252')).toMatchObject({ text: 'Preço (¤)', encoding: { name: 'windows-1252' } })
})

it('takes Windows where the letters do not decide, and no capital inside of a word', () => {
  expect(decodeText(bytesOf('Pre\xe7os')).encoding?.name).toBe('windows-1252')
})

it('offers no choice where a mark or the bytes tell, and leaves a mark in the middle to the cells', () => {
  for (const text of ['São João', 'a;\ufeffb']) expect(decodeText(new TextEncoder().encode(text))).toEqual({ text })
})

it.each(oldEncodings)('reads every byte as %s', (name) => {
  expect(
    decodeText(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
      name,
    ).text,
  ).toHaveLength(256)
})
