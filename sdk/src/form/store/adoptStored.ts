import type { Stored } from '../../core/record.js'
import type { Values } from '../core/fieldPath.js'
import type { FormStore } from './formStore.js'
import { toValues } from '../core/formValues.js'
import { type LinkNames, readLinkNames } from '../core/linkNames.js'
import type { Side } from '../core/mergeRows.js'
import { unveiled } from '../core/veiled.js'
import { mergeValues, type Versions, findConflicts, foreignChanges } from '../core/mergeValues.js'
import type { FormProblem } from '../core/formProblem.js'
import { withEqualParts } from '../core/isSame.js'
import type { OpenForm } from './openForm.js'

/** After a save: the form shows the stored record, and keeps what was typed while the answer came. */
export function adoptStored(store: FormStore, stored: Stored, sent: Values): void {
  const { resource } = store
  const record: Values = { ...stored }
  const initial = unveiled(resource, toValues(resource, record), sent)
  // Equal values stay the same objects: their fields are not drawn again.
  store.update(({ values, names, uploads, issues }) => {
    const merged = mergeValues(resource.fields, { original: sent, mine: values, current: initial })
    return {
      values: merged,
      initial: withEqualParts(merged, initial) as Values,
      // Refused files can never arrive, and the person has seen that.
      uploads: uploads.size === 0 ? uploads : new Map([...uploads].filter(([, { status }]) => status !== 'refused')),
      names: withNames(names, readLinkNames(resource.fields, record)),
      issues: issues.size === 0 ? issues : new Map(),
    }
  })
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

/** A form after another person stored its record. */
export interface Meeting {
  /** The record that the next save starts from. */
  readonly record: Stored | undefined
  readonly problem: FormProblem
}

/**
 * Merges both sides when they changed different fields. Otherwise nothing changes yet: the person has to choose. Where the current record is
 * closed, nothing can be saved whatever they choose, so what they typed stays to be copied.
 */
export function meetConflict({ store, record }: OpenForm, current: Stored, isClosed = false): Meeting {
  const versions = versionsOf(store, current)
  if (!isClosed && findConflicts(store.resource.fields, versions).length > 0) return { record, problem: { kind: 'conflict', current } }
  const keys = foreignChanges(versions)
  mergeInto(store, current, () => 'mine')
  const from = record?.status === current.status ? undefined : record?.status
  return { record: current, problem: { kind: 'merged', current, keys, ...(from && { from }) } }
}
