import type { PathParams } from '../../api/client.js'
import type { AnyContract } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { Values } from '../core/fieldPath.js'
import { createFormStore, type FormStore } from './formStore.js'
import { isSame } from '../core/isSame.js'
import { readLinkNames } from '../core/linkNames.js'
import { unveiled } from '../core/veiled.js'
import { toCopy, toValues } from '../core/formValues.js'

export type RecordId = number | 'novo'

/** A record and the values of its fields. */
export interface OpenForm {
  readonly store: FormStore
  /** The record as it is stored; a new one has none. */
  readonly record?: Stored
}

export interface FormSource {
  readonly id: RecordId
  readonly params?: PathParams
  /** Values of a new record, over the entity's own empty draft. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** A new record starts as a copy of this one. */
  readonly copyOf?: number
}

/** A form over an empty draft, a copy or a record. */
export function openForm(resource: AnyResource, { id, params, initial }: FormSource, record?: Stored): OpenForm {
  const values: Values | undefined = record && { ...record }
  const names = values && readLinkNames(resource.fields, values)
  if (id !== 'novo') return { record, store: createFormStore(resource, { values: toValues(resource, values ?? {}), names }) }
  const place = placeOf(resource.contract, params)
  const blank = toValues(resource, { ...resource.empty, ...initial, ...place })
  return { store: createFormStore(resource, { values: values ? { ...toCopy(resource, values), ...place } : blank, initial: blank, names }) }
}

/** The form after a newer version of its record arrived. The form shows that version only when nothing is typed; otherwise a save reports the conflict. */
export function refreshForm(open: OpenForm, record: Stored): OpenForm {
  const { store, record: known } = open
  if (known?.id !== record.id || record.version <= known.version) return open
  const { resource } = store
  const { initial } = store.getState()
  if (isSame(unveiled(resource, toValues(resource, { ...record }), initial), initial)) return { store, record }
  return store.isUnsaved() ? open : openForm(resource, { id: record.id }, record)
}

/** The address of a new record names its parent: the draft holds it as the record will. */
function placeOf({ parent }: AnyContract, params: PathParams = {}): Values {
  return parent ? { [parent.key]: Number(params[parent.param]) } : {}
}
