import type { ComponentProps, SubmitEvent } from 'react'
import { passFocused } from '../checks/focusField.js'
import { type FormStore, isSavingNow } from '../store/formStore.js'
import { useStore } from '../store/useStore.js'

interface FormElementProps extends ComponentProps<'form'> {
  /** None while the record is on the way. */
  readonly store: FormStore | undefined
}

/** The form itself, busy while its record comes or goes: nothing inside renders anew for that. */
export function FormElement({ store, onSubmit, ...props }: FormElementProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    passFocused(event.currentTarget)
    onSubmit?.(event)
  }
  const isBusy = useStore(store, ({ getState }) => isSavingNow(getState()), true)
  return <form {...props} onSubmit={submit} noValidate aria-busy={isBusy} />
}
