import { changedField, sideText } from '../../../../form/history/historyText.js'
import type { AnyResource } from '../../../../core/resource.js'
import type { LocaleValue } from '../../../../locale/LocaleProvider.js'
import { formatCpf, isCpf } from '../../../../validators/cpf.js'
import type { PersonalReport } from './answers.js'

/** The values of a report as people read them, sensitive ones too: the report is for the person whom they are about. */
export function shownFields(resource: AnyResource, { fields }: PersonalReport, locale: LocaleValue) {
  return fields.map(({ field, value, valueLabel }) => {
    const shown = { ...changedField(resource, locale, { path: field }), isSensitive: false }
    const change = { field, before: null, after: value, ...(valueLabel !== undefined && { afterLabel: valueLabel }) }
    return { field, label: shown.label, value, text: isCpf(value) ? formatCpf(value) : sideText(shown, locale, change, 'after') }
  })
}
