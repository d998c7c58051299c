import type { Declare } from '../../core/control.js'
import type { ControlOptions } from '../../core/kind.js'
import { carefulMask, codeKind } from './codeKind.js'

/** A control for a number within a year, as for tenders and requests; the value is `n/AAAA` without leading zeros: `118/2026`. */
export const yearNumber: Declare<string> = (options: ControlOptions = {}) => ({ kind: yearNumberKind, options })

/** `0118/2026` and `118 / 2026` → `118/2026`; an unfinished text stays: `118`, `118/20`. */
function layYearNumber(text: string): string {
  const [, number = '', slash = '', year = ''] = /^\D*0*(\d{0,6})\s*(\/?)\D*(\d{0,4})/.exec(text) ?? []
  return slash || year ? `${number}/${year}` : number
}

const mask = carefulMask({ lay: layYearNumber, parse: layYearNumber, example: '118/2026', inputMode: 'text', typed: /[\d/]/ }, (text) =>
  text.replace(/[^\d/]/g, '').replace(/^0+/, ''),
)
const yearNumberKind = codeKind('year-number', mask, { width: 8.5 })
