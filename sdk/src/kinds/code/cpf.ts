import type { Declare } from '../../core/control.js'
import type { ControlOptions } from '../../core/kind.js'
import { formatCpf, maskedCpf, parseCpf } from '../../validators/cpf.js'
import { codeKind, digitMask } from './codeKind.js'

/** A control for a CPF; the value is 11 digits. */
export const cpf: Declare<string> = (options: ControlOptions = {}) => ({ kind: cpfKind, options })

const cpfKind = codeKind('cpf', digitMask(formatCpf, parseCpf, '000.000.000-00'), {
  width: 12,
  isOwn: true,
  format: formatCpf,
  veil: maskedCpf,
})
