import type { AnyControl, ControlKind } from '../core/control.js'

// Of 12 columns: the width of a field hints at the length of what goes into it.
const spans: Readonly<Record<ControlKind, number>> = {
  text: 6,
  multiline: 12,
  email: 6,
  url: 6,
  cpf: 3,
  cnpj: 4,
  cep: 3,
  phone: 3,
  protocol: 3,
  masked: 3,
  integer: 3,
  decimal: 3,
  money: 3,
  choice: 4,
  choices: 12,
  toggle: 4,
  date: 3,
  reference: 6,
  location: 4,
  picture: 12,
  file: 12,
  group: 12,
  rows: 12,
}

/** Columns of the 12 that a field takes on a wide screen. */
export function spanOf({ kind, options }: AnyControl): number {
  return options.span ?? spans[kind]
}
