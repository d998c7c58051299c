/**
 * Decodes a text file: by its byte order mark, as UTF-16 if every second byte is zero, otherwise as UTF-8 if the bytes are valid, otherwise with the old encoding that gives the most
 * letters of our languages: Windows-1252 of office programs, that of DOS, or that of old Macs.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes) ?? utf16Of(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const decoders = [new TextDecoder('windows-1252'), dosDecoder, new TextDecoder('macintosh')]
    // Long enough for any list, short enough to be read three times.
    const sample = bytes.subarray(0, 262_144)
    const scores = decoders.map((decoder) => scoreOf(decoder.decode(sample)))
    return (decoders[scores.indexOf(Math.max(...scores))] ?? dosDecoder).decode(bytes)
  }
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

/** Letters of Portuguese and Spanish, against signs that neither has. */
function scoreOf(text: string): number {
  return (text.match(/[áàâãéêíóôõúüçñ]/gi)?.length ?? 0) - (text.match(/[^ -~\sáàâãéêíóôõúüçñªº°§“”‘’–—•…€¿¡«»]/gi)?.length ?? 0)
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
