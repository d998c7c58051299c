import type { FieldIssue } from '../core/issue.js'
import type { AnyResource } from '../core/resource.js'
import { issueText } from '../form/checks/issueTexts.js'
import { dayText, lacksYear } from '../kinds/time/dateText.js'
import type { LocaleValue } from '../locale/LocaleProvider.js'
import type { RowValues } from './reading/rowDraft.js'

/** Why a row with these texts is refused. A record that is there already is named as in a form: "Registro já existe: Ana Prestes #8". */
export function rowIssueText(resource: AnyResource, locale: LocaleValue, issue: FieldIssue, values: RowValues): string {
  if (issue.code === 'date' && lacksYear(values[issue.path] ?? '')) return locale.text('controls.noYear', { example: dayText.example })
  const words = issueText(resource, locale, issue)
  return issue.record ? `${words}: ${issue.record.label} #${issue.record.id}` : words
}
