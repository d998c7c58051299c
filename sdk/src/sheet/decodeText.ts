/** Encodings with one byte for each letter; of those that fit as well, the first is taken. */
export const oldEncodings = ['windows-1252', 'ibm850', 'macintosh', 'iso-8859-15'] as const
export type OldEncoding = (typeof oldEncodings)[number]

/** An encoding that only the letters tell, with some words of the file as each of them would read them. */
export interface EncodingGuess {
  readonly name: OldEncoding
  readonly samples: Readonly<Record<OldEncoding, string>>
}

/**
 * Decodes a text file: by its byte order mark, as UTF-16 if every second byte is zero, otherwise as UTF-8 if the bytes are valid, otherwise with the `chosen` old encoding, or the
 * one that gives the most letters of our languages: Windows-1252 of office programs, that of DOS, or that of old Macs.
 */
export function decodeText(bytes: Uint8Array, chosen?: OldEncoding): { readonly text: string; readonly encoding?: EncodingGuess } {
  const marked = encodingOfMark(bytes) ?? utf16Of(bytes)
  if (marked) return { text: new TextDecoder(marked).decode(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const name = chosen ?? likeliest(bytes)
    return { text: decoderOf(name).decode(bytes), encoding: { name, samples: samplesOf(bytes) } }
  }
}

const decoderOf = (name: OldEncoding): Pick<TextDecoder, 'decode'> => (name === 'ibm850' ? dosDecoder : new TextDecoder(name))

function likeliest(bytes: Uint8Array): OldEncoding {
  // Long enough for any list, short enough to be read several times.
  const sample = bytes.subarray(0, 262_144)
  const scores = oldEncodings.map((name) => scoreOf(decoderOf(name).decode(sample)))
  return oldEncodings[scores.indexOf(Math.max(...scores))] ?? 'windows-1252'
}

const wordsShown = 3

/** The first words with a letter on which the encodings differ. */
function samplesOf(bytes: Uint8Array): EncodingGuess['samples'] {
  // Each byte is one letter, so places in the text are places in the file.
  const words = new TextDecoder('windows-1252').decode(bytes.subarray(0, 262_144)).matchAll(/[^\s;,|"]+/g)
  const places = new Map<string, Uint8Array>()
  for (const { 0: word, index } of words) {
    if (/[^\0-\x7f]/.test(word)) places.set(word, bytes.subarray(index, index + word.length))
    if (places.size === wordsShown) break
  }
  const read = (name: OldEncoding) => [...places.values()].map((word) => decoderOf(name).decode(word).slice(0, 30)).join(' · ')
  return Object.fromEntries(oldEncodings.map((name) => [name, read(name)])) as Record<OldEncoding, string>
}

function encodingOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

/** UTF-16 without its mark: one byte of nearly every letter of our languages is zero, and no other text has zeros. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((place) => sample.filter((byte, index) => byte === 0 && index % 2 === place).length)
  const most = Math.max(...zeros)
  if (most <= sample.length * 0.35 || Math.min(...zeros) > 0) return undefined
  return most === zeros[1] ? 'utf-16le' : 'utf-16be'
}

/** Letters of Portuguese and Spanish, against signs that neither has and capitals inside of words: a `ç` of Windows is an `Á` of old Macs. */
function scoreOf(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const strange = count(/[^ -~\sáàâãéêíóôõúüçñªº°§“”‘’–—•…€¿¡«»]/gi)
  return count(/[áàâãéêíóôõúüçñ]/gi) - strange - 2 * count(/\p{Ll}[ÁÀÂÃÉÊÍÓÔÕÚÜÇÑ]/gu)
}

/** The upper half of code page 850, which browsers do not know. @see https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const dosDecoder = {
  decode: (bytes: Uint8Array): string => {
    // Each byte is one unit of UTF-16.
    const units = Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : dosLetters.charCodeAt(byte - 0x80)))
    return new TextDecoder('utf-16le').decode(units)
  },
}
