import { sql } from 'kysely'
import { type Database, rows } from '../database/database.js'

/** The first three digits of the CEP of larger cities (Correios, Guia Postal); the demo gives each city those of the nearest. */
const seats: readonly (readonly [cityId: number, prefix: string])[] = [
  [4125506, '830'], // São José dos Pinhais
  [4118204, '832'], // Paranaguá
  [4105805, '834'], // Colombo
  [4104204, '836'], // Campo Largo
  [4101804, '837'], // Araucária
  [4119905, '840'], // Ponta Grossa
  [4104907, '841'], // Castro
  [4127106, '842'], // Telêmaco Borba
  [4110706, '845'], // Irati
  [4128203, '846'], // União da Vitória
  [4109401, '850'], // Guarapuava
  [4113304, '853'], // Laranjeiras do Sul
  [4118501, '855'], // Pato Branco
  [4108403, '856'], // Francisco Beltrão
  [4104808, '858'], // Cascavel
  [4127700, '859'], // Toledo
  [4113700, '860'], // Londrina
  [4106407, '863'], // Cornélio Procópio
  [4111803, '864'], // Jacarezinho
  [4101507, '867'], // Arapongas
  [4101408, '868'], // Apucarana
  [4115200, '870'], // Maringá
  [4105508, '872'], // Cianorte
  [4104303, '873'], // Campo Mourão
  [4128104, '875'], // Umuarama
  [4118402, '877'], // Paranavaí
]
const curitiba = 4106902

/** Gives the demo addresses of Paraná a CEP of their city: streets of Curitiba have their own, every other city has one for all of it. */
export async function placeZipCodes(database: Database): Promise<void> {
  const tables = await rows<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.columns where table_schema = current_schema() and column_name = 'address_zip_code'`,
  )
  const nearest = sql`select distinct on (c.id) c.id as city_id, s.prefix from city c
    cross join (select * from jsonb_to_recordset(${JSON.stringify(seats.map(([id, prefix]) => ({ id, prefix })))}::jsonb) as s (id integer, prefix text)) s
    join city n on n.id = s.id where c.state_id = 41
    order by c.id, (c.latitude - n.latitude) ^ 2 + (c.longitude - n.longitude) ^ 2`
  for (const { name } of tables)
    await sql`update ${sql.ref(name)} t set address_zip_code = case when z.city_id = ${curitiba}
        then (80000000 + (t.id::bigint * 104729) % 3000000)::text
        else z.prefix || lpad((z.city_id % 97)::text, 2, '0') || '000' end
      from (${nearest}) z where z.city_id = t.address_city_id and t.address_zip_code is not null`.execute(database)
}
