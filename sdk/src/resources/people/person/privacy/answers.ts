import type { HistoryEntry } from '../../../../api/recordCalls.js'
import type { FieldIssue } from '../../../../core/issue.js'
import type { Link } from '../../../../core/record.js'

/** One look at a person's record, or an export of the register that may have held it. */
export interface Look {
  /** Timestamp, ISO 8601 UTC. */
  readonly at: string
  readonly user: Link | null
  /** The name of the portal whose visitor it was. */
  readonly portal: string | null
  readonly what: 'opened' | 'revealed' | 'reported' | 'exported'
  /** Only of an export: how many people it held, and whether a search or filters narrowed it. */
  readonly export: { readonly format: 'csv' | 'xlsx'; readonly total: number; readonly isFiltered: boolean } | null
}

/** What hinders an anonymisation, in the reader's words. */
export interface DataObstacle extends FieldIssue {
  readonly message: string
}

/** The numbers of a report, and what hinders an anonymisation now. */
export interface DataSummary {
  readonly counts: Readonly<Record<'fields' | 'references' | 'files' | 'accounts' | 'history' | 'consultations', number>>
  readonly obstacles: readonly DataObstacle[]
}

/** Everything that is held about one person. */
export interface PersonalReport {
  readonly madeAt: string
  readonly madeBy: Link
  readonly person: Link & { readonly status: string; readonly anonymized: { readonly at: string; readonly reason: string } | null }
  readonly fields: readonly { readonly field: string; readonly label: string; readonly value: unknown; readonly valueLabel?: string }[]
  readonly references: readonly (Link & {
    readonly entity: string
    readonly entityLabel: string
    readonly field: string
    readonly fieldLabel: string
    readonly status: string
    readonly statusLabel: string
    readonly isDeleted: boolean
  })[]
  readonly files: readonly {
    readonly id: number
    readonly field: string
    readonly name: string
    readonly type: string
    readonly sizeBytes: number
    readonly at: string
  }[]
  readonly accounts: readonly {
    readonly username: string
    readonly name: string
    readonly email: string
    readonly isActive: boolean
    readonly lastSignIn: string | null
  }[]
  readonly history: readonly HistoryEntry[]
  readonly consultations: readonly Look[]
}
