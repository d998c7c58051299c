import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PreparedStatements } from './PreparedStatements.js'

let pglite: PGlite
let statements: PreparedStatements
const rowsOf = async (text: string, ...parameters: unknown[]) => (await statements.run(text, parameters)).rows
const kept = async () =>
  Number((await pglite.query<{ count: number }>('select count(*)::integer as count from pg_prepared_statements')).rows[0]?.count)

beforeAll(async () => {
  pglite = await PGlite.create()
  statements = new PreparedStatements(pglite)
  await statements.run('create table place (id integer primary key, name text, tags text[], shape jsonb, opened date, is_open boolean)', [])
})
afterAll(() => pglite.close())

describe('statements that stay prepared', () => {
  const insert = 'insert into place values ($1, $2, $3, $4, $5, $6)'

  it('take and give values of every type as PGlite itself does', async () => {
    const values = [1, "d'água; --", ['a', 'b"c'], JSON.stringify({ a: [1, null] }), '2026-02-28', false]
    expect(await statements.run(insert, values)).toMatchObject({ rows: [], affectedRows: 1, command: 'INSERT' })
    await statements.run(insert, [2, null, [], null, null, undefined])
    const text = 'select * from place where id = any($1::integer[]) order by id'
    expect(await rowsOf(text, [1, 2])).toEqual((await pglite.query(text, [[1, 2]])).rows)
    expect(await rowsOf(text, [2])).toEqual([{ id: 2, name: null, tags: [], shape: null, opened: null, is_open: null }])
  })

  it('are parsed once, however often they run', async () => {
    const before = await kept()
    for (let id = 0; id < 20; id++) expect(await rowsOf('select $1::integer + 1 as next', id)).toEqual([{ next: id + 1 }])
    expect(await kept()).toBe(before + 1)
  })

  it('see a table as it is after it was changed', async () => {
    const text = 'select * from place where id = 1'
    expect(Object.keys((await rowsOf(text))[0] ?? {})).not.toContain('city')
    await statements.run("alter table place add column city text default 'Londrina'", [])
    expect(await rowsOf(text)).toMatchObject([{ city: 'Londrina' }])
  })

  it('are forgotten when there are too many, the one used longest ago first', async () => {
    for (let number = 0; number < 400; number++) expect(await rowsOf(`select ${number} as number`)).toEqual([{ number }])
    expect(await kept()).toBe(300)
    expect(await rowsOf('select 0 as number')).toEqual([{ number: 0 }])
    expect(await kept()).toBe(300)
  })

  it('are planned anew once a table has grown', async () => {
    await statements.run('create table entry (id integer primary key, content text)', [])
    const add = (from: number, to: number) =>
      statements.run("insert into entry select n, repeat('x', 200) from generate_series($1::integer, $2::integer) n", [from, to])
    await add(1, 5)
    await pglite.exec('analyze entry')
    const text = 'select content from entry where id = $1'
    for (let id = 0; id < 20; id++) await rowsOf(text, id)
    const { rows } = await pglite.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [text])
    const plan = async () => JSON.stringify((await pglite.query(`explain execute ${rows[0]?.name}(3)`)).rows)
    expect(await plan()).toContain('Seq Scan')
    await add(6, 5000)
    expect(await plan()).toContain('Index Scan')
  })

  it('are refused with PostgreSQL’s code, and the next one is answered', async () => {
    await expect(statements.run(insert, [1, null, null, null, null, null])).rejects.toMatchObject({ code: '23505' })
    await expect(statements.run('select no_such_column', [])).rejects.toMatchObject({ code: '42703' })
    await statements.run('begin', [])
    await expect(statements.run('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(statements.run('select 1', [])).rejects.toMatchObject({ code: '25P02' })
    expect(await statements.run('commit', [])).toMatchObject({ command: 'ROLLBACK' })
    expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }])
  })
})
