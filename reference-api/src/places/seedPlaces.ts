import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils'
import countries from 'i18n-iso-countries'
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' }
import { sql } from 'kysely'
import { type DatabaseTransaction, firstRow } from '../database/database.js'

/** ISO 3166 numeric. */
const brazil = 76

/**
 * Inserts countries by ISO 3166 and Brazil's states and municipalities by IBGE, unless they exist: 249, 27 and 5,571 rows in three
 * statements.
 */
export async function seedPlaces(transaction: DatabaseTransaction): Promise<void> {
  if (await firstRow(transaction, sql`select 1 as known from country limit 1`)) return
  countries.registerLocale(portuguese)
  const names = Object.entries(countries.getNames('pt', { select: 'official' })).map(([code, name]) => ({
    id: Number(countries.alpha2ToNumeric(code)),
    name,
    code,
  }))
  // ISO lists 249 countries; the library adds Kosovo under its own code.
  const nations = names.filter(({ code }) => code !== 'XK')
  await sql`insert into country (id, name, code) select * from unnest(${nations.map(({ id }) => id)}::integer[], ${nations.map(({ name }) => name)}::text[], ${nations.map(({ code }) => code)}::text[])`.execute(
    transaction,
  )
  const states = getStates()
  await sql`insert into state (id, country_id, name, code)
    select id, ${brazil}, name, code from unnest(${states.map(({ ibgeCode }) => ibgeCode)}::integer[], ${states.map(({ name }) => name)}::text[], ${states.map(({ code }) => code)}::text[]) as s (id, name, code)`.execute(
    transaction,
  )
  const cities = getMunicipalities()
  // The first two digits of a municipality's code are the state's code.
  await sql`insert into city (id, state_id, name)
    select id, id / 100000, name from unnest(${cities.map(({ code }) => Number(code))}::integer[], ${cities.map(({ name }) => name)}::text[]) as c (id, name)`.execute(
    transaction,
  )
}
