import { classLevelContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'

export const classLevel = defineEntity(classLevelContract, {
  table: 'class_level',
  label: (draft) => draft.name,
  unique: { class_level_name_unique: 'name' },
  computed: { sortOrder: () => sql`t.sort_order`, ageBand: () => sql`t.min_age || '–' || t.max_age` },
  charts: {
    places: { by: { filter: 'stage', by: 'each' }, sum: 'maxStudents', where: () => ({ status: 'ativo' }) },
    hours: { by: { filter: 'stage', by: 'each' }, sum: 'weeklyHours', where: () => ({ status: 'ativo' }) },
  },
  sortBy: { ageBand: 'minAge' },
  filters: {
    // A range finds every level whose ages overlap it.
    age: {
      kind: 'integer',
      condition: ({ values, from, to }) => {
        const ends = [
          ...(from === undefined ? [] : [sql`t.max_age >= ${from}::integer`]),
          ...(to === undefined ? [] : [sql`t.min_age <= ${to}::integer`]),
        ]
        return ends.length > 0
          ? sql`(${sql.join(ends, sql` and `)})`
          : sql`exists (select 1 from unnest(${[...values]}::integer[]) as a (age) where a.age between t.min_age and t.max_age)`
      },
    },
  },
})
