import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import { isFormulaError } from '@esporte-parana/sdk/validators'
import type { Row } from '../database/database.js'

/** An issue for each cell with the error of a formula: as the text of a field it would be stored. */
export function formulaIssues(row: Row, path = ''): FieldIssue[] {
  return Object.entries(row).flatMap(([key, value]): FieldIssue[] => {
    const place = Array.isArray(row) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return isFormulaError(value) ? [{ path: place, code: 'formula' }] : []
    return typeof value === 'object' && value !== null ? formulaIssues(value as Row, place) : []
  })
}
