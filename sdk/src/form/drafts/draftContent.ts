import type { AnyControl } from '../../core/control.js'
import type { Stored } from '../../core/record.js'
import type { DraftContent } from '../../drafts/createDrafts.js'
import type { Draft } from '../../drafts/draft.js'
import { type FormScope, mayEdit } from '../store/FormContext.js'
import type { FormStore } from '../store/formStore.js'
import { isSame } from '../store/isSame.js'
import { mergeValues } from '../record/mergeValues.js'
import { meetConflict, type Meeting } from '../record/adoptStored.js'
import type { OpenForm } from '../record/openForm.js'

/** The part of a draft that the form itself knows. */
export type TypedContent = Pick<DraftContent, 'values' | 'originals' | 'names' | 'leftOut' | 'personal'>

/** A draft never keeps a file or a sensitive field. */
export function mayBeKept(control: AnyControl | undefined): boolean {
  return control !== undefined && !control.kind.isFile && !isSensitive(control)
}

const partsOf = (control: AnyControl) =>
  Object.entries<AnyControl | undefined>(control.fieldset?.fields ?? {}).flatMap(([key, part]) => (part ? [[key, part] as const] : []))

function isSensitive(control: AnyControl): boolean {
  return Boolean(control.options.sensitive) || partsOf(control).some(([, part]) => isSensitive(part))
}

const holdsFile = (control: AnyControl): boolean => control.kind.isFile === true || partsOf(control).some(([, part]) => holdsFile(part))

/** The typed values with the stored files in place of newly chosen ones: a certificate keeps its number without its new file. */
function withoutFiles(control: AnyControl, typed: unknown, held: unknown): unknown {
  if (!holdsFile(control)) return typed
  if (control.kind.isFile) return held ?? control.kind.empty
  const parts = partsOf(control)
  if (Array.isArray(typed))
    return typed.map((row: Row) =>
      partsWithoutFiles(
        parts,
        row,
        rowsOf(held).find(({ id }) => id && id === row.id),
      ),
    )
  return isRow(typed) ? partsWithoutFiles(parts, typed, isRow(held) ? held : undefined) : typed
}

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : [])

function partsWithoutFiles(parts: ReturnType<typeof partsOf>, typed: Row, held: Row | undefined): Row {
  const known = parts.filter(([key]) => key in typed)
  return { ...typed, ...Object.fromEntries(known.map(([key, part]) => [key, withoutFiles(part, typed[key], held?.[key])])) }
}

/** Whether any part of it is personal data. */
function isPersonal(control: AnyControl | undefined): boolean {
  if (!control) return false
  const isDocument = control.kind.veil !== undefined
  return Boolean(control.options.personal) || isDocument || Object.values(control.fieldset?.fields ?? {}).some(isPersonal)
}

/** What was typed over the record; undefined when nothing may be kept. */
export function readDraft(store: FormStore): TypedContent | undefined {
  const { resource } = store
  const { values, initial, names } = store.getState()
  const changed = Object.keys(values).filter((key) => !isSame(values[key], initial[key]))
  const drafted = new Map(
    changed.flatMap((key) => {
      const control = resource.fields[key]
      const value = control && mayBeKept(control) ? withoutFiles(control, values[key], initial[key]) : initial[key]
      return isSame(value, initial[key]) ? [] : [[key, value]]
    }),
  )
  if (drafted.size === 0) return undefined
  const kept = [...drafted.keys()]
  return {
    values: Object.fromEntries(drafted),
    originals: Object.fromEntries(kept.map((key) => [key, initial[key]])),
    names: [...names],
    personal: kept.filter((key) => isPersonal(resource.fields[key])),
    leftOut: changed.filter((key) => !isSame(drafted.get(key), values[key]) && !resource.fields[key]?.kind.isHidden),
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
    return {
      initial: before,
      values: mergeValues(fields, { original: initial, mine: values, current: { ...before, ...known(draft.values) } }),
      names: new Map([...draft.names, ...names]),
      rowKeys: new Map(),
      issues: new Map(),
    }
  })
  if (!isOld || !record) return undefined
  // Until both sides are merged, a save still names the draft's version, and the server refuses it.
  return meetConflict({ store, record: { ...record, version: draft.version ?? 0 } }, record)
}
