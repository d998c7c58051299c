import type { Locale } from '../../core/locale.js'

type InEach = Readonly<Record<Locale, string>>

/**
 * What exports call the fields that entities share, in each language: only one catalogue is loaded, and a file may come from a colleague with
 * another language. A test compares them with the catalogues.
 */
export const commonFields: Readonly<Record<string, InEach>> = {
  id: { 'pt-BR': 'Nº do registro', 'en-US': 'Record no.', 'es-ES': 'N.º de registro' },
  status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Situación' },
  updatedAt: { 'pt-BR': 'Alterado em', 'en-US': 'Changed at', 'es-ES': 'Modificado el' },
  notes: { 'pt-BR': 'Observação', 'en-US': 'Notes', 'es-ES': 'Observación' },
}

/** The column of all rows of a list: "Contatos: lista". */
export const listWord: InEach = { 'pt-BR': 'lista', 'en-US': 'list', 'es-ES': 'lista' }

export const commonStatuses: Readonly<Record<string, InEach>> = {
  ativo: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  inativo: { 'pt-BR': 'Inativo', 'en-US': 'Inactive', 'es-ES': 'Inactivo' },
}

/** A heading for the status that also means a state of Brazil: the values tell which. */
export const statusOrState = 'Estado'
