import type { FieldProps } from '../FieldProps.js'
import type { FieldOption } from './filterOptions.js'

/** The props of a combo box. */
export interface ComboBoxProps {
  readonly field: FieldProps
  /** The text of the chosen option; empty without one. */
  readonly selectedText: string
  /** The options that match the typed text, in order. */
  readonly options: readonly FieldOption[]
  /** Called with the typed text, and with `''` when the list opens; the options must follow from it. */
  readonly onSearch: (search: string) => void
  readonly onOpen?: () => void
  readonly onSelect: (option: FieldOption | null) => void
  /** The options of the typed text are being looked for: until then nothing is chosen from the list. */
  readonly isLoading?: boolean
  /** Records that match the typed text and may not be chosen here; the detail says why. */
  readonly leftOut?: readonly FieldOption[]
  readonly hasFailed?: boolean
  /** Also shown when nothing can be chosen. @default "Selecione…" */
  readonly placeholder?: string
  /** The list is short, so phones show no keyboard. @default false */
  readonly isShort?: boolean
}
