import { type ComponentType, lazy, Suspense } from 'react'
import { withTexts } from '../locale/withTexts.js'
import { ChoiceControl } from './choice/ChoiceControl.js'
import { ChoicesControl } from './choice/ChoicesControl.js'
import { LocationControl } from './choice/LocationControl.js'
import { ReferenceControl } from './choice/ReferenceControl.js'
import { DateControl } from './date/DateControl.js'
import type { FieldProps } from './FieldProps.js'
import { PictureControl } from './picture/PictureControl.js'
import { MaskedControl } from './text/MaskedControl.js'
import { MultilineControl } from './text/MultilineControl.js'
import { NumberControl } from './text/NumberControl.js'
import { TextControl } from './text/TextControl.js'
import { ToggleControl } from './ToggleControl.js'

/** Who edits the values of a kind, by its `editor`; what few forms have comes when it is asked for. */
const editors: Readonly<Record<string, ComponentType<FieldProps> | undefined>> = {
  text: TextControl,
  multiline: MultilineControl,
  number: NumberControl,
  date: DateControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  toggle: ToggleControl,
  location: LocationControl,
  reference: ReferenceControl,
  picture: PictureControl,
  locations: lazy(async () => ({ default: (await import('./choice/LocationsControl.js')).LocationsControl })),
  references: lazy(async () => ({ default: (await import('./choice/ReferencesControl.js')).ReferencesControl })),
  rowReference: lazy(async () => ({ default: (await import('./choice/RowReferenceControl.js')).RowReferenceControl })),
  color: lazy(async () => ({ default: (await import('./text/ColorControl.js')).ColorControl })),
  tags: lazy(async () => ({ default: (await import('./text/TagsControl.js')).TagsControl })),
}

/** One field of any kind, in forms and in filters; groups and rows are laid out by the form. */
export const FieldControl = withTexts(['records'], AnyField)

function AnyField(field: FieldProps) {
  const { kind, options } = field.control
  const mask = kind.mask?.(options)
  if (mask) return <MaskedControl {...field} mask={mask} />
  const Editor = editors[kind.editor ?? 'text'] ?? TextControl
  return (
    <Suspense fallback={<div className="ep-field-place" />}>
      <Editor {...field} />
    </Suspense>
  )
}
