import type { AnyControl } from '../../core/control.js'
import type { Stored } from '../../core/record.js'
import type { DraftContent } from '../../drafts/createDrafts.js'
import type { Draft } from '../../drafts/draft.js'
import { parsePath } from '../../core/issue.js'
import { getAt } from '../core/fieldPath.js'
import { isBlank } from '../store/fillBlank.js'
import { type FormScope, mayEdit } from '../store/FormContext.js'
import { unreadIssues } from '../store/unread.js'
import type { FormStore } from '../store/formStore.js'
import { isSame } from '../core/isSame.js'
import { mergeValues } from '../core/mergeValues.js'
import { meetConflict, type Meeting } from '../store/adoptStored.js'
import type { OpenForm } from '../store/openForm.js'

/** The part of a draft that the form itself knows. */
export type TypedContent = Pick<DraftContent, 'values' | 'originals' | 'names' | 'unread' | 'leftOut' | 'personal'>

/** A draft never keeps a sensitive field. Of a file it keeps the id: the server has the file longer than a draft lives. */
export function mayBeKept(control: AnyControl | undefined): boolean {
  return control !== undefined && !isSensitive(control)
}

function isSensitive(control: AnyControl): boolean {
  const parts = Object.values<AnyControl | undefined>(control.fieldset?.fields ?? {})
  return Boolean(control.options.sensitive) || parts.some((part) => part !== undefined && isSensitive(part))
}

/** Whether any part of it is personal data. */
function isPersonal(control: AnyControl | undefined): boolean {
  if (!control) return false
  const isDocument = control.kind.veil !== undefined
  return Boolean(control.options.personal) || isDocument || Object.values(control.fieldset?.fields ?? {}).some(isPersonal)
}

/** What was typed over the record, with the fields that were `given` to a new one; undefined when nothing may be kept. */
export function readDraft(store: FormStore, given: readonly string[] = []): TypedContent | undefined {
  const { resource } = store
  const { values, initial, names } = store.getState()
  const changed = Object.keys(values).filter((key) => !isSame(values[key], initial[key]))
  const typed = changed.filter((key) => mayBeKept(resource.fields[key]))
  if (typed.length === 0) return undefined
  const kept = [...typed, ...given.filter((key) => !changed.includes(key) && mayBeKept(resource.fields[key]))]
  const pick = (from: typeof values) => Object.fromEntries(kept.map((key) => [key, from[key]]))
  const personal = kept.filter((key) => isPersonal(resource.fields[key]))
  const told = kept.filter((key) => !personal.includes(key))
  const unread = unreadIssues(store).filter(({ path }) => told.includes(String(parsePath(path)[0])))
  return {
    values: pick(values),
    originals: pick(initial),
    names: [...names],
    unread: unread.map(({ path, code, params }) => ({ path, code, params })),
    personal,
    leftOut: changed.filter((key) => !kept.includes(key) && !resource.fields[key]?.kind.isHidden),
  }
}

/** Whether the draft differs from the form. */
export function isNews({ values }: Pick<Draft, 'values'>, store: FormStore): boolean {
  const shown = store.getState().values
  return Object.keys(values).some((key) => key in shown && !isSame(values[key], shown[key]))
}

/** Whether a field of the draft was typed otherwise in the form. */
export function meets({ values }: Pick<Draft, 'values'>, store: FormStore): boolean {
  const { values: shown, initial } = store.getState()
  return Object.keys(values).some((key) => key in shown && !isSame(shown[key], initial[key]) && !isSame(shown[key], values[key]))
}

/** Another person stored the record after the draft was typed. */
export function isOutdated({ version }: Pick<Draft, 'version'>, record: Stored | undefined): boolean {
  return record !== undefined && version !== record.version
}

/** Whether the record's status keeps any part of the draft from being saved. */
export function isLocked({ values }: Pick<Draft, 'values'>, form: Pick<FormScope, 'isReadOnly' | 'editable'>): boolean {
  return Object.keys(values).some((key) => !mayEdit(form, key))
}

/** Puts a draft back into its form; what was typed since stays. When another person stored the record meanwhile, it is a conflict like any other. */
export function applyDraft({ store, record }: OpenForm, draft: Draft): Meeting | undefined {
  const { fields, empty } = store.resource
  const known = (part: Draft['values']) => Object.fromEntries(Object.entries(part).filter(([key]) => key in empty))
  const isOld = isOutdated(draft, record)
  store.update(({ values, initial, names }) => {
    const before = isOld ? { ...initial, ...known(draft.originals) } : initial
    const merged = mergeValues(fields, { original: initial, mine: values, current: { ...before, ...known(draft.values) } })
    const unread = (draft.unread ?? []).filter(({ path }) => isBlank(getAt(merged, path)))
    return {
      initial: before,
      values: merged,
      names: new Map([...draft.names, ...names]),
      rowKeys: new Map(),
      issues: new Map(unread.map((issue) => [issue.path, { ...issue, isRemote: true }])),
    }
  })
  if (!isOld || !record) return undefined
  // Until both sides are merged, a save still names the draft's version, and the server refuses it.
  return meetConflict({ store, record: { ...record, version: draft.version ?? 0 } }, record)
}
