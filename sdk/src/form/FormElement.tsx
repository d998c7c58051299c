import type { ComponentProps } from 'react'
import { type FormStore, isSavingNow } from './formStore.js'
import { useStore } from './useStore.js'

interface FormElementProps extends ComponentProps<'form'> {
  /** None while the record is on the way. */
  readonly store: FormStore | undefined
}

/** The form itself, busy while its record comes or goes: nothing inside renders anew for that. */
export function FormElement({ store, ...props }: FormElementProps) {
  return <form {...props} noValidate aria-busy={useStore(store, ({ getState }) => isSavingNow(getState()), true)} />
}
