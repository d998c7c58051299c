import type { FieldMessages } from '../../core/messages.js'
import type { Contact } from './fields.js'

export const contactMessages = {
  'pt-BR': {
    singular: 'Contato',
    fields: {
      name: 'Nome',
      role: 'Cargo',
      email: 'E-mail',
      phone: 'Telefone',
      mobile: 'Celular',
      isMain: 'Principal',
      receivesNotices: 'Recebe avisos',
      personId: 'Pessoa cadastrada',
    },
    options: {},
    hints: { personId: 'Só quando o contato também está em Pessoas' },
  },
  'en-US': {
    singular: 'Contact',
    fields: {
      name: 'Name',
      role: 'Position',
      email: 'Email',
      phone: 'Phone',
      mobile: 'Mobile',
      isMain: 'Main',
      receivesNotices: 'Receives notices',
      personId: 'Registered person',
    },
    options: {},
    hints: { personId: 'Only when the contact is also among the people' },
  },
  'es-ES': {
    singular: 'Contacto',
    fields: {
      name: 'Nombre',
      role: 'Cargo',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      mobile: 'Móvil',
      isMain: 'Principal',
      receivesNotices: 'Recibe avisos',
      personId: 'Persona registrada',
    },
    options: {},
    hints: { personId: 'Solo cuando el contacto también está en Personas' },
  },
} satisfies FieldMessages<Contact>
