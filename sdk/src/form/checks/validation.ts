import type { AnyContract, ContractSchema } from '../../core/contract.js'
import type { FieldIssue } from '../../core/issue.js'
import { toFieldIssues } from '../../schema/issues.js'
import { getAt, isWithin, setAt, type Values } from '../core/fieldPath.js'
import type { FormState, ShownIssue } from '../store/formStore.js'
import { isVeil, veiledPaths } from '../core/veiled.js'
import { isCpf, maskedCpf } from '../../validators/cpf.js'

export type Checked =
  | { readonly draft: object; readonly issues: readonly [] }
  | { readonly draft?: undefined; readonly issues: readonly FieldIssue[] }

/** Runs the whole schema over a draft, because some rules look at several fields. */
export function checkDraft(schema: ContractSchema<unknown, unknown>, draft: Values, contract: AnyContract): Checked {
  const result = schema.draft.safeParse(withStandIns(contract, draft))
  if (result.success) return { draft: withVeils(contract, result.data as object, draft), issues: [] }
  return { issues: toFieldIssues(result.error.issues) }
}

/** The messages after the person left `path`: new ones for that field only. Others may only disappear. */
export function issuesAfterBlur(state: FormState, found: readonly FieldIssue[], path: string): FormState['issues'] {
  return keepFound(state, found, (issue) => isWithin(issue.path, path))
}

/** The messages after a change: no new ones, and corrected ones disappear. */
export function issuesAfterChange(state: FormState, found: readonly FieldIssue[]): FormState['issues'] {
  return keepFound(state, found, () => false)
}

export function toIssueMap(issues: readonly ShownIssue[]): FormState['issues'] {
  return new Map(issues.map((issue) => [issue.path, issue]))
}

function keepFound(state: FormState, found: readonly FieldIssue[], isNews: (issue: FieldIssue) => boolean): FormState['issues'] {
  const remote = [...state.issues.values()].filter((issue) => issue.isRemote)
  const local = found.filter((issue) => state.issues.get(issue.path)?.isRemote !== true && (state.issues.has(issue.path) || isNews(issue)))
  const next = toIssueMap([...remote, ...local.map((issue) => sameOr(state.issues.get(issue.path), issue))])
  const isUnchanged = next.size === state.issues.size && [...next].every(([path, issue]) => state.issues.get(path) === issue)
  return isUnchanged ? state.issues : next
}

// The object that is shown already, so that no field renders for it.
function sameOr(shown: ShownIssue | undefined, issue: FieldIssue): ShownIssue {
  return shown && shown.code === issue.code && JSON.stringify(shown.params) === JSON.stringify(issue.params) ? shown : issue
}

/** A draft for the schema, which knows no masks: a valid CPF takes the place of each mask. It is the same CPF where the draft itself names one (as a Pix key or an account holder's). The request carries the mask again. */
export function withStandIns(contract: AnyContract, draft: Values): Values {
  return veiledPaths(contract, draft).reduce((values, path) => setAt(values, path, standIn(getAt(draft, path), draft)), draft)
}

/** The same draft with its masks. */
export function withVeils(contract: AnyContract, checked: object, draft: Values): object {
  return veiledPaths(contract, draft).reduce((values, path) => setAt(values, path, getAt(draft, path)), checked as Values)
}

function standIn(veil: unknown, draft: Values): unknown {
  const named = textsOf(draft).find((text) => !isVeil(text) && isCpf(text) && maskedCpf(text) === veil)
  if (named !== undefined) return named.replace(/\D/g, '')
  const middle = String(veil).replace(/\D/g, '')
  const endings = Array.from({ length: 100 }, (_, number) => `100${middle}${String(number).padStart(2, '0')}`)
  return endings.find(isCpf) ?? veil
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
