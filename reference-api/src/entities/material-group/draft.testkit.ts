import { next } from '../../testing/sequence.js'

// Codes have only two digits, so the tests reuse the codes that the demo leaves free.
const freeCodes = ['14', '15', '16', '17', '18', '19', '20', '21', '22', '27', '28', '29', '30', '31', '32', '33', '34', '36', '44', '48']

let made = 0

/** A valid group with the next of those codes. */
export function draft(more: object = {}): Record<string, unknown> {
  made += 1
  return { code: freeCodes[made % freeCodes.length], name: `Grupo de testes ${next()}`, type: 'material', ...more }
}
