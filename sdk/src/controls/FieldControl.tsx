import { withTexts } from '../locale/withTexts.js'
import { ChoiceControl } from './ChoiceControl.js'
import { ChoicesControl } from './ChoicesControl.js'
import { DateControl } from './DateControl.js'
import type { FieldProps } from './FieldProps.js'
import { LocationControl } from './LocationControl.js'
import { MaskedControl } from './MaskedControl.js'
import { maskOf } from './masks.js'
import { MultilineControl } from './MultilineControl.js'
import { NumberControl } from './NumberControl.js'
import { PictureControl } from './PictureControl.js'
import { ReferenceControl } from './ReferenceControl.js'
import { TextControl } from './TextControl.js'
import { ToggleControl } from './ToggleControl.js'

/** One field of any kind, in forms and in filters; groups and rows are laid out by the form. */
export const FieldControl = withTexts(['records'], AnyField)

function AnyField(field: FieldProps) {
  const { control } = field
  const mask = maskOf(control)
  if (mask) return <MaskedControl {...field} mask={mask} />
  switch (control.kind) {
    case 'multiline':
      return <MultilineControl {...field} />
    case 'integer':
    case 'decimal':
    case 'money':
      return <NumberControl {...field} />
    case 'date':
      return <DateControl {...field} />
    case 'choice':
      return <ChoiceControl {...field} />
    case 'choices':
      return <ChoicesControl {...field} />
    case 'toggle':
      return <ToggleControl {...field} />
    case 'location':
      return <LocationControl {...field} />
    case 'reference':
      return control.contract ? <ReferenceControl {...field} contract={control.contract} /> : null
    case 'picture':
      return <PictureControl {...field} />
    default:
      return <TextControl {...field} />
  }
}
