import type { AnyControl } from '../../core/control.js'
import type { Stored } from '../../core/record.js'
import type { DraftContent } from '../../drafts/createDrafts.js'
import type { Draft } from '../../drafts/draft.js'
import type { FormStore } from '../store/formStore.js'
import { isSame } from '../store/isSame.js'
import { mergeValues } from '../record/mergeValues.js'
import { meetConflict, type Meeting } from '../record/meetConflict.js'
import type { LoadedForm } from '../record/useLoadedForm.js'

/** The part of a draft that the form itself knows. */
export type TypedContent = Pick<DraftContent, 'values' | 'originals' | 'names' | 'leftOut' | 'personal'>

/** Never files, nor what is sensitive in any part of it. */
export function mayBeKept(control: AnyControl | undefined): boolean {
  if (!control || control.options.sensitive || control.kind.isFile) return false
  return Object.values(control.fieldset?.fields ?? {}).every((inner) => mayBeKept(inner))
}

/** Whether any part of it says who somebody is. */
function isPersonal(control: AnyControl | undefined): boolean {
  if (!control) return false
  const isDocument = control.kind.veil !== undefined
  return Boolean(control.options.personal) || isDocument || Object.values(control.fieldset?.fields ?? {}).some(isPersonal)
}

/** What was typed over the record; nothing when there is nothing that may be kept. */
export function readDraft(store: FormStore): TypedContent | undefined {
  const { resource } = store
  const { values, initial, names } = store.getState()
  const changed = Object.keys(values).filter((key) => !isSame(values[key], initial[key]))
  const kept = changed.filter((key) => mayBeKept(resource.fields[key]))
  if (kept.length === 0) return undefined
  const pick = (from: Readonly<Record<string, unknown>>) => Object.fromEntries(kept.map((key) => [key, from[key]]))
  return {
    values: pick(values),
    originals: pick(initial),
    names: [...names],
    personal: kept.filter((key) => isPersonal(resource.fields[key])),
    leftOut: changed.filter((key) => !kept.includes(key) && !resource.fields[key]?.kind.isHidden),
  }
}

/** Whether the draft says something that the form does not. */
export function isNews({ values }: Pick<Draft, 'values'>, store: FormStore): boolean {
  const shown = store.getState().values
  return Object.keys(values).some((key) => key in shown && !isSame(values[key], shown[key]))
}

/** Somebody has stored the record since the draft was typed. */
export function isOutdated({ version }: Pick<Draft, 'version'>, record: Stored | undefined): boolean {
  return record !== undefined && version !== record.version
}

/**
 * Puts a draft back into its form; what was typed since then stays. Over a record that somebody has stored meanwhile
 * it is a conflict like any other: what can go together does, the rest is asked.
 */
export function applyDraft(loaded: LoadedForm, draft: Draft): Meeting | undefined {
  const { store, record } = loaded
  const { fields, empty } = store.resource
  const known = (part: Draft['values']) => Object.fromEntries(Object.entries(part).filter(([key]) => key in empty))
  const isOld = isOutdated(draft, record)
  store.update(({ values, initial, names }) => {
    const before = isOld ? { ...initial, ...known(draft.originals) } : initial
    return {
      initial: before,
      values: mergeValues(fields, { original: initial, mine: values, current: { ...before, ...known(draft.values) } }),
      names: new Map([...draft.names, ...names]),
      rowKeys: new Map(),
      issues: new Map(),
    }
  })
  if (!isOld || !record) return undefined
  // Until both sides stand together a save is still one over the state that the draft knew, and is refused like that.
  return meetConflict({ ...loaded, record: { ...record, version: draft.version ?? 0 } }, record)
}
