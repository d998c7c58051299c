import type { Stored } from '../../core/record.js'
import { mergeInto, versionsOf } from './adoptStored.js'
import type { FormProblem } from './formProblem.js'
import { findConflicts, foreignChanges } from './mergeValues.js'
import type { OpenForm } from './openForm.js'

/** A form after another person stored its record. */
export interface Meeting {
  /** The record that the next save starts from. */
  readonly record: Stored | undefined
  readonly problem: FormProblem
}

/** Merges both sides when they changed different fields. Otherwise nothing changes yet: the person has to choose. */
export function meetConflict({ store, record }: OpenForm, current: Stored): Meeting {
  const versions = versionsOf(store, current)
  if (findConflicts(store.resource.fields, versions).length > 0) return { record, problem: { kind: 'conflict', current } }
  const keys = foreignChanges(versions)
  mergeInto(store, current, () => 'mine')
  return { record: current, problem: { kind: 'merged', current, keys } }
}
