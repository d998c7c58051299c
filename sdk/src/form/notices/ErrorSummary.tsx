import { CircleAlert } from '../../icons/icons.js'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { inFormOrder, issueText, pathLabel } from '../checks/issueTexts.js'

/** After a refused save: what is wrong where, each line leading to its field. It goes when everything is mended. */
export function ErrorSummary({ refusals }: { readonly refusals: number }) {
  const locale = useLocale()
  const { store, places } = useForm()
  const { resource } = store
  const issues = useFormState((state) => state.issues)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  if (refusals === 0 || issues.size === 0) return null
  return (
    <div ref={box} className="ep-notice ep-notice-negative" role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" className="ep-notice-icon" />
      <div className="ep-notice-text">
        <p className="ep-notice-title">{locale.text('common.form.invalid')}</p>
        <ul className="ep-summary">
          {inFormOrder(resource, issues.values()).map((issue) => (
            <li key={issue.path}>
              {issue.path === '' ? (
                issueText(resource, locale, issue)
              ) : (
                <button type="button" className="ep-link-button" onClick={() => places.focus(issue.path)}>
                  {pathLabel(resource, locale, issue.path)}: {issueText(resource, locale, issue)}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
