import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore, type RefCallback, useCallback } from 'react'
import type { PathParams } from '../../api/client.js'
import type { EditableRows } from '../../core/workflow.js'
import { parsePath } from '../../core/issue.js'
import { rowReader, type Values } from '../core/fieldPath.js'
import type { FormPlaces } from '../core/formPlaces.js'
import type { FormState, FormStore } from './formStore.js'
import { storedAt } from '../core/storedAt.js'
import { createFieldReader, type FieldPlace, type FieldReader } from './fieldState.js'
import { holds } from '../core/conditions.js'

/** What the fields of one open form share. It changes only when another record opens. */
export interface FormScope {
  readonly store: FormStore
  /** Where its fields stand on the page. */
  readonly places: FormPlaces
  readonly params?: PathParams
  /** A new record has none. */
  readonly recordId?: number | undefined
  readonly isReadOnly: boolean
  /** The fields that the record's status leaves open. Missing: all of them. */
  readonly editable?: readonly string[]
  /** What the status leaves open in rows, by the field that holds them. Missing: whole rows. */
  readonly editableRows?: EditableRows
  /** Address of another record of the entity, up to its id. */
  readonly recordsAt: string
  /** An earlier visit left a draft, which is offered or was taken up. */
  readonly hasDraft?: boolean
  /** The person left a field: the form checks its value. */
  readonly leave: (path: string) => void
}

/** Whether the field at a path, or a field within it, may be changed now. */
export function mayEdit(
  { isReadOnly, editable, editableRows }: Pick<FormScope, 'isReadOnly' | 'editable' | 'editableRows'>,
  path: string,
): boolean {
  if (isReadOnly || (editable === undefined && editableRows === undefined)) return !isReadOnly
  const [field = '', , inner] = parsePath(path).map(String)
  if (editable?.includes(field) === false) return false
  return inner === undefined || editableRows?.[field]?.includes(inner) !== false
}

/** Whether rows may be added to the list at a path, removed from it and moved. */
export function mayEditRows(form: Pick<FormScope, 'isReadOnly' | 'editable' | 'editableRows'>, path: string): boolean {
  return mayEdit(form, path) && form.editableRows?.[path] === undefined
}

export const FormContext = createContext<FormScope | null>(null)

/** What follows from the values at `scope`, one row. It is computed when the row changes, not at every key. `select` has to stay the same function. */
export function useRowState<T>(scope: string, select: (row: Values) => T): T {
  const { store } = useForm()
  const [subscribe, read] = useMemo(() => {
    const rowState = rowReader(scope, select)
    return [(listener: () => void) => store.subscribe(listener, scope), () => rowState(store.getState().values)] as const
  }, [store, scope, select])
  return useSyncExternalStore(subscribe, read, read)
}

/** The record as the server answered it last. A new record has none. */
export const StoredContext = createContext<Values | undefined>(undefined)

/** A row as the server answered it last, with the fields that only the server writes. A new row has none. `path` is the path of the row. */
export function useStoredRow(path: string): Values | undefined {
  const record = useContext(StoredContext)
  const { store } = useForm()
  return record && (storedAt(record, store.getState().values, path) as Values | undefined)
}

/** The rows at `path` as the server answered them last, by id. */
export function useStoredRows(path: string): ReadonlyMap<unknown, Values> {
  const record = useContext(StoredContext)
  const { store } = useForm()
  return useMemo(() => {
    const rows = record && (storedAt(record, store.getState().values, path) as readonly Values[] | undefined)
    return new Map(rows?.map((row) => [row.id, row]))
  }, [record, store, path])
}

interface FormProviderProps {
  /** None while the record is loading: no part below may ask for it yet. */
  readonly form: FormScope | undefined
  readonly children: ReactNode
}

export function FormProvider({ form, children }: FormProviderProps) {
  return <FormContext value={form ?? null}>{children}</FormContext>
}

/** The form that the calling field belongs to. @throws outside `<FormView>` */
export function useForm(): FormScope {
  const form = useContext(FormContext)
  if (!form) throw new Error('useForm: no <FormView> above. Fields live inside a form.')
  return form
}

/** One part of the form's state. The caller renders again only when that part changes. `select` must not build a new object. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { store } = useForm()
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** For the `ref` of the element that shows the value at `path` of the form. */
export function usePlace(path: string): RefCallback<HTMLElement> {
  return usePlaceIn(useForm().places, path)
}

/** The same for a caller outside the form's context. */
export function usePlaceIn(places: FormPlaces, path: string): RefCallback<HTMLElement> {
  return useCallback((element) => (element ? places.add(path, element) : undefined), [places, path])
}

/** What `read` returns for a form's store, or `none` while the record is loading. The caller renders again only when that changes. */
export function useStore<T>(store: FormStore | undefined, read: (store: FormStore) => T, none: T): T {
  const get = () => (store ? read(store) : none)
  return useSyncExternalStore(store ? store.subscribe : subscribeToNothing, get, get)
}

function subscribeToNothing(): () => void {
  return () => undefined
}

/** Whether the form holds unsaved edits. The caller renders again only when that changes. */
export function useIsDirty(store: FormStore | undefined): boolean {
  return useStore(store, (form) => form.isDirty(), false)
}

/** What one field shows of its form, by one subscription. The caller renders again only when that changes. */
export function useFieldState({ scope, name, control }: FieldPlace): FieldReader {
  const { store } = useForm()
  const reader = useMemo(() => createFieldReader(store, { scope, name, control }), [store, scope, name, control])
  useSyncExternalStore(reader.subscribe, reader.revision, reader.revision)
  return reader
}

/** The shown fields that the record's status leaves open; undefined when it leaves all of them open. */
export function openFields({ store, editable }: Pick<FormScope, 'store' | 'editable'>): readonly string[] | undefined {
  const { values } = store.getState()
  const { fields, sections } = store.resource
  const isUnseen = (key: string) => sections.some((section) => section.fields.includes(key) && section.visible?.(values) === false)
  // A field that its own command fills in first is not shown yet.
  return editable?.filter((key) => !isUnseen(key) && holds(fields[key]?.options.visible, { values, record: values }, true))
}
