import { useEffect, useEffectEvent, useRef } from 'react'
import type { ApiClient, PathParams } from '../../api/client.js'
import type { UniqueRule } from '../../core/contract.js'
import { useApi } from '../../data/DataProvider.js'
import type { FormStore } from '../store/formStore.js'
import { toDraft } from '../record/formValues.js'
import { isSame } from '../store/isSame.js'
import { isRefused } from './isRefused.js'

/** Long enough to have moved on to the next field, and for its own check to be there. */
const pauseMilliseconds = 300

interface DuplicateOptions {
  /** None while the record is new. */
  readonly recordId: number | undefined
  readonly params?: PathParams
}

interface Question {
  readonly values: object
  /** Asked because saving was refused for it: the answer names what stands in the way. */
  readonly isAfterRefusal: boolean
  readonly stop: () => void
}

/**
 * After a field is left, asks whether another record holds the same, and says so beside it. It holds up neither typing nor saving, and typing
 * on calls it off; the server has the last word on saving, and whoever saved before the answer is told then which record it is. A save that is
 * refused for something else, one of so many `refusals`, asks at once: mended one by one, each would be another refusal.
 * @returns is told which field was left
 */
export function useDuplicates(store: FormStore | undefined, refusals: number, options: DuplicateOptions): (path: string) => void {
  const api = useApi()
  const asked = useRef(new Map<UniqueRule, Question>())
  const ask = (form: FormStore, rule: UniqueRule, isAfterRefusal: boolean) => {
    if (!isWorthAsking(form, rule)) return
    asked.current.get(rule)?.stop()
    asked.current.set(rule, startQuestion({ api, form, rule, isAfterRefusal, ...options }))
  }
  const follow = useEffectEvent((form: FormStore) => {
    callOff(form, asked.current)
    const { issues, duplicates } = form.getState()
    for (const rule of form.resource.contract.unique) {
      const [place] = rule.fields
      // Other establishments say nothing about a refusal.
      const isTold = duplicates.has(place) && duplicates.get(place)?.isRoot !== true
      if (isRefused(issues.get(place)) && !isTold && rule.root === undefined && !asked.current.get(rule)?.isAfterRefusal)
        ask(form, rule, true)
    }
  })
  useEffect(() => {
    const running = asked.current
    const unsubscribe = store?.subscribe(() => follow(store))
    return () => {
      unsubscribe?.()
      for (const { stop } of running.values()) stop()
      running.clear()
    }
  }, [store])
  const askAfterRefusal = useEffectEvent(() => {
    const { issues, duplicates } = store?.getState() ?? {}
    for (const rule of (refusals > 0 && store?.resource.contract.unique) || []) {
      const [place] = rule.fields
      if (store && isCertain(rule) && !issues?.has(place) && !duplicates?.has(place)) ask(store, rule, true)
    }
  })
  useEffect(() => askAfterRefusal(), [refusals])
  return (path) => {
    if (!store) return
    for (const rule of store.resource.contract.unique) if (rule.fields.includes(path) && !asked.current.has(rule)) ask(store, rule, false)
  }
}

/** What was typed since makes the answer one to another question. */
function callOff(form: FormStore, asked: Map<UniqueRule, Question>): void {
  for (const [rule, { values, stop }] of asked) {
    if (isSame(valuesOf(form, rule), values)) continue
    stop()
    asked.delete(rule)
    tell(form, rule, [])
  }
}

interface QuestionParts extends DuplicateOptions {
  readonly api: Pick<ApiClient, 'duplicates'>
  readonly form: FormStore
  readonly rule: UniqueRule
  readonly isAfterRefusal: boolean
}

function startQuestion({ api, form, rule, isAfterRefusal, recordId, params }: QuestionParts): Question {
  const values = valuesOf(form, rule)
  const attempt = new AbortController()
  const timer = setTimeout(
    () => {
      if (!isAfterRefusal && rule.fields.some((key) => form.getState().issues.has(key))) return
      api.duplicates(form.resource.contract, { values, except: recordId, root: rule.root }, { params, signal: attempt.signal }).then(
        ({ data }) => {
          if (attempt.signal.aborted) return
          tell(form, rule, data)
          if (isAfterRefusal && isCertain(rule) && data.length > 0) refuse(form, rule.fields[0])
        },
        () => undefined, // nobody asked for it, and saving tells
      )
    },
    isAfterRefusal ? 0 : pauseMilliseconds,
  )
  const stop = () => {
    clearTimeout(timer)
    attempt.abort()
  }
  return { values, isAfterRefusal, stop }
}

/** What another record holds by the same rule certainly stands in the way. */
const isCertain = ({ isHint, root }: UniqueRule) => !isHint && root === undefined

function refuse(form: FormStore, path: string): void {
  const { issues } = form.getState()
  if (!issues.has(path)) form.update(() => ({ issues: new Map(issues).set(path, { path, code: 'duplicate', isRemote: true }) }))
}

function valuesOf({ resource, getState }: FormStore, { fields }: UniqueRule): Readonly<Record<string, unknown>> {
  const draft = toDraft(resource, getState().values)
  return Object.fromEntries(fields.map((key) => [key, draft[key] ?? null]))
}

/** Something was typed, and it is not what the record holds already. What only looks alike needs every one of its fields. */
function isWorthAsking(store: FormStore, rule: UniqueRule): boolean {
  const { fields, isHint } = rule
  const values = valuesOf(store, rule)
  const needed = isHint ? fields : fields.slice(0, 1)
  if (needed.some((key) => values[key] === null)) return false
  const stored = toDraft(store.resource, store.getState().initial)
  return fields.some((key) => !isSame(values[key], stored[key] ?? null))
}

function tell(
  store: FormStore,
  { fields: [place], isHint = false, root }: UniqueRule,
  records: readonly { readonly id: number; readonly label: string }[],
): void {
  const { duplicates } = store.getState()
  // A rule that finds nothing must not silence another one that has found something at the same field.
  const told = duplicates.get(place)
  if (records.length === 0 && told?.isHint !== isHint) return
  // What certainly exists is worth more than what looks like it.
  if (isHint && told?.isHint === false) return
  const next = new Map(duplicates)
  if (records.length === 0) next.delete(place)
  else next.set(place, { records, isHint, isRoot: root !== undefined })
  store.update(() => ({ duplicates: next }))
}
