import { regionContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rangeOrList } from '../../records/read/listCondition.js'
import { defineEntity } from '../../records/plan/defineEntity.js'

/** Seeded, listed and read; its screens are not built yet. */
export const region = defineEntity(regionContract, {
  table: 'region',
  isReadOnly: true,
  label: (draft) => draft.name,
  links: { parent: { table: 'region' }, seatCity: { table: 'city', label: 'name' }, manager: { table: 'person' } },
  computed: {
    cityIds: () => sql`(select coalesce(jsonb_agg(c.city_id order by c.city_id), '[]') from region_city c where c.region_id = t.id)`,
    cityCount: () => sql`(select count(*) from region_city c where c.region_id = t.id)`,
  },
  filters: {
    cityId: {
      kind: 'integer',
      ids: (value) => sql`select c.region_id from region_city c where ${rangeOrList(sql`c.city_id`, value, sql`integer`)}`,
    },
  },
})
