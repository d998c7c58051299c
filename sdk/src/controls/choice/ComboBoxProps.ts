import type { FieldProps } from '../FieldProps.js'
import type { FieldOption } from './filterOptions.js'

/** What a combo box is given. */
export interface ComboBoxProps {
  readonly field: FieldProps
  /** What is chosen now, as text; empty when nothing is. */
  readonly selectedText: string
  /** What fits what was typed, in order. */
  readonly options: readonly FieldOption[]
  /** Told what is typed, `''` when the list opens; what is offered follows from it. */
  readonly onSearch: (search: string) => void
  readonly onOpen?: () => void
  readonly onSelect: (option: FieldOption | null) => void
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
  /** Also shown when nothing can be chosen. @default "Selecione…" */
  readonly placeholder?: string
  /** No keyboard on the screen of a phone: the list is short. @default false */
  readonly isShort?: boolean
}
