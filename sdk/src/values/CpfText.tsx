import { maskedCpf } from '../validators/cpf.js'
import './values.css'

interface CpfTextProps {
  /** Eleven digits, or a number that is masked already; without one, nothing is shown. */
  readonly value: string | null | undefined
}

/** A masked CPF, safe for everybody: `***.456.789-**`. */
export function CpfText({ value }: CpfTextProps) {
  return <span className="ep-code">{maskedCpf(value)}</span>
}
