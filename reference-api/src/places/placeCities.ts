import { sql } from 'kysely'
import { carregarMunicipios } from 'municipios-brasil'
import { type Database, rows } from '../database/database.js'

/** Seats that the package puts on the other side of the state. These are GeoNames'. */
const corrected = new Map([
  [4105201, { latitude: -24.8236, longitude: -49.2611 }],
  [4128625, { latitude: -23.5078, longitude: -53.7283 }],
])

/** Fills in the latitude and longitude of cities without them, by the code of IBGE. */
export async function placeCities(database: Database): Promise<void> {
  const missing = await rows(database, sql`select 1 from city where latitude is null limit 1`)
  if (missing.length === 0) return
  const cities = await carregarMunicipios()
  const points = cities.listar().map(({ codigoIbge, latitude, longitude }) => ({
    id: codigoIbge,
    ...(corrected.get(codigoIbge) ?? { latitude, longitude }),
  }))
  await sql`update city c set latitude = p.latitude, longitude = p.longitude
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p (id integer, latitude real, longitude real)
    where c.id = p.id and c.latitude is null`.execute(database)
}
