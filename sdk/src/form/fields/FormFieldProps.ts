import type { ComponentType } from 'react'
import type { AnyControl } from '../../core/control.js'
import type { ScopeMessages } from '../../locale/resourceText.js'

export interface FormFieldProps {
  /** `''`, `address` or `guardians[0]`. */
  readonly scope: string
  readonly name: string
  readonly control: AnyControl
  readonly texts: ScopeMessages
  /** A heading that says the same already stands above. */
  readonly isTitled?: boolean
}

/** A field that holds fields: it is given the component that draws them, which in turn draws it. */
export interface NestingFieldProps extends FormFieldProps {
  readonly Field: ComponentType<FormFieldProps>
}
