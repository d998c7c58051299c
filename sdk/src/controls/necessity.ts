import type { FieldProps } from './FieldProps.js'

/** What stands behind a label: of a form that asks for nearly everything "(opcional)" where it does not, of any other "(obrigatório)" where it does. */
export function necessityOf({
  isRequired,
  isReadOnly,
  isCompact,
  marks = 'required',
}: Pick<FieldProps, 'isRequired' | 'isReadOnly' | 'isCompact' | 'marks'>): 'controls.required' | 'controls.optional' | undefined {
  // What cannot be filled in is not asked for.
  if (isCompact || isReadOnly || (isRequired ? marks !== 'required' : marks !== 'optional')) return undefined
  return `controls.${marks}`
}
