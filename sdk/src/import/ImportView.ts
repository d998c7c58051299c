import type { PathParams } from '../api/client.js'
import type { FieldIssue } from '../core/issue.js'
import type { AnyResource } from '../core/resource.js'
import type { Import } from './createImport.js'
import type { ImportField } from './reading/importFields.js'
import type { ImportState } from './importState.js'

/** Data that every step renders. */
export interface ImportView {
  readonly resource: AnyResource
  readonly params: PathParams
  readonly fields: readonly ImportField[]
  readonly engine: Import
  readonly state: ImportState
  /** By row index; `undefined` until the row is checked. */
  readonly issues: readonly (readonly FieldIssue[] | undefined)[]
}

interface RowCounts {
  /** Good rows are new records; updated rows change a stored one. */
  readonly good: number
  readonly updated: number
  /** Rows equal to the stored record, which need no write. */
  readonly same: number
  readonly bad: number
  /** Rows not checked yet. */
  readonly open: number
}

export function countRows({ issues, state }: Pick<ImportView, 'issues' | 'state'>): RowCounts {
  const sound = issues.flatMap((found, place) => (found?.length === 0 ? [state.verdicts[place]?.change] : []))
  const same = sound.filter((change) => change === 'unchanged').length
  const open = issues.filter((found) => found === undefined).length
  const updated = sound.filter((change) => change === 'updated').length
  return { good: sound.length - same, updated, same, open, bad: issues.length - sound.length - open }
}
