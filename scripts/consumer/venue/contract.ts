import { defineContract } from '@esporte-parana/sdk/contracts'
import type { Venue, VenueDraft } from './schema.js'

export const venueContract = defineContract<Venue, VenueDraft>({
  name: 'venue',
  path: '/praca-esportiva',
  search: ['name'],
  filters: ['status'],
  sortable: ['name', 'capacity'],
  schema: () => import('./schema.js').then((module) => module.venueSchema),
})
