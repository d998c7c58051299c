import { Button } from '../../feedback/Button.js'
import { ApiError } from '../../api/ApiError.js'
import { mayAct } from '../../core/powers.js'
import { useApi } from '../../data/DataProvider.js'
import { usePowers } from '../../data/useCanWrite.js'
import { usePending } from '../../data/usePending.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import type { FieldProps } from '../../controls/FieldProps.js'
import { InputFrame } from '../../controls/InputFrame.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { EyeOff } from '../../icons/icons.js'
import { type ReactNode, useState } from 'react'
import type { AnyControl } from '../../core/control.js'
import { rowless } from '../../core/issue.js'
import { getAt, isWithin, presentPath, setAt, type Values } from '../core/fieldPath.js'
import { rowIdsAt } from '../core/veiled.js'
import { isBlank } from '../core/formValues.js'

interface VeiledFieldProps {
  readonly field: FieldProps
  /** Of one of the contract's masked fields. */
  readonly path: string
  readonly recordId: number
}

/** A masked value of a stored record, and the button that reveals it for reading and changing. The server records who asked. */
export function VeiledField({ field, path, recordId }: VeiledFieldProps) {
  const { text, maybeText } = useLocale()
  const toasts = useToasts()
  const api = useApi()
  const { store, places, params } = useForm()
  const { isPending, during } = usePending()
  const powers = usePowers()
  const show = () => {
    if (isPending) return
    const rowIds = rowIdsAt(store.getState().values, path)
    during(api.reveal(store.resource.contract, recordId, rowless(path), { params, row: rowIds[0] })).then(
      ({ data: { value } }) => {
        // The row may have moved, and stands elsewhere in the record as it was read.
        const revealed = (state: Values) => {
          const present = presentPath(state, { field: path, rowIds })
          return present === undefined ? state : setAt(state, present, value ?? '')
        }
        store.update(({ values, initial }) => ({ values: revealed(values), initial: revealed(initial) }))
        // The button is gone, and the person wants to read or type.
        setTimeout(() => places.focus(path))
      },
      (error: unknown) => {
        const code = error instanceof ApiError ? error.code : 'network'
        const detail = maybeText(`common.failure.${code}`) ?? text('common.error.detail')
        toasts.show({ severity: 'error', title: text('form.veiled.failed'), detail })
      },
    )
  }
  return (
    <InputFrame
      field={{ ...field, hint: mayAct(powers, 'revelar') ? text('form.veiled.hint') : undefined, isReadOnly: true }}
      className="ep-field-code ep-field-with-shortcut"
      inputProps={{ type: 'text', value: String(field.value), readOnly: true }}
    >
      {mayAct(powers, 'revelar') && (
        <button
          type="button"
          className="ep-field-shortcut"
          aria-busy={isPending}
          aria-label={text('form.veiled.show', { value: field.label })}
          onClick={show}
        >
          {text('form.reveal')}
        </button>
      )}
    </InputFrame>
  )
}

interface SensitiveFieldProps {
  readonly path: string
  readonly control: AnyControl
  readonly label: string
  readonly children: ReactNode
}

/** The most private fields of a stored record stay covered until a person opens them, or has to correct them. */
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
      <Button variant="link" onPress={() => setCovered(false)}>
        {text('form.reveal')}
      </Button>
    </div>
  )
}
