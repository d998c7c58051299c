import type { AskedQuestionnaire, SiteVisitDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../../../database/database.js'
import { createRandom, type Random } from '../../../demo/random.js'
import { questionnaireOf } from '../answers/questionnaireOf.js'

type TargetType = SiteVisitDraft['targetType']

/** A municipality of Paraná with its regional office. */
interface DemoPlace {
  readonly cityId: number
  readonly city: string
  readonly regionId: number
}

/** A target of visits. */
interface DemoTarget {
  readonly id: number
  readonly label: string
  /** Only for a canteen. */
  readonly eventId?: number
}

/** The records that demo visits refer to. */
export interface VisitWorld {
  readonly random: Random
  readonly today: string
  readonly questionnaires: readonly (AskedQuestionnaire & { readonly targetType: TargetType })[]
  readonly targets: Readonly<Record<Exclude<TargetType, 'local'>, readonly DemoTarget[]>>
  readonly places: readonly DemoPlace[]
  /** People with a function that may inspect. */
  readonly inspectors: readonly number[]
}

/** Reads these records from the database. Without inspectors or questionnaires there are no visits. */
export async function readVisitWorld(database: Database, today: string): Promise<VisitWorld> {
  const inspectors = await rows<{ id: number }>(
    database,
    sql`select distinct p.id from person p join person_function r on r.owner_id = p.id join staff_function f on f.id = r.function_id
      where f.is_inspector and r."end" is null and r.start <= ${today}::date - 365 and p.status = 'ativo' and p.id > 2
        and not exists (select 1 from organization_dirigente d where d.person_id = p.id) order by p.id limit 40`,
  )
  const known = await rows<{ id: number; targetType: TargetType }>(
    database,
    sql`select id, target_type as "targetType" from questionnaire where status = 'publicado' order by id`,
  )
  const questionnaires = []
  for (const { id, targetType } of known) questionnaires.push({ ...(await questionnaireOf(database, id)), targetType })
  const places = await rows<DemoPlace>(
    database,
    sql`select c.id as "cityId", c.name as city, r.id as "regionId" from region r join region_city j on j.owner_id = r.id join city c on c.id = j.city_id
      where r.type = 'regional-esporte' order by c.id`,
  )
  const targetsIn = (statement: ReturnType<typeof sql>) => rows<DemoTarget>(database, statement)
  return {
    random: createRandom(64),
    today,
    questionnaires,
    places,
    inspectors: inspectors.map(({ id }) => id),
    targets: {
      organizacao: await targetsIn(sql`select id, label from organization where status like 'habilitada%' order by id limit 300`),
      evento: await targetsIn(sql`select id, label from event where status not in ('cancelado','adiado') order by id`),
      refeitorio: await targetsIn(
        sql`select id, label, event_id as "eventId" from canteen where status <> 'cancelado' order by id limit 300`,
      ),
      fornecedor: await targetsIn(sql`select id, label from supplier where status = 'ativo' order by id limit 300`),
    },
  }
}
