import { useState } from 'react'
import type { PathParams } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useRecord } from '../../data/useRecord.js'
import type { Values } from '../store/fieldPath.js'
import { createFormStore, type FormStore } from '../store/formStore.js'
import { toCopy, toValues } from './formValues.js'
import { isSame } from '../store/isSame.js'
import { unveiled } from '../store/veiled.js'
import { readLinkNames } from '../store/linkNames.js'

export type RecordId = number | 'novo'

export interface LoadedForm {
  readonly id: RecordId
  readonly store: FormStore
  /** None while the record is new. */
  readonly record?: Stored
  /** A new record got this id; the address follows. */
  readonly savedAs?: number
}

export interface FormSource {
  readonly id: RecordId
  readonly params?: PathParams
  /** What a new record starts with, over the entity's own empty draft. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** A new record starts as a copy of this one. */
  readonly copyOf?: number
}

/** The record to edit with its form store: opened once for each id, kept over refetches while something is typed. */
export function useLoadedForm(resource: AnyResource, source: FormSource) {
  const sourceId = source.id === 'novo' ? source.copyOf : source.id
  const query = useRecord(resource.contract, sourceId, source.params)
  const [loaded, setLoaded] = useState<LoadedForm>()
  const record = query.record?.id === sourceId ? query.record : undefined
  const next = follow(resource, source, loaded, record)
  // While rendering, so that no frame shows one record under the address of another.
  if (next && next !== loaded) setLoaded(next)
  const current = next && isAt(next, source.id) ? next : undefined
  return { loaded: current, setLoaded, error: query.status === 'error' ? query.error : undefined, refetch: query.refetch }
}

/** A form over an empty draft, a copy or a record. */
export function openForm(resource: AnyResource, { id, initial }: FormSource, record?: Stored): LoadedForm {
  const values: Values | undefined = record && { ...record }
  const names = values && readLinkNames(resource.fields, values)
  const blank = toValues(resource, { ...resource.empty, ...initial })
  if (id === 'novo')
    return { id, store: createFormStore(resource, { values: values ? toCopy(resource, values) : blank, initial: blank, names }) }
  return { id, record, store: createFormStore(resource, { values: toValues(resource, values ?? {}), names }) }
}

function follow(
  resource: AnyResource,
  source: FormSource,
  loaded: LoadedForm | undefined,
  record: Stored | undefined,
): LoadedForm | undefined {
  if (loaded && isAt(loaded, source.id)) {
    if (loaded.savedAs === source.id) return { ...loaded, id: source.id, savedAs: undefined }
    return record && loaded.record ? refresh(resource, loaded, record) : loaded
  }
  const isReady = source.id === 'novo' && source.copyOf === undefined ? true : record !== undefined
  return isReady ? openForm(resource, source, record) : undefined
}

function isAt(loaded: LoadedForm, id: RecordId): boolean {
  return loaded.id === id || loaded.savedAs === id
}

/** A newer state of the open record came in: it is shown when nothing is typed; else saving will tell. */
function refresh(resource: AnyResource, loaded: LoadedForm, record: Stored): LoadedForm {
  if (loaded.record?.id !== record.id || record.version <= loaded.record.version) return loaded
  const { initial } = loaded.store.getState()
  const isOnlyAbout = isSame(unveiled(resource, toValues(resource, { ...record }), initial), initial)
  if (isOnlyAbout) return { ...loaded, record }
  return loaded.store.isUnsaved() ? loaded : openForm(resource, { id: record.id }, record)
}
