import type { PathParams } from '../api/client.js'
import type { FieldIssue } from '../core/issue.js'
import type { AnyResource } from '../core/resource.js'
import type { Import } from './createImport.js'
import type { ImportField } from './importFields.js'
import type { ImportState } from './importState.js'

/** What every step is drawn from. */
export interface ImportView {
  readonly resource: AnyResource
  readonly params: PathParams
  readonly fields: readonly ImportField[]
  readonly engine: Import
  readonly state: ImportState
  /** By the place of the row; nothing while it has not been checked. */
  readonly issues: readonly (readonly FieldIssue[] | undefined)[]
}

/** How many rows are good, bad, and not checked yet. */
export function countRows(issues: ImportView['issues']): { readonly good: number; readonly bad: number; readonly open: number } {
  const good = issues.filter((found) => found?.length === 0).length
  const open = issues.filter((found) => found === undefined).length
  return { good, open, bad: issues.length - good - open }
}
