import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { issueText } from '../checks/issueTexts.js'

/** What is wrong with a list as a whole: too few, no main one. */
export function RowsIssue({ path }: { readonly path: string }) {
  const locale = useLocale()
  const { store } = useForm()
  const issue = useFormState((state) => state.issues.get(path))
  return issue ? (
    <p className="ep-field-note ep-field-error" role="alert">
      {issueText(store.resource, locale, issue)}
    </p>
  ) : null
}
