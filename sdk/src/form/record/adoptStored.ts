import type { Stored } from '../../core/record.js'
import type { Values } from '../store/fieldPath.js'
import type { FormStore } from '../store/formStore.js'
import { toValues } from './formValues.js'
import { type LinkNames, readLinkNames } from '../store/linkNames.js'
import type { Side } from './mergeRows.js'
import { unveiled } from '../store/veiled.js'
import { mergeValues, type Versions } from './mergeValues.js'

/** After a save: the form shows what the server stored, and keeps what was typed while the answer was on its way. */
export function adoptStored(store: FormStore, stored: Stored, sent: Values): void {
  const { resource } = store
  const record: Values = { ...stored }
  const initial = unveiled(resource, toValues(resource, record), sent)
  // What says the same afterwards stays the same object: who reads it has nothing new to show.
  store.update(({ values, names, uploads, issues }) => ({
    initial,
    // Those that can never arrive are no news any more.
    uploads: new Map([...uploads].filter(([, { status }]) => status !== 'refused')),
    values: mergeValues(resource.fields, { original: sent, mine: values, current: initial }),
    names: withNames(names, readLinkNames(resource.fields, record)),
    issues: issues.size === 0 ? issues : new Map(),
  }))
}

function withNames(names: LinkNames, more: LinkNames): LinkNames {
  return [...more].every(([key, name]) => names.get(key) === name) ? names : new Map([...names, ...more])
}

/** The record as it was read, as it stands in the form, and as somebody else has stored it. */
export function versionsOf(store: FormStore, current: Stored): Versions {
  const { initial, values } = store.getState()
  return { original: initial, mine: values, current: unveiled(store.resource, toValues(store.resource, { ...current }), initial) }
}

/** The form over the current record, with my changes; saving writes them. Where both changed one thing, `prefer` says who wins. */
export function mergeInto(store: FormStore, current: Stored, prefer: (key: string) => Side): void {
  const { fields } = store.resource
  const versions = versionsOf(store, current)
  store.update(({ names }) => ({
    initial: versions.current,
    values: mergeValues(fields, versions, prefer),
    names: new Map([...names, ...readLinkNames(fields, { ...current })]),
    rowKeys: new Map(),
  }))
}
