import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { seededAt } from '../../demo/demoRows.js'
import { searchText } from '../../records/read/searchText.js'

/** The 13 regional sports offices, with their seat first and some of the municipalities around it. Only the number of Pato Branco is from a public source. */
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

/** The 13 regional offices, their municipalities as far as the list names them. */
export async function seedRegions(database: Database): Promise<void> {
  const found = await rows<{ id: number; name: string }>(database, sql`select id, name from city where state_id = ${parana}`)
  const idOf = new Map(found.map(({ id, name }) => [name, id]))
  const named = regions.map(({ code, cities }, index) => {
    const [seat = ''] = cities
    const name = `Regional de ${seat}`
    const texts = { label: name, search_text: searchText([name, code]), name, code }
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

/** The four macro-regions of the games, each with some of the offices. How the state divides them is invented. */
const macroRegions: readonly { readonly name: string; readonly offices: readonly number[] }[] = [
  { name: 'Macrorregião Leste', offices: [1, 2, 3] },
  { name: 'Macrorregião Norte', offices: [4, 5, 6] },
  { name: 'Macrorregião Noroeste', offices: [7, 8, 13] },
  { name: 'Macrorregião Oeste e Sudoeste', offices: [9, 10, 11, 12] },
]

/** Macro-regions of a demonstration: their offices lie in them, and the offices' seats say where. */
export async function seedMacroRegions(database: Database): Promise<void> {
  for (const [index, { name, offices }] of macroRegions.entries()) {
    const code = `MAC-0${index + 1}`
    const id = regions.length + index + 1
    const texts = { label: name, search_text: searchText([name, code]), name, code }
    const stored = { status: 'ativo', version: 1, created_at: seededAt, updated_at: seededAt }
    const [seat] = await rows<{ id: number }>(database, sql`select seat_city_id as id from region where id = ${offices[0]}`)
    await insertRows(database, 'region', [{ id, ...texts, ...stored, type: 'macrorregiao-esportiva', seat_city_id: seat?.id }])
    await sql`update region set parent_id = ${id}::integer where id = any(${[...offices]}::integer[])`.execute(database)
    await sql`insert into region_city (owner_id, position, city_id)
      select ${id}::integer, row_number() over (order by owner_id, position) - 1, city_id from region_city
      where owner_id = any(${[...offices]}::integer[]) and position = 0`.execute(database)
  }
  await continueIds(database, 'region')
}
