import { modalityNames } from '../../../../blocks/modalities/messages.js'
import type { FieldMessages } from '../../../../core/messages.js'
import type { CommitteeMember, EventCategory, EventLinks, EventReplan, EventVenue, ExpectedNumbers } from './fields.js'

export const categoryMessages: FieldMessages<EventCategory> = {
  'pt-BR': { singular: 'Categoria', fields: { name: 'Categoria', minAge: 'Idade mínima', maxAge: 'Idade máxima' }, options: {} },
  'en-US': { singular: 'Category', fields: { name: 'Category', minAge: 'Minimum age', maxAge: 'Maximum age' }, options: {} },
  'es-ES': { singular: 'Categoría', fields: { name: 'Categoría', minAge: 'Edad mínima', maxAge: 'Edad máxima' }, options: {} },
}

export const venueMessages: FieldMessages<EventVenue> = {
  'pt-BR': {
    singular: 'Local',
    fields: { name: 'Nome do local', address: 'Endereço', capacity: 'Lugares', modalities: 'Modalidades' },
    options: { modalities: modalityNames['pt-BR'] },
  },
  'en-US': {
    singular: 'Venue',
    fields: { name: 'Venue name', address: 'Address', capacity: 'Seats', modalities: 'Sports' },
    options: { modalities: modalityNames['en-US'] },
  },
  'es-ES': {
    singular: 'Lugar',
    fields: { name: 'Nombre del lugar', address: 'Dirección', capacity: 'Plazas', modalities: 'Modalidades' },
    options: { modalities: modalityNames['es-ES'] },
  },
}

export const committeeMessages: FieldMessages<CommitteeMember> = {
  'pt-BR': {
    singular: 'Membro',
    fields: { committee: 'Comitê', name: 'Nome do membro', role: 'Cargo no comitê', email: 'E-mail', phone: 'Telefone' },
    options: { committee: { com: 'Comitê Organizador Municipal (COM)', coe: 'Comitê Organizador Estadual (COE)' } },
  },
  'en-US': {
    singular: 'Member',
    fields: { committee: 'Committee', name: 'Member name', role: 'Role in the committee', email: 'Email', phone: 'Phone' },
    options: { committee: { com: 'Municipal organizing committee (COM)', coe: 'State organizing committee (COE)' } },
  },
  'es-ES': {
    singular: 'Miembro',
    fields: { committee: 'Comité', name: 'Nombre del miembro', role: 'Cargo en el comité', email: 'Correo electrónico', phone: 'Teléfono' },
    options: { committee: { com: 'Comité Organizador Municipal (COM)', coe: 'Comité Organizador Estatal (COE)' } },
  },
}

export const expectedMessages: FieldMessages<ExpectedNumbers> = {
  'pt-BR': { fields: { athletes: 'Atletas', staff: 'Equipe técnica', teams: 'Equipes', municipalities: 'Municípios' }, options: {} },
  'en-US': { fields: { athletes: 'Athletes', staff: 'Staff', teams: 'Teams', municipalities: 'Municipalities' }, options: {} },
  'es-ES': { fields: { athletes: 'Atletas', staff: 'Cuerpo técnico', teams: 'Equipos', municipalities: 'Municipios' }, options: {} },
}

export const linkMessages: FieldMessages<EventLinks> = {
  'pt-BR': { fields: { bulletin: 'Boletim', site: 'Site' }, options: {}, hints: { bulletin: 'Começa com https://' } },
  'en-US': { fields: { bulletin: 'Bulletin', site: 'Website' }, options: {}, hints: { bulletin: 'Begins with https://' } },
  'es-ES': { fields: { bulletin: 'Boletín', site: 'Sitio' }, options: {}, hints: { bulletin: 'Comienza con https://' } },
}

export const replanMessages: FieldMessages<EventReplan> = {
  'pt-BR': {
    fields: {
      startDate: 'Novo primeiro dia',
      endDate: 'Novo último dia',
      registrationStart: 'Início das inscrições',
      registrationEnd: 'Fim das inscrições',
    },
    options: {},
  },
  'en-US': {
    fields: {
      startDate: 'New first day',
      endDate: 'New last day',
      registrationStart: 'Registration from',
      registrationEnd: 'Registration until',
    },
    options: {},
  },
  'es-ES': {
    fields: {
      startDate: 'Nuevo primer día',
      endDate: 'Nuevo último día',
      registrationStart: 'Inicio de inscripciones',
      registrationEnd: 'Fin de inscripciones',
    },
    options: {},
  },
}
