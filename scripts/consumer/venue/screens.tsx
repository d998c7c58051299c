import { integer, text } from '@esporte-parana/sdk/controls'
import { defineResource, formScreen, listScreen, type ResourceMessages } from '@esporte-parana/sdk/engine'
import { venueContract } from './contract.js'
import type { Venue, VenueDraft } from './schema.js'

const messages = {
  'pt-BR': {
    singular: 'Praça esportiva',
    plural: 'Praças esportivas',
    create: 'Nova praça',
    fields: { name: 'Nome', capacity: 'Capacidade' },
    options: {},
    sections: { identification: 'Identificação' },
  },
  'en-US': {
    singular: 'Venue',
    plural: 'Venues',
    create: 'New venue',
    fields: { name: 'Name', capacity: 'Capacity' },
    options: {},
    sections: { identification: 'Identification' },
  },
  'es-ES': {
    singular: 'Instalación deportiva',
    plural: 'Instalaciones deportivas',
    create: 'Nueva instalación',
    fields: { name: 'Nombre', capacity: 'Capacidad' },
    options: {},
    sections: { identification: 'Identificación' },
  },
} satisfies ResourceMessages<Venue, VenueDraft>

const venue = defineResource(venueContract, {
  messages,
  title: 'name',
  columns: ['name', 'capacity', 'status'],
  fields: { name: text({ required: true, maxLength: 120 }), capacity: integer({ min: 0 }) },
  sections: [{ title: 'identification', fields: ['name', 'capacity'] }],
})

export const VenueList = listScreen(venue)
export const VenueForm = formScreen(venue)
