import { useId } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { fieldLabel } from '../locale/resourceText.js'
import { useForm, useFormState } from './FormContext.js'
import type { NestingFieldProps } from './FormFieldProps.js'
import { joinPath } from './fieldPath.js'
import { issueText } from './issueTexts.js'

/** Fields that belong together, under one label: an address, a foreign document. */
export function GroupField({ scope, name, control, texts, isTitled, Field }: NestingFieldProps) {
  const id = useId()
  const locale = useLocale()
  const { store } = useForm()
  const path = joinPath(scope, name)
  const issue = useFormState((state) => state.issues.get(path))
  const { fieldset } = control
  if (!fieldset) return null
  const label = fieldLabel(locale, texts, name)
  return (
    // A group that stands alone in its section is named by the section.
    <div role="group" aria-label={isTitled ? label : undefined} aria-labelledby={isTitled ? undefined : id} className="ep-group">
      {isTitled ? null : (
        <h3 id={id} className="ep-group-title">
          {label}
        </h3>
      )}
      {issue ? <p className="ep-field-note ep-field-error">{issueText(store.resource, locale, issue)}</p> : null}
      <div className="ep-grid">
        {fieldset.layout.map((key) => {
          const inner = fieldset.fields[key]
          return inner ? <Field key={key} scope={path} name={key} control={inner} texts={fieldset.messages} /> : null
        })}
      </div>
    </div>
  )
}
