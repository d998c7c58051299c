import type { ComponentType, ReactNode } from 'react'
import type { AnyControl } from '../../core/control.js'
import type { ScopeMessages } from '../../locale/resourceText.js'

export interface FormFieldProps {
  /** `''`, `address` or `guardians[0]`. */
  readonly scope: string
  readonly name: string
  readonly control: AnyControl
  readonly texts: ScopeMessages
  /** The heading above says the same already. */
  readonly isTitled?: boolean
  /** Shown below the field. */
  readonly note?: ReactNode
}

/** A field that holds fields gets the component that draws them, because that component draws this one. */
export interface NestingFieldProps extends FormFieldProps {
  readonly Field: ComponentType<FormFieldProps>
}
