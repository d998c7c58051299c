import { type ComponentProps, type RefObject, type SubmitEvent, useContext, useLayoutEffect } from 'react'
import { passFocused } from '../checks/focusFirstField.js'
import { FormContext, useStore } from '../store/FormContext.js'
import { type FormStore, isSavingNow } from '../store/formStore.js'

interface FormElementProps extends ComponentProps<'form'> {
  /** None while the record is loading. */
  readonly store: FormStore | undefined
  readonly ref: RefObject<HTMLFormElement | null>
}

/** The form's element, busy while its record is loaded or saved. Nothing inside renders for that. */
export function FormElement({ store, ref, onSubmit, ...props }: FormElementProps) {
  const places = useContext(FormContext)?.places
  useLayoutEffect(() => places?.setForm(ref.current), [places, ref])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    passFocused(event.currentTarget)
    onSubmit?.(event)
  }
  const isBusy = useStore(store, ({ getState }) => isSavingNow(getState()), true)
  return <form {...props} ref={ref} onSubmit={submit} noValidate aria-busy={isBusy} />
}
