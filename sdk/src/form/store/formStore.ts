import { type FieldIssue, type Remark, type Warning, parsePath } from '../../core/issue.js'
import type { AnyControl } from '../../core/control.js'
import type { Link } from '../../core/record.js'
import type { AnyResource, NameOf } from '../../core/resource.js'
import { emptyDependents } from '../core/conditions.js'
import { fieldsIn } from '../core/controlAt.js'
import { getAt, isWithin, scopeOf, scopeValues, setAt, valueReader, type Values } from '../core/fieldPath.js'
import { isSame } from '../core/isSame.js'
import { addName, type LinkNames, nameKey } from '../core/linkNames.js'
import { surelyDiffers, toDraft } from '../core/formValues.js'
import { type FormUploads, sendingCount, unsentFiles } from '../core/uploads.js'

export interface ShownIssue extends FieldIssue {
  /** The server found it: only a change of the field or the next save can remove it. */
  readonly isRemote?: boolean
}

/** Other records that hold the same value. */
export interface Duplicates {
  readonly records: readonly Link[]
  /** The record only looks like a second registration, and saving stays possible. */
  readonly isHint: boolean
  readonly isRoot?: boolean
  readonly isNear?: boolean
}

/** What something beside the fields found out about one of them; it holds while the field has this value. */
export interface FieldNote {
  readonly value: unknown
  readonly remark?: Remark
  readonly warning?: Remark
}

export interface FormState {
  readonly values: Values
  /** The stored values; for a new record the values that it started with. */
  readonly initial: Values
  readonly issues: ReadonlyMap<string, ShownIssue>
  readonly names: LinkNames
  /** Other records with the same value, by field. */
  readonly duplicates: ReadonlyMap<string, Duplicates>
  /** By path. */
  readonly notes: ReadonlyMap<string, FieldNote>
  /** Lasting identities of rows, by path: a row keeps its fields when a row before it goes. */
  readonly rowKeys: ReadonlyMap<string, readonly number[]>
  readonly uploads: FormUploads
  readonly isSaving: boolean
  /** Saves what a part beside the fields holds unsaved; missing while there is none. @returns whether all of it was stored */
  readonly saveBeside?: (() => Promise<boolean>) | undefined
}

export const isSavingNow = ({ isSaving }: FormState): boolean => isSaving
export const hasUnsavedBeside = ({ saveBeside }: FormState): boolean => saveBeside !== undefined

/** Everything that an open form holds. A reader of one value is called for that value alone. */
export interface FormStore {
  readonly resource: AnyResource
  getState(): FormState
  /** `path` of a value, row or group: then `listener` is called only when that part changes, or what is said about fields. */
  subscribe(listener: () => void, path?: string): () => void
  /** A change by a person: dependent fields are emptied, and the entity's own `onChange` runs. */
  change(path: string, value: unknown, choice?: { readonly control: AnyControl; readonly link: Link }): void
  /** Replaces parts of the state and calls their readers. */
  update(change: (state: FormState) => Partial<FormState>): void
  /** Whether the values differ from the stored ones. */
  isDirty(): boolean
  /** Whether leaving would lose something: typed values, or a file that has not arrived. */
  isUnsaved(): boolean
  /** Says something about fields, by path, in place of what was said there before. */
  tell(notes: Readonly<Record<string, FieldNote | undefined>>): void
  /** The note of a field whose value is still the one that it is about. */
  noteAt(path: string): FieldNote | undefined
  getWarnings(): Warnings
  getRemarks(): Remarks
}

type Warnings = Readonly<Record<string, string | Warning | undefined>>
type Remarks = Readonly<Record<string, Remark | undefined>>

export function createFormStore(
  resource: AnyResource,
  start: { readonly values: Values; readonly initial?: Values; readonly names?: LinkNames },
): FormStore {
  // By the path that the listeners show; `''` for listeners of any change.
  const groups = new Map<string, { readonly read: (values: Values) => unknown; readonly listeners: Set<() => void> }>()
  let state: FormState = {
    values: start.values,
    initial: start.initial ?? start.values,
    issues: new Map(),
    duplicates: new Map(),
    names: start.names ?? new Map(),
    notes: new Map(),
    rowKeys: new Map(),
    uploads: new Map(),
    isSaving: false,
  }
  // Computed once for all fields: each of them asks at every key.
  const getInitialDraft = remember((initial: Values) => toDraft(resource, initial, initial))
  const isDirty = remember(
    (values: Values, initial: Values) =>
      values !== initial &&
      (surelyDiffers(resource, values, initial) || !isSame(toDraft(resource, values, initial), getInitialDraft(initial))),
  )
  const getWarnings = remember(
    (values: Values, notes: Notes): Warnings => ({
      ...resource.warnings?.(values),
      ...held(values, notes, 'warning'),
    }),
  )
  const getRemarks = remember(
    (values: Values, notes: Notes): Remarks => ({
      ...resource.remarks?.(values),
      ...held(values, notes, 'remark'),
    }),
  )
  const told = () => [getWarnings(state.values, state.notes), getRemarks(state.values, state.notes)]
  const set = (change: Partial<FormState>) => {
    const [before, toldBefore] = [state, told()]
    state = { ...state, ...change }
    const isBeside = (['issues', 'duplicates', 'names'] as const).every((key) => state[key] === before[key]) && isSame(told(), toldBefore)
    for (const [path, { read, listeners }] of groups)
      if (path === '' || !isBeside || read(before.values) !== read(state.values)) for (const listener of listeners) listener()
  }
  return {
    resource,
    getState: () => state,
    subscribe(listener, path = '') {
      const group = groups.get(path) ?? { read: valueReader(path), listeners: new Set() }
      groups.set(path, group)
      group.listeners.add(listener)
      return () => {
        group.listeners.delete(listener)
        if (group.listeners.size === 0 && groups.get(path) === group) groups.delete(path)
      }
    },
    change(path, value, choice) {
      const issues = withoutRemote(state.issues, path)
      if (Object.is(getAt(state.values, path), value)) return issues === state.issues ? undefined : set({ issues })
      const names = choice ? addName(new Map(state.names), choice.control, choice.link) : state.names
      set({ values: changeValues(resource, state.values, { path, value, names }), names, issues })
    },
    update: (change) => set(change(state)),
    isDirty: () => isDirty(state.values, state.initial),
    isUnsaved: () => isDirty(state.values, state.initial) || sendingCount(state) > 0 || unsentFiles(state).length > 0,
    tell: (notes) => {
      const next = new Map(state.notes)
      for (const [path, note] of Object.entries(notes))
        if (note) next.set(path, note)
        else next.delete(path)
      set({ notes: next })
    },
    noteAt: (path) => {
      const note = state.notes.get(path)
      return note && isSame(getAt(state.values, path), note.value) ? note : undefined
    },
    getWarnings: () => getWarnings(state.values, state.notes),
    getRemarks: () => getRemarks(state.values, state.notes),
  }
}

type Notes = FormState['notes']

/** What notes say about fields that still have the value of the note. */
function held(values: Values, notes: Notes, key: 'warning' | 'remark'): Readonly<Record<string, Remark>> {
  const said = [...notes].flatMap(([path, note]) => {
    const remark = note[key]
    return remark && isSame(getAt(values, path), note.value) ? [[path, remark] as const] : []
  })
  return Object.fromEntries(said)
}

interface Change {
  readonly path: string
  readonly value: unknown
  readonly names: LinkNames
}

function changeValues(resource: AnyResource, values: Values, { path, value, names }: Change): Values {
  const scope = scopeOf(path)
  const key = scope ? path.slice(scope.length + 1) : path
  const controls = fieldsIn(resource.fields, scope)
  const changed = setAt(values, path, value)
  const inScope = scopeValues(changed, scope)
  const emptied = emptyDependents(controls, inScope, key)
  const next = emptied === inScope ? changed : scope === '' ? emptied : setAt(changed, scope, emptied)
  const nameOf: NameOf = (field, id) => {
    const control = resource.fields[field]
    return control && names.get(nameKey(control, id))
  }
  const more = resource.onChange?.(String(parsePath(path)[0]), next, values, nameOf)
  return more ? { ...next, ...more } : next
}

function withoutRemote(issues: FormState['issues'], path: string): FormState['issues'] {
  const stale = [...issues.values()].filter((issue) => issue.isRemote && isWithin(issue.path, path))
  if (stale.length === 0) return issues
  const rest = new Map(issues)
  for (const { path: gone } of stale) rest.delete(gone)
  return rest
}

/** `work` that is not repeated while its arguments stay the same. */
function remember<Args extends readonly unknown[], Result>(work: (...args: Args) => Result): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined
  return (...args) => {
    if (!last?.args.every((arg, index) => arg === args[index])) last = { args, result: work(...args) }
    return last.result
  }
}
