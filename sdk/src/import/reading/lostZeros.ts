import type { AnyControl } from '../../core/control.js'
import { isCnpj } from '../../validators/cnpj.js'
import { isCpf } from '../../validators/cpf.js'

interface Padding {
  readonly length: number
  /** The least digits that a spreadsheet can have left. */
  readonly least: number
  readonly fits: (padded: string) => boolean
}

/** Codes that begin with zeros. A spreadsheet that reads them as numbers drops these; the check digits tell whether the rest is complete. */
const paddings: Readonly<Record<string, Padding>> = {
  cpf: { length: 11, least: 7, fits: isCpf },
  cnpj: { length: 14, least: 10, fits: isCnpj },
  // A CEP has no check digits; the lowest one of Brazil is 01000-000.
  cep: { length: 8, least: 7, fits: () => true },
}

/** The code with the zeros that a spreadsheet dropped; `undefined` when none are missing or the result would be wrong. */
export function withLostZeros({ kind }: AnyControl, text: string): string | undefined {
  const padding = paddings[kind.name]
  if (!padding || !/^\d+$/.test(text) || text.length < padding.least || text.length >= padding.length) return undefined
  const padded = text.padStart(padding.length, '0')
  return padding.fits(padded) ? padded : undefined
}
