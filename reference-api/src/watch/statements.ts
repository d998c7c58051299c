import type { LogEvent } from 'kysely'
import type { Report } from './log.js'

/**
 * Reports statements that take longer than `most` milliseconds. Their parameters are never told, nor what stands in quotation marks, because
 * both hold users' data.
 */
export function slowStatements(report: Report, most: number): (event: LogEvent) => void {
  return ({ query, queryDurationMillis: taken }) => {
    if (taken < most) return
    const statement = query.sql
      .replace(/'(?:[^']|'')*'/g, "'…'")
      .replace(/\s+/g, ' ')
      .slice(0, longest)
    const milliseconds = Math.round(taken)
    report(`slow statement, ${milliseconds} ms: ${statement}`, { milliseconds })
  }
}

const longest = 2000
