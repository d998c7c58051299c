import type { AnyFieldset, AnyRowRule } from '../../core/control.js'
import type { Remark } from '../../core/issue.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { issueText } from '../checks/issueTexts.js'
import { joinPath } from '../core/fieldPath.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { RowRuleValue } from './RowRuleValue.js'

interface RowWarningProps {
  /** Path of the row. */
  readonly scope: string
  readonly name: string
  readonly rule: AnyRowRule
  readonly fieldset: AnyFieldset
}

/** A warning about a field of a row, while it has no error. */
export function RowWarning({ scope, name, rule, fieldset }: RowWarningProps) {
  const locale = useLocale()
  const { store } = useForm()
  const path = joinPath(scope, name)
  const isWrong = useFormState(({ issues }) => issues.has(path))
  return (
    // There before its text, because screen readers announce only what changes.
    <p role="status" className="ep-table-warning">
      <RowRuleValue scope={scope} rule={rule} fieldset={fieldset}>
        {(warning) => (warning && !isWrong ? issueText(store.resource, locale, warning as Remark) : null)}
      </RowRuleValue>
    </p>
  )
}
