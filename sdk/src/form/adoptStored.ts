import type { Stored } from '../core/record.js'
import type { Values } from './fieldPath.js'
import type { FormStore } from './formStore.js'
import { toValues } from './formValues.js'
import { readLinkNames } from './linkNames.js'
import { mergeValues } from './mergeValues.js'

/** After a save: the form shows what the server stored, and keeps what was typed while the answer was on its way. */
export function adoptStored(store: FormStore, stored: Stored, sent: Values): void {
  const { resource } = store
  const record: Values = { ...stored }
  const initial = toValues(resource, record)
  store.update(({ values, names }) => ({
    initial,
    values: mergeValues({ original: sent, mine: values, current: initial }),
    names: new Map([...names, ...readLinkNames(resource.fields, record)]),
    issues: new Map(),
  }))
}

/** After a conflict: my changes over the current state of the record; saving again writes them. */
export function keepMine(store: FormStore, current: Stored): void {
  const { resource } = store
  const record: Values = { ...current }
  const fresh = toValues(resource, record)
  store.update(({ values, initial, names }) => ({
    initial: fresh,
    values: mergeValues({ original: initial, mine: values, current: fresh }),
    names: new Map([...names, ...readLinkNames(resource.fields, record)]),
  }))
}
