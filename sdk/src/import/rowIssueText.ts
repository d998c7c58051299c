import type { FieldIssue } from '../core/issue.js'
import type { AnyResource } from '../core/resource.js'
import { writtenAs } from '../controls/errorText.js'
import { controlsTo } from '../form/core/controlAt.js'
import { issueText } from '../form/checks/issueTexts.js'
import { momentText, whyNoMoment } from '../kinds/time/momentText.js'
import { dayText, lacksYear } from '../kinds/time/dateText.js'
import type { LocaleValue } from '../locale/LocaleProvider.js'
import type { RowValues } from './reading/rowDraft.js'

/** Why a row with these texts is refused. A record that is there already is named as in a form: "Registro já existe: Ana Prestes #8". */
export function rowIssueText(resource: AnyResource, locale: LocaleValue, issue: FieldIssue, values: RowValues): string {
  if (issue.code === 'date') {
    const text = values[issue.path] ?? ''
    const control = controlsTo(resource.fields, issue.path).at(-1)
    const written = control ? writtenAs(control) : dayText
    if (lacksYear(text)) return locale.text('controls.noYear', { example: written.example })
    if (written === momentText && whyNoMoment(text) === 'noHour') return locale.text('controls.noHour')
  }
  const words = issueText(resource, locale, issue)
  return issue.record ? `${words}: ${issue.record.label} #${issue.record.id}` : words
}
