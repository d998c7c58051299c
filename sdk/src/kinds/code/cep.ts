import type { Control } from '../../core/control.js'
import type { ControlOptions } from '../../core/kind.js'
import { formatCep, parseCep } from '../../validators/cep.js'
import { codeKind, digitMask } from './codeKind.js'

/** A CEP; the value is 8 digits. */
export const cep = (options: ControlOptions = {}): Control<string> => ({ kind: cepKind, options })

const cepKind = codeKind('cep', digitMask(formatCep, parseCep, '00000-000'), { width: 7.5, format: formatCep })
