'use client'

export { Modal, type ModalPosition, type ModalProps, type ModalSize } from '../src/feedback/Modal.js'
export { CpfText } from '../src/controls/CpfText.js'
export { FieldControl } from '../src/controls/FieldControl.js'
export type { FieldProps } from '../src/controls/FieldProps.js'
export type { FieldOption } from '../src/controls/filterOptions.js'
export {
  type AnyControl,
  cep,
  choice,
  choices,
  cnpj,
  cpf,
  date,
  decimal,
  defineFieldset,
  email,
  files,
  group,
  integer,
  location,
  masked,
  money,
  multiline,
  phone,
  picture,
  protocol,
  reference,
  rows,
  text,
  toggle,
  url,
} from '../src/core/control.js'
