import type { ApiClient, PathParams } from '../../api/client.js'
import type { UniqueRule } from '../../core/contract.js'
import { toDraft } from '../core/formValues.js'
import type { FormStore, ShownIssue, FormState } from '../store/formStore.js'
import { isSame } from '../core/isSame.js'

/** Long enough for the person to reach the next field, and for the field's own check to finish. */
const pauseMilliseconds = 300
/** A pause in typing. A shorter one would ask about half words. */
const typingPauseMilliseconds = 400
/** Shorter texts are like too many others. */
const leastNearLength = 5

interface DuplicateOptions {
  readonly api: Pick<ApiClient, 'duplicates'>
  /** A new record has none. */
  readonly getRecordId: () => number | undefined
  readonly params?: PathParams
}

interface Question {
  readonly values: object
  /** The server refused the save for this rule: the answer names the other record. */
  readonly isAfterRefusal: boolean
  readonly stop: () => void
}

export type DuplicateSearch = ReturnType<typeof createDuplicateSearch>

/**
 * Asks, after the person left a field, whether another record holds the same, and shows the answer beside the field. A rule about near texts is
 * asked in each pause of typing. It delays neither typing nor saving. More typing cancels the question, and the server decides on saving.
 */
export function createDuplicateSearch(form: FormStore, options: DuplicateOptions) {
  const { unique } = form.resource.contract
  const asked = new Map<UniqueRule, Question>()
  const ask = (rule: UniqueRule, isAfterRefusal: boolean) => {
    if (!isWorthAsking(form, rule)) return
    asked.get(rule)?.stop()
    asked.set(rule, startQuestion({ form, rule, isAfterRefusal, ...options }))
  }
  const follow = () => {
    callOff(form, asked)
    const { issues, duplicates, values, initial } = form.getState()
    for (const rule of unique) {
      const [place] = rule.fields
      if (rule.isNear && !asked.has(rule) && rule.fields.some((key) => values[key] !== initial[key])) ask(rule, false)
      // Other establishments of a company do not explain a refusal.
      const isTold = duplicates.has(place) && duplicates.get(place)?.isRoot !== true
      if (isRefused(issues.get(place)) && !isTold && rule.root === undefined && !asked.get(rule)?.isAfterRefusal) ask(rule, true)
    }
  }
  return {
    start: () => {
      const stopFollowing = form.subscribe(follow)
      return () => {
        stopFollowing()
        for (const { stop } of asked.values()) stop()
        asked.clear()
      }
    },
    leave: (path: string) => {
      for (const rule of unique) if (rule.fields.includes(path) && !asked.has(rule)) ask(rule, false)
    },
    /** A save was refused for its fields: all rules are asked at once, because each would be another refusal otherwise. */
    askAfterRefusal: () => {
      const { issues, duplicates } = form.getState()
      for (const rule of unique) {
        const [place] = rule.fields
        if (isCertain(rule) && !issues.has(place) && !duplicates.has(place)) ask(rule, true)
      }
    },
  }
}

/** Cancels the questions whose values have changed. */
function callOff(form: FormStore, asked: Map<UniqueRule, Question>): void {
  for (const [rule, { values, stop }] of asked) {
    if (isSame(valuesOf(form, rule), values)) continue
    stop()
    asked.delete(rule)
    // Near texts stay until the next answer. Otherwise the note would come and go with each word.
    if (!rule.isNear || !isWorthAsking(form, rule)) tell(form, rule, [])
  }
}

interface QuestionParts extends DuplicateOptions {
  readonly form: FormStore
  readonly rule: UniqueRule
  readonly isAfterRefusal: boolean
}

function startQuestion({ api, form, rule, isAfterRefusal, getRecordId, params }: QuestionParts): Question {
  const values = valuesOf(form, rule)
  const attempt = new AbortController()
  const timer = setTimeout(
    () => {
      if (!isAfterRefusal && rule.fields.some((key) => form.getState().issues.has(key))) return
      api.duplicates(form.resource.contract, { values, except: getRecordId(), root: rule.root }, { params, signal: attempt.signal }).then(
        ({ data }) => {
          if (attempt.signal.aborted) return
          tell(form, rule, data)
          if (isAfterRefusal && isCertain(rule) && data.length > 0) refuse(form, rule.fields[0])
        },
        () => undefined, // no person waits for it, and a save reports duplicates
      )
    },
    isAfterRefusal ? 0 : rule.isNear ? typingPauseMilliseconds : pauseMilliseconds,
  )
  const stop = () => {
    clearTimeout(timer)
    attempt.abort()
  }
  return { values, isAfterRefusal, stop }
}

/** A save is refused when another record holds the same by this rule. */
const isCertain = ({ isHint, root }: UniqueRule) => !isHint && root === undefined

function refuse(form: FormStore, path: string): void {
  const { issues } = form.getState()
  if (!issues.has(path)) form.update(() => ({ issues: new Map(issues).set(path, { path, code: 'duplicate', isRemote: true }) }))
}

function valuesOf({ resource, getState }: FormStore, { fields }: UniqueRule): Readonly<Record<string, unknown>> {
  const draft = toDraft(resource, getState().values)
  return Object.fromEntries(fields.map((key) => [key, draft[key] ?? null]))
}

/** The values differ from the stored ones. A rule that only gives a hint needs all its fields. */
function isWorthAsking(store: FormStore, rule: UniqueRule): boolean {
  const { fields, isHint } = rule
  const values = valuesOf(store, rule)
  const needed = isHint ? fields : fields.slice(0, 1)
  if (needed.some((key) => values[key] === null)) return false
  if (rule.isNear && String(values[fields[0]]).length < leastNearLength) return false
  const stored = toDraft(store.resource, store.getState().initial)
  return fields.some((key) => !isSame(values[key], stored[key] ?? null))
}

function tell(
  store: FormStore,
  { fields: [place], isHint = false, isNear, root }: UniqueRule,
  records: readonly { readonly id: number; readonly label: string }[],
): void {
  const { duplicates } = store.getState()
  // A rule that finds nothing must not hide the result of another rule at the same field.
  const told = duplicates.get(place)
  if (records.length === 0 && told?.isHint !== isHint) return
  // A certain duplicate matters more than a hint.
  if (isHint && told?.isHint === false) return
  const next = new Map(duplicates)
  if (records.length === 0) next.delete(place)
  else next.set(place, { records, isHint, isNear, isRoot: root !== undefined })
  store.update(() => ({ duplicates: next }))
}

/** Whether the server refused a field because another record holds the same. */
export function isRefused(issue: { readonly code: string } | undefined): boolean {
  return issue?.code === 'duplicate'
}

/** The duplicates known so far that a save would be refused for. A hint is no issue. */
export function knownDuplicates({ duplicates }: FormState): readonly ShownIssue[] {
  return [...duplicates].flatMap(([path, { isHint, isRoot }]) => (isHint || isRoot ? [] : [{ path, code: 'duplicate', isRemote: true }]))
}
