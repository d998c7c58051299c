import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { seededAt } from '../../demo/demoRows.js'
import { searchText } from '../../records/read/searchText.js'
import { macroRegions, nuclei } from './nuclei.js'

/**
 * The 13 regional sports offices with their seat first and some municipalities around it. Only the number of Pato Branco comes from a
 * public source.
 */
export const regions: readonly { readonly code: string; readonly cities: readonly string[] }[] = [
  {
    code: 'ERE-01',
    cities: [
      'Curitiba',
      'São José dos Pinhais',
      'Colombo',
      'Araucária',
      'Pinhais',
      'Campo Largo',
      'Fazenda Rio Grande',
      'Almirante Tamandaré',
      'Piraquara',
      'Lapa',
      'Paranaguá',
      'Matinhos',
      'Guaratuba',
    ],
  },
  { code: 'ERE-02', cities: ['Ponta Grossa', 'Castro', 'Telêmaco Borba', 'Carambeí', 'Palmeira', 'Jaguariaíva', 'Tibagi', 'Arapoti'] },
  { code: 'ERE-03', cities: ['Guarapuava', 'Pinhão', 'Prudentópolis', 'Irati', 'Laranjeiras do Sul', 'Pitanga', 'Candói'] },
  { code: 'ERE-04', cities: ['Ivaiporã', 'Jardim Alegre', 'São João do Ivaí', 'Faxinal', 'Manoel Ribas', 'Grandes Rios'] },
  { code: 'ERE-05', cities: ['Londrina', 'Cambé', 'Ibiporã', 'Rolândia', 'Arapongas', 'Apucarana', 'Bela Vista do Paraíso', 'Porecatu'] },
  { code: 'ERE-06', cities: ['Cornélio Procópio', 'Bandeirantes', 'Santo Antônio da Platina', 'Jacarezinho', 'Assaí', 'Andirá', 'Ibaiti'] },
  {
    code: 'ERE-07',
    cities: ['Maringá', 'Sarandi', 'Paiçandu', 'Mandaguari', 'Marialva', 'Astorga', 'Paranavaí', 'Nova Esperança', 'Terra Rica'],
  },
  { code: 'ERE-08', cities: ['Campo Mourão', 'Goioerê', 'Ubiratã', 'Peabiru', 'Engenheiro Beltrão', 'Barbosa Ferraz', 'Mamborê'] },
  {
    code: 'ERE-09',
    cities: ['Pato Branco', 'Francisco Beltrão', 'Coronel Vivida', 'Dois Vizinhos', 'Palmas', 'Chopinzinho', 'Clevelândia'],
  },
  { code: 'ERE-10', cities: ['Cascavel', 'Corbélia', 'Capitão Leônidas Marques', 'Quedas do Iguaçu', 'Céu Azul', 'Catanduvas'] },
  { code: 'ERE-11', cities: ['Toledo', 'Marechal Cândido Rondon', 'Palotina', 'Assis Chateaubriand', 'Guaíra', 'Ouro Verde do Oeste'] },
  {
    code: 'ERE-12',
    cities: ['Foz do Iguaçu', 'Medianeira', 'São Miguel do Iguaçu', 'Santa Terezinha de Itaipu', 'Matelândia', 'Itaipulândia'],
  },
  { code: 'ERE-13', cities: ['Umuarama', 'Cianorte', 'Cruzeiro do Oeste', 'Douradina', 'Altônia', 'Iporã', 'Loanda'] },
]

/** IBGE's number of Paraná. */
const parana = 41

/** Inserts the 13 regional offices with the municipalities of the list. */
export async function seedRegions(database: Database): Promise<void> {
  const found = await rows<{ id: number; name: string }>(database, sql`select id, name from city where state_id = ${parana}`)
  const idOf = new Map(found.map(({ id, name }) => [name, id]))
  const named = regions.map(({ code, cities }, index) => {
    const [seat = ''] = cities
    const name = `Regional de ${seat}`
    const texts = { label: name, search_text: searchText([name, code, ...cities]), name, code }
    const row = { id: index + 1, ...texts, type: 'regional-esporte', seat_city_id: idOf.get(seat), status: 'ativo', version: 1 }
    return { row, cities: cities.flatMap((city) => idOf.get(city) ?? []) }
  })
  await insertRows(
    database,
    'region',
    named.map(({ row }) => ({ ...row, created_at: seededAt, updated_at: seededAt })),
  )
  await insertRows(
    database,
    'region_city',
    named.flatMap(({ row, cities }) => cities.map((city, position) => ({ owner_id: row.id, position, city_id: city }))),
  )
  await continueIds(database, 'region')
}

/** Inserts macro-regions and education districts, and assigns all municipalities of the state to the offices. */
export async function seedMoreRegions(database: Database): Promise<void> {
  const found = await rows<{ id: number; name: string }>(database, sql`select id, name from city where state_id = ${parana}`)
  const idOf = new Map(found.map(({ id, name }) => [name, id]))
  const citiesOf = (codes: readonly string[]) => nuclei.filter(({ office }) => codes.includes(office)).flatMap(({ cities }) => cities)
  const firstMacro = regions.length + 1
  const macros = macroRegions.map(({ name, offices }, index) => ({
    id: firstMacro + index,
    type: 'macrorregiao-esportiva',
    name: `Macrorregião ${name}`,
    code: `MAC-${twoDigits(index + 1)}`,
    cities: citiesOf(offices),
  }))
  const centres = nuclei.map(({ name, cities }, index) => ({
    id: firstMacro + macros.length + index,
    type: 'nucleo-educacao',
    name: `Núcleo de ${name}`,
    code: `NRE-${twoDigits(index + 1)}`,
    cities,
  }))
  const made = [...macros, ...centres]
  const stored = made.map(({ id, type, name, code, cities }) => {
    const texts = { label: name, search_text: searchText([name, code, ...cities]), name, code }
    return {
      id,
      ...texts,
      type,
      seat_city_id: idOf.get(cities[0] ?? ''),
      status: 'ativo',
      version: 1,
      created_at: seededAt,
      updated_at: seededAt,
    }
  })
  await insertRows(database, 'region', stored)
  const offices = regions.map(({ code, cities }, index) => ({
    id: index + 1,
    code,
    cities: [...new Set([...cities, ...citiesOf([code])])],
  }))
  await sql`delete from region_city`.execute(database)
  const places = [...offices, ...made].flatMap(({ id, cities }) =>
    cities.map((city, position) => ({ owner_id: id, position, city_id: idOf.get(city) })),
  )
  await insertRows(database, 'region_city', places)
  const changed = offices.map(({ id, code, cities }) => {
    const macro = macroRegions.findIndex((each) => each.offices.includes(code))
    return { id, parent: firstMacro + macro, text: searchText([`Regional de ${cities[0]}`, code, ...cities]) }
  })
  await sql`update region t set parent_id = c.parent, search_text = c.text
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id integer, parent integer, text text) where t.id = c.id`.execute(
    database,
  )
  await continueIds(database, 'region')
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
