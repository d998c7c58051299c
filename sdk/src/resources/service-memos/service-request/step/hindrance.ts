import type { ServiceRequest } from '../schema.js'

/** Why the server would refuse a command, as far as the request shows; `undefined` when it would not. */
export function hindranceOf(transition: string, { protocol, supplierTrouble, receipts }: ServiceRequest) {
  if (transition === 'send') return protocol === null ? 'noProtocol' : undefined
  if (transition === 'approve' || transition === 'approveAnyway') {
    if (transition === 'approveAnyway') return supplierTrouble === null ? 'noTrouble' : undefined
    return supplierTrouble === null ? undefined : supplierTrouble === 'suspenso' ? 'supplierSuspended' : 'certificateEnded'
  }
  if (transition !== 'conclude') return undefined
  if (receipts.length === 0) return 'nothingReceived'
  return receipts.some(({ kind }) => kind === 'provisorio') ? 'provisional' : undefined
}
