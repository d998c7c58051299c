import type { AnyContract } from '../../core/contract.js'
import type { Values } from '../store/fieldPath.js'
import { isVeil, veiledKeys } from '../store/veiled.js'
import { isCpf, maskedCpf } from '../../validators/cpf.js'

/**
 * A draft for the schema, which knows no veils: each stands for a CPF that it fits, the same one where the draft itself names it (as a Pix key,
 * as an account holder's). What is sent holds the veil again, and the server knows what it means.
 */
export function withStandIns(contract: AnyContract, draft: Values): Values {
  const veiled = veiledKeys({ contract }, draft)
  if (veiled.length === 0) return draft
  return { ...draft, ...Object.fromEntries(veiled.map((key) => [key, standIn(draft[key], draft)])) }
}

/** The same draft with its veils. */
export function withVeils(contract: AnyContract, checked: object, draft: Values): object {
  return { ...checked, ...Object.fromEntries(veiledKeys({ contract }, draft).map((key) => [key, draft[key]])) }
}

function standIn(veil: unknown, draft: Values): unknown {
  const named = textsOf(draft).find((text) => !isVeil(text) && isCpf(text) && maskedCpf(text) === veil)
  if (named !== undefined) return named.replace(/\D/g, '')
  const middle = String(veil).replace(/\D/g, '')
  const endings = Array.from({ length: 100 }, (_, number) => `100${middle}${String(number).padStart(2, '0')}`)
  return endings.find(isCpf) ?? veil
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
