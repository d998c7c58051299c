import { regionContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import { checkRegion } from './rules.js'
import { takeCities } from './takeCities.js'

export const region = defineEntity(regionContract, {
  table: 'region',
  label: (draft) => draft.name,
  links: { parent: { table: 'region' }, seatCity: { table: 'city', label: 'name' }, manager: { table: 'person' } },
  joins: { cityIds: { table: 'region_city', column: 'city_id', links: 'cities', label: 'name' } },
  unique: { region_code_unique: 'code', region_name_unique: 'name' },
  computed: { cityCount: () => sql`(select count(*) from region_city c where c.owner_id = t.id)` },
  filters: {
    cityId: {
      kind: 'integer',
      ids: (value) => sql`select c.owner_id from region_city c where ${rangeOrList(sql`c.city_id`, value, sql`integer`)}`,
    },
  },
  identities: ({ type, cityIds }) => cityIds.map((city) => ({ path: 'cityIds', key: `${type}.${city}` })),
  inUse: 'region.inUse',
  // The region of an organization follows from its city and is history: domain model B7.14.
  dependants: { organization: { code: 'in-use', isCurrent: () => sql`false` } },
  activeIf: {
    'region.noCity': () => sql`exists (select 1 from region_city c where c.owner_id = t.id)`,
    'region.seatOutside': () =>
      sql`(not exists (select 1 from region_city c where c.owner_id = t.id)
        or exists (select 1 from region_city c where c.owner_id = t.id and c.city_id = t.seat_city_id))`,
  },
  check: checkRegion,
  apply: takeCities,
})
