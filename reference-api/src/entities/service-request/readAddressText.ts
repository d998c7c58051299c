/** The parts of an address that a line of text shows for sure. */
export interface AddressParts {
  readonly zipCode: string | null
  readonly street: string | null
  readonly number: string | null
  readonly complement: null
  readonly neighborhood: string | null
}

const zipCode = /\b(?:CEP:?\s*)?(\d{2})\.?(\d{3})-?(\d{3})\b/i
const houseNumber = /^(?:n[ºo°.]?\s*)?(\d{1,6}[A-Za-z]?|s\/?n)[ºo°.]?$/i

/** Reads "Rua das Araucárias, 100, Centro, 85900-000" as Brazilian addresses are written; parts that are not plain stay `null`. */
export function readAddressText(text: string): AddressParts {
  const code = zipCode.exec(text)
  const parts = text
    .replace(zipCode, '')
    .split(/,|\s[–-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const place = parts.findIndex((part) => houseNumber.test(part))
  const [, number] = place > 0 ? (houseNumber.exec(parts[place] ?? '') ?? []) : []
  return {
    zipCode: code ? code.slice(1).join('') : null,
    street: parts[0] === undefined || place === 0 ? null : parts[0].slice(0, 150),
    number: number === undefined ? null : /^s/i.test(number) ? 'S/N' : number,
    complement: null,
    // Without a number, what follows the street may be anything.
    neighborhood: place > 0 ? (parts[place + 1]?.slice(0, 80) ?? null) : null,
  }
}
