import type { Declare } from '../../core/control.js'
import type { ControlOptions, LoadFill } from '../../core/kind.js'
import { formatCep, parseCep } from '../../validators/cep.js'
import { codeKind, digitMask } from './codeKind.js'

/** Options of a CEP. */
export interface CepOptions extends ControlOptions {
  /** Fills in other fields from the CEP. */
  readonly fill?: LoadFill
}

/** A control for a CEP; the value is 8 digits. */
export const cep: Declare<string, CepOptions> = (options: CepOptions = {}) => ({ kind: cepKind, options })

const cepKind = codeKind('cep', digitMask(formatCep, parseCep, '00000-000'), { width: 7.5, format: formatCep })
