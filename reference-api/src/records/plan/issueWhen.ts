import type { RuleIssue } from '@esporte-parana/sdk/contracts'

/** The issue when something holds, else none: `[...issueWhen(supplierId === null, { path: 'supplierId', code: 'required' })]`. */
export const issueWhen = (holds: boolean, issue: RuleIssue): RuleIssue[] => (holds ? [issue] : [])
