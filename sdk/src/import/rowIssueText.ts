import type { FieldIssue } from '../core/issue.js'
import type { AnyResource } from '../core/resource.js'
import { issueText } from '../form/checks/issueTexts.js'
import type { LocaleValue } from '../locale/LocaleProvider.js'

/** Why a row is refused. A record that is there already is named as in a form: "Registro já existe: Ana Prestes #8". */
export function rowIssueText(resource: AnyResource, locale: LocaleValue, issue: FieldIssue): string {
  const words = issueText(resource, locale, issue)
  return issue.record ? `${words}: ${issue.record.label} #${issue.record.id}` : words
}
