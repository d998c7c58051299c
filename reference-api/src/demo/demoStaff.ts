import { sql } from 'kysely'
import { type Database, firstRow } from '../database/database.js'

/** Further demo users, each the first person of a duty who is not a user yet. */
const duties = [
  { username: 'fiscal', person: sql`f.is_inspector and (h."end" is null or h."end" >= current_date)` },
  {
    username: 'solicitante',
    person: sql`not f.is_inspector and h.department_id is not null and (h."end" is null or h."end" >= current_date)`,
  },
  { username: 'organizacao', person: sql`exists (select 1 from event e where e.coordinator_id = p.id and e.end_date >= current_date)` },
]

/** The names of the demo users, who have a public password. */
export const demoUsers: readonly string[] = ['admin', 'gestora', ...duties.map(({ username }) => username)]

/** The people of further demo users, by name; the same before and after they are users. */
export async function staffPeople(database: Database): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const { username, person } of duties) {
    const first = await firstRow<{ id: number }>(
      database,
      sql`select p.id from person p left join person_function h on h.owner_id = p.id left join staff_function f on f.id = h.function_id
        where p.status = 'ativo' and p.legal_capacity = 'adulto' and ${person} and not (p.id = any(${[...found.values()].map(String)}::bigint[]))
          and not exists (select 1 from app_user u where u.person_id = p.id and u.username <> ${username})
        order by p.id limit 1`,
    )
    if (first) found.set(username, first.id)
  }
  return found
}

/** Makes users for people with different duties: who inspects, who asks for services, who runs an event. */
export async function seedStaff(database: Database, passwordHash: string): Promise<void> {
  for (const [username, id] of await staffPeople(database))
    await sql`insert into app_user (username, name, email, password_hash, person_id)
      select ${username}, p.name, ${`${username}@esporte.pr.gov.br`}, ${passwordHash}, p.id from person p where p.id = ${id}`.execute(
      database,
    )
}
