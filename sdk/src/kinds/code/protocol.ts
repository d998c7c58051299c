import type { Declare } from '../../core/control.js'
import type { ControlOptions } from '../../core/kind.js'
import { formatProtocol, parseProtocol } from '../../validators/protocol.js'
import { codeKind, digitMask } from './codeKind.js'

/** A control for an e-Protocolo number; the value is 9 digits. */
export const protocol: Declare<string> = (options: ControlOptions = {}) => ({ kind: protocolKind, options })

const protocolKind = codeKind('protocol', digitMask(formatProtocol, parseProtocol, '00.000.000-0'), { width: 10, format: formatProtocol })
