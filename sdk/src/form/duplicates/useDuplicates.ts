import { useEffect, useRef } from 'react'
import type { PathParams } from '../../api/client.js'
import type { UniqueRule } from '../../core/contract.js'
import { useApi } from '../../data/DataProvider.js'
import type { FormStore } from '../formStore.js'
import { toDraft } from '../formValues.js'
import { isSame } from '../isSame.js'

/** Long enough to have moved on to the next field, and for its own check to be there. */
const pauseMilliseconds = 300

interface DuplicateOptions {
  /** None while the record is new. */
  readonly recordId: number | undefined
  readonly params?: PathParams
}

/**
 * After a field is left, asks whether another record holds the same, and says so beside it. It holds up neither typing nor saving, and typing
 * on calls it off; the server has the last word on saving.
 * @returns is told which field was left
 */
export function useDuplicates(store: FormStore | undefined, { recordId, params }: DuplicateOptions): (path: string) => void {
  const api = useApi()
  const asked = useRef(new Map<UniqueRule, { readonly values: object; readonly stop: () => void }>())
  useEffect(() => {
    const running = asked.current
    const unsubscribe = store?.subscribe(() => {
      for (const [rule, { values, stop }] of running) {
        if (isSame(valuesOf(store, rule), values)) continue
        stop()
        running.delete(rule)
        tell(store, rule, [])
      }
    })
    return () => {
      unsubscribe?.()
      for (const { stop } of running.values()) stop()
      running.clear()
    }
  }, [store])

  const ask = (form: FormStore, rule: UniqueRule) => {
    const values = valuesOf(form, rule)
    if (asked.current.has(rule) || !isWorthAsking(form, rule, values)) return
    const attempt = new AbortController()
    const timer = setTimeout(() => {
      if (rule.fields.some((key) => form.getState().issues.has(key))) return
      api.duplicates(form.resource.contract, { values, except: recordId }, { params, signal: attempt.signal }).then(
        ({ data }) => attempt.signal.aborted || tell(form, rule, data),
        () => undefined, // nobody asked for it, and saving tells
      )
    }, pauseMilliseconds)
    const stop = () => {
      clearTimeout(timer)
      attempt.abort()
    }
    asked.current.set(rule, { values, stop })
  }
  return (path) => {
    if (!store) return
    for (const rule of store.resource.contract.unique) if (rule.fields.includes(path)) ask(store, rule)
  }
}

function valuesOf({ resource, getState }: FormStore, { fields }: UniqueRule): Readonly<Record<string, unknown>> {
  const draft = toDraft(resource, getState().values)
  return Object.fromEntries(fields.map((key) => [key, draft[key] ?? null]))
}

/** Something was typed, and it is not what the record holds already. What only looks alike needs every one of its fields. */
function isWorthAsking(store: FormStore, { fields, isHint }: UniqueRule, values: Readonly<Record<string, unknown>>): boolean {
  const needed = isHint ? fields : fields.slice(0, 1)
  if (needed.some((key) => values[key] === null)) return false
  const stored = toDraft(store.resource, store.getState().initial)
  return fields.some((key) => !isSame(values[key], stored[key] ?? null))
}

function tell(
  store: FormStore,
  { fields: [place], isHint = false }: UniqueRule,
  records: readonly { readonly id: number; readonly label: string }[],
): void {
  const { duplicates } = store.getState()
  // A rule that finds nothing must not silence another one that has found something at the same field.
  const isMine = duplicates.get(place)?.isHint === isHint
  if (records.length === 0 && !isMine) return
  const next = new Map(duplicates)
  if (records.length === 0) next.delete(place)
  else next.set(place, { records, isHint })
  store.update(() => ({ duplicates: next }))
}
