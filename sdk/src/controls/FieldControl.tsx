import type { ComponentType } from 'react'
import type { AnyControl } from '../core/control.js'
import { part } from '../feedback/part.js'
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

type Editor = ComponentType<FieldProps>

/** Editors by the `editor` of a kind: those with one frame around one input. */
const framed: Readonly<Record<string, Editor | undefined>> = {
  text: TextControl,
  multiline: MultilineControl,
  number: NumberControl,
  date: DateControl,
  choice: ChoiceControl,
  location: LocationControl,
  reference: ReferenceControl,
}

/** Tables load it ahead: a key that opens a cell goes into its field. */
export const loadRowReference = () => import('./choice/RowReferenceControl.js')

/** The other editors; rare ones are loaded when needed. */
const others: Readonly<Record<string, Editor | undefined>> = {
  choices: ChoicesControl,
  toggle: ToggleControl,
  picture: PictureControl,
  locations: part(() => import('./choice/LocationsControl.js'), 'LocationsControl', 'ep-field-place'),
  references: part(() => import('./choice/ReferencesControl.js'), 'ReferencesControl', 'ep-field-place'),
  rowReference: part(loadRowReference, 'RowReferenceControl', 'ep-field-place'),
  color: part(() => import('./text/ColorControl.js'), 'ColorControl', 'ep-field-place'),
  tags: part(() => import('./text/TagsControl.js'), 'TagsControl', 'ep-field-place'),
}

/** Whether a field of this kind renders one element, which can be the cell of a grid. */
export function isFramed({ kind, options }: AnyControl): boolean {
  return kind.mask?.(options) !== undefined || !((kind.editor ?? 'text') in others)
}

/** A field of any kind, for forms and filters; groups and rows are laid out by the form. */
export const FieldControl = withTexts(['records'], AnyField)

/** The same field, for callers that have loaded its texts. */
export function AnyField(field: FieldProps) {
  const { kind, options } = field.control
  const mask = kind.mask?.(options)
  if (mask) return <MaskedControl {...field} mask={mask} />
  const editor = kind.editor ?? 'text'
  const Editor = framed[editor] ?? others[editor] ?? TextControl
  return <Editor {...field} />
}
