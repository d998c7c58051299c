import { maskedPlaces } from '@esporte-parana/sdk/contracts'
import type { EntityFolder } from '../entities/EntityFolder.js'
import { entityFolders } from '../entities/entities.js'
import { placeTables, zipCodes } from '../places/placeTables.js'
import { portalPowerSteps } from '../session/portalPowers.js'
import { accountSteps, endedLinks, factorSteps, powerSteps, renamedUsers } from '../session/accounts.js'
import { readLogFunction } from '../records/read/readLog.js'
import { accountLinks, accountTables, portalVisitors } from '../database/accountTables.js'
import { keptColumn } from '../database/keptColumns.js'
import { type Migration, runScript } from '../database/migrate.js'
import { statusCountTable } from '../database/statusCounts.js'

/** Every table of the first release, those of entities in the order of their folders. */
const firstRelease = step(
  '001-first-release',
  accountTables,
  placeTables,
  statusCountTable,
  readLogFunction,
  ...entityFolders.map(({ tables = '' }) => tables),
  ...entityFolders.flatMap(({ kept = [] }) => kept.map(keptColumn)),
  ...entityFolders.map(({ links = '' }) => links),
  accountLinks,
  zipCodes,
)

// Signs that searched texts were stored with, and that no search reads any more.
const unread = String.raw`[\u0060´\u2018\u2019\u02BC\u2032\u2212\u00AD\u2010-\u2015\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]`
const searchedAgain = step(
  '005-search-by-any-apostrophe',
  ...entityFolders.map(
    ({ entity: { table } }) =>
      `update ${table} set search_text = regexp_replace(search_text, '${unread}', '', 'g') where search_text ~ '${unread}';\n`,
  ),
)

const masked = (side: string) => String.raw`case when c.value ->> '${side}' ~ '^\d{11}$'
    then to_jsonb(regexp_replace(c.value ->> '${side}', '^\d{3}(\d{3})(\d{3})\d{2}$', '***.\1.\2-**')) else c.value -> '${side}' end`
/** Histories kept whole CPFs, which outlived their records. */
const maskedHistories = step(
  '006-masks-in-histories',
  ...entityFolders.flatMap(({ entity: { contract } }) => {
    const places = maskedPlaces(contract)
    if (places.length === 0) return []
    return String.raw`update audit_entry a set changes = (
  select jsonb_agg(case when regexp_replace(c.value ->> 'field', '\[\d+\]', '', 'g') in (${places.map((place) => `'${place}'`).join(', ')})
    then c.value || jsonb_build_object('before', ${masked('before')}, 'after', ${masked('after')}) else c.value end order by c.place)
  from jsonb_array_elements(a.changes) with ordinality c(value, place))
where a.entity = '${contract.name}' and a.changes::text ~ '"\d{11}"';
`
  }),
)

/** A deletion looks for what still refers to the record, in every row of a table where no index leads there. */
const indexedReferences = step(
  '007-indexes-of-references',
  ...[
    ['canteen', 'event_id'],
    ['canteen', 'supplier_id'],
    ['lot', 'tender_id'],
    ['material_class', 'group_id'],
    ['organization', 'region_id'],
    ['person', 'photo_id'],
    ['region', 'manager_id'],
    ['region', 'parent_id'],
    ['service_request', 'department_id'],
    ['service_request', 'region_id'],
    ['service_request', 'requester_id'],
    ['service_request', 'supplier_id'],
    ['service_request', 'tender_id'],
    ['session', 'portal_id'],
    ['session', 'user_id'],
    ['site_visit', 'inspector_id'],
    ['site_visit', 'questionnaire_id'],
    ['site_visit', 'region_id'],
  ].map(([table, column]) => `create index ${table}_by_${column} on ${table} (${column}) where ${column} is not null;\n`),
)
/** Files are read in slices, which needs them uncompressed; nearly all types of files are compressed by themselves. */
const slicedFiles = step('008-files-in-slices', 'alter table attachment_content alter column bytes set storage external;\n')

/** What a data protection officer asks: who looked at a person's record, whose consent has ended, and whose record was anonymised. */
const personalData = step(
  '009-personal-data',
  'alter table person add column sealed_at timestamptz, add column sealed_reason text, add column lgpd_consent_ended_at date;\n',
  'alter table read_entry add column is_report boolean not null default false;\n',
  'create index export_entry_entity on export_entry (entity, at);\n',
)

/** Every step of the schema, the oldest first; entities' steps are sorted in by their number. */
export const migrations: readonly Migration[] = inOrder(
  [
    firstRelease,
    step('002-portal-visitors', portalVisitors),
    searchedAgain,
    maskedHistories,
    indexedReferences,
    slicedFiles,
    personalData,
    step('010-accounts', accountSteps),
    step('011-ended-links', endedLinks),
    step('012-powers', powerSteps),
    step('013-renamed-users', renamedUsers),
    step('014-portal-powers', portalPowerSteps),
    step('018-second-factor', factorSteps),
  ],
  entityFolders,
)

/** Sorts the steps by name. @throws Error when two steps have the same name, because the second would never run */
export function inOrder(steps: readonly Migration[], folders: readonly Pick<EntityFolder, 'steps'>[]): readonly Migration[] {
  const own = folders.flatMap((folder) => Object.entries(folder.steps ?? {}).map(([name, script]) => step(name, script)))
  const all = [...steps, ...own].toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const twice = all.find(({ name }, index) => name === all[index + 1]?.name)
  if (twice) throw new Error(`migrations: two steps are called "${twice.name}". Give the newer one the next number.`)
  return all
}

function step(name: string, ...scripts: readonly string[]): Migration {
  return { name, up: (transaction) => runScript(transaction, scripts.join('')) }
}
