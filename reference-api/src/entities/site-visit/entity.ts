import { siteVisitContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { attachmentLink } from '../../attachments/attachmentLink.js'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { asker } from '../service-request/expressions.js'
import { charts } from './charts.js'
import { computed, filters, secondHand } from './expressions.js'
import { flagCanteen } from './graveIssues.js'
import { checkVisit, stampVisit } from './rules.js'
import { effects, guards } from './workflow.js'

const person = { table: 'person' }
const file = { links: { file: attachmentLink } }

export const siteVisit = defineEntity(siteVisitContract, {
  table: 'site_visit',
  label: (_, { number, target }) => `${String(number)} – ${String(target)}`,
  search: ({ placeName, protocol }, { number, target }) => [number as string, target as string, placeName, protocol],
  links: {
    questionnaire: { table: 'questionnaire' },
    organization: { table: 'organization' },
    event: { table: 'event' },
    canteen: { table: 'canteen' },
    supplier: { table: 'supplier' },
    city: { table: 'city', label: 'name', column: 'address_city_id' },
    region: { table: 'region' },
    inspector: person,
    homologator: person,
  },
  joins: { teamIds: { table: 'site_visit_team', column: 'person_id', links: 'team' } },
  children: {
    nonConformities: { table: 'site_visit_finding' },
    photos: { table: 'site_visit_photo', ...file },
    signatures: { table: 'site_visit_signature', ...file },
  },
  fileTables: ['site_visit_answer_file'],
  computed,
  sortBy: { number: 'numberOrder' },
  filters,
  unlisted: ['nonConformities', 'photos', 'signatures', 'address', 'conclusion', 'inconclusiveReason'],
  check: checkVisit,
  stamp: stampVisit,
  apply: flagCanteen,
  secondHand,
  guards,
  effects,
  concerns: (context) => sql`${asker(context)} in (t.inspector_id, t.homologator_id)`,
  charts,
  expiries: {
    finding: () =>
      sql`select t.id, f.deadline as due, null::text as detail from site_visit_finding f join site_visit t on t.id = f.owner_id
        where f.state <> 'sanada' and f.deadline is not null and t.status in ('concluida','homologada') and t.deleted_at is null`,
  },
})
