import type { Stored } from '../../core/record.js'
import { mergeInto, versionsOf } from './adoptStored.js'
import type { FormProblem } from './formProblem.js'
import { findConflicts, foreignChanges } from './mergeValues.js'
import type { LoadedForm } from './useLoadedForm.js'

/** What becomes of a form whose record somebody else has stored meanwhile. */
export interface Meeting {
  readonly loaded: LoadedForm
  readonly problem: FormProblem
}

/** Puts both sides together where they changed different things; where they did not, the person has to choose and nothing changes yet. */
export function meetConflict(loaded: LoadedForm, current: Stored): Meeting {
  const { store } = loaded
  const versions = versionsOf(store, current)
  if (findConflicts(store.resource.fields, versions).length > 0) return { loaded, problem: { kind: 'conflict', current } }
  const keys = foreignChanges(versions)
  mergeInto(store, current, () => 'mine')
  return { loaded: { ...loaded, record: current }, problem: { kind: 'merged', current, keys } }
}
