import type { ContractSchema } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import type { Entity } from './defineEntity.js'

/** The keys in the body of every change of status; the fields of a payload are beside them. */
const ownKeys = ['transition', 'to', 'reason', 'version']

/** The payload schema of each transition that has one, by name. @throws Error naming entity, transition and remedy */
export function planTransitions(
  { contract, guards = {}, lacks = {}, effects = {}, takeBacks = {}, secondHand }: Entity,
  schema: ContractSchema<unknown, unknown>,
): ReadonlyMap<string, z.ZodObject> {
  const fail = (name: string, fault: string): never => {
    throw new Error(`${contract.name}.transitions.${name}: ${fault}`)
  }
  const known = new Set(contract.transitions.map(({ name }) => name))
  for (const name of [guards, lacks, effects, takeBacks].flatMap(Object.keys)) {
    if (!known.has(name)) fail(name, 'a guard or an effect is declared for it, but the contract has no such transition. Check the name.')
  }
  const second = contract.transitions.find((transition) => transition.secondHand !== undefined)
  if (second && !secondHand)
    fail(second.name, 'it needs a second hand, but the entity does not say whose hands count. Declare "secondHand".')
  const maker = secondHand?.madeBy?.find((name) => !known.has(name))
  if (maker !== undefined) fail(maker, '"secondHand" names it, but the contract has no such transition. Check the name.')
  for (const { name, isReversible } of contract.transitions) {
    // A status that goes back while its consequences stay would be half a change.
    if (isReversible && effects[name] && !takeBacks[name])
      fail(name, 'it is reversible and has an effect. Add what undoes it to "takeBacks".')
  }
  const payloads = new Map<string, z.ZodObject>()
  for (const { name, payload } of contract.transitions) {
    if (!payload) continue
    const shape = schema.transitions?.[name]
    if (!(shape instanceof z.ZodObject)) fail(name, 'its payload has no schema. Add a z.object of its name to "transitions" of the schema.')
    const taken = ownKeys.find((key) => key in (shape as z.ZodObject).shape)
    if (taken !== undefined) fail(name, `"${taken}" is a key of every change of status. Give the field another name.`)
    payloads.set(name, shape as z.ZodObject)
  }
  return payloads
}
