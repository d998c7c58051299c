import { maskedCpf } from '../validators/cpf.js'
import './values.css'

/** A masked CPF, safe for everybody: `***.456.789-**`. */
export function CpfText({ value }: { readonly value: string | null | undefined }) {
  return <span className="ep-code">{maskedCpf(value)}</span>
}
