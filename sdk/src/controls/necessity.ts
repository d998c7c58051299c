import type { FieldProps } from './FieldProps.js'

/** The mark after a label: "(opcional)" on optional fields when nearly all fields are required, otherwise "(obrigatório)" on required fields. */
export function necessityOf({
  isRequired,
  isReadOnly,
  isCompact,
  marks = 'required',
}: Pick<FieldProps, 'isRequired' | 'isReadOnly' | 'isCompact' | 'marks'>): 'controls.required' | 'controls.optional' | undefined {
  // Fields that cannot be edited have no mark.
  if (isCompact || isReadOnly || (isRequired ? marks !== 'required' : marks !== 'optional')) return undefined
  return `controls.${marks}`
}
