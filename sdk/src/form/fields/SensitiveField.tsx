import { EyeOff } from '../../icons/icons.js'
import { type ReactNode, useState } from 'react'
import type { AnyControl } from '../../core/control.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { getAt, isWithin } from '../store/fieldPath.js'
import { isBlank } from '../record/formValues.js'

interface SensitiveFieldProps {
  readonly path: string
  readonly control: AnyControl
  readonly label: string
  readonly children: ReactNode
}

/** What a stored record holds of the most private kind stays covered until somebody asks for it, or has to mend it. */
export function SensitiveField({ path, control, label, children }: SensitiveFieldProps) {
  const { text } = useLocale()
  const { store } = useForm()
  const [isCovered, setCovered] = useState(() => !isBlank(control, getAt(store.getState().initial, path)))
  const isWrong = useFormState(({ issues }) => [...issues.keys()].some((wrong) => isWithin(wrong, path)))
  if (!isCovered || isWrong) return children
  return (
    <div className="ep-cover">
      <p>
        <EyeOff aria-hidden="true" className="ep-icon" />
        {text('form.sensitive', { value: label })}
      </p>
      <button type="button" className="ep-link-button" onClick={() => setCovered(false)}>
        {text('form.reveal')}
      </button>
    </div>
  )
}
