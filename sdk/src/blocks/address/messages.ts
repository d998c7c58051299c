import type { FieldMessages } from '../../core/messages.js'
import type { Address } from './fields.js'

export const addressMessages = {
  'pt-BR': {
    fields: {
      countryId: 'País',
      zipCode: 'CEP',
      postalCode: 'Código postal',
      street: 'Logradouro',
      number: 'Número',
      complement: 'Complemento',
      neighborhood: 'Bairro',
      stateId: 'Estado',
      cityId: 'Cidade',
      stateName: 'Estado ou província',
      cityName: 'Cidade no exterior',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
    options: {},
  },
  'en-US': {
    fields: {
      countryId: 'Country',
      zipCode: 'CEP (zip code)',
      postalCode: 'Postal code',
      street: 'Street',
      number: 'Number',
      complement: 'Complement',
      neighborhood: 'Neighborhood',
      stateId: 'State',
      cityId: 'City',
      stateName: 'State or province',
      cityName: 'City abroad',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
    options: {},
  },
  'es-ES': {
    fields: {
      countryId: 'País',
      zipCode: 'CEP (código postal)',
      postalCode: 'Código postal',
      street: 'Calle',
      number: 'Número',
      complement: 'Complemento',
      neighborhood: 'Barrio',
      stateId: 'Estado',
      cityId: 'Ciudad',
      stateName: 'Estado o provincia',
      cityName: 'Ciudad en el extranjero',
      latitude: 'Latitud',
      longitude: 'Longitud',
    },
    options: {},
  },
} satisfies FieldMessages<Address>
