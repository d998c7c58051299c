import { request } from 'node:http'
import { csvDialect, isExportMark, locales } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { firstRow } from '../database/database.js'
import { created, openLot } from '../entities/service-request/requests.testkit.js'
import { departmentDraft, departments, functions, people, personDraft, serviceRequests } from '../testing/drafts.js'
import { lengthenTable } from '../testing/lengthenTables.js'
import { readSheet, readZip } from '../testing/readXlsx.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'
import { maxXlsxRows } from './xlsxFile.js'

let api: TestServer
let call: Call
let token: string
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  // Enough people for several batches.
  await lengthenTable(api.database, 'person')
  token = String((await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token)
  call = await api.signIn()
})
afterAll(() => api.close())

const download = (path: string) => fetch(api.baseUrl + path, { headers: { Authorization: `Bearer ${token}` } })
/** The cells of each line; these files have no line breaks inside cells. */
async function csv(path: string, separator = ';'): Promise<string[][]> {
  const response = await download(path)
  expect(response.status).toBe(200)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(1).split('\r\n').slice(0, -1)
  return lines.map((line) =>
    line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
  )
}
const lastExport = () =>
  firstRow<{
    entity: string
    format: string
    total: number
    conditions: object
    columns: string[]
    user_id: number
    completed_at: string | null
  }>(api.database, sql`select * from export_entry order by id desc limit 1`)

describe('a file of a list', () => {
  test('holds exactly what the list shows: its columns, its order, its filters and its search', async () => {
    const narrowing = 'legalCapacity=adulto&busca=silva&ordem=-name'
    const list = await call('GET', `${people}?${narrowing}&por_pagina=100`)
    expect(list.rows.length).toBeGreaterThan(3)
    const [headings, ...lines] = await csv(`${people}/exportar.csv?${narrowing}&colunas=name,document,status&idioma=pt-BR`)
    expect(headings).toEqual(['Nome', 'Documento', 'Situação'])
    expect(lines.slice(0, -1).slice(0, 100)).toEqual(
      list.rows.map((row) => [row.socialName ?? row.name, row.document, row.status === 'ativo' ? 'Ativo' : 'Inativo']),
    )
  })

  test('ends with a line that is recognized as no record, in every language', async () => {
    for (const locale of locales) {
      const separator = csvDialect(locale).separator
      const last = (await csv(`${functions}/exportar.csv?colunas=name,code&idioma=${locale}`, separator)).at(-1) ?? []
      expect(isExportMark(last), last.join()).toBe(true)
    }
    expect(isExportMark(['Exportado por Ana', ''])).toBe(false)
  })

  test('speaks the reader’s language, in headings, options and signs', async () => {
    const columns = 'colunas=name,requiresCref,category'
    expect((await csv(`${functions}/exportar.csv?${columns}&idioma=pt-BR`))[0]).toEqual(['Nome', 'Exige CREF', 'Categoria'])
    const english = await csv(`${functions}/exportar.csv?${columns}&idioma=en-US`, ',')
    expect(english[0]).toEqual(['Name', 'Requires CREF', 'Category'])
    expect(new Set(english.slice(1, -1).map((line) => line[1]))).toEqual(new Set(['Yes', 'No']))
    expect((await csv(`${functions}/exportar.csv?${columns}&idioma=es-ES`))[0]?.[0]).toBe('Nombre')
    const asked = await fetch(`${api.baseUrl}${functions}/exportar.csv`, {
      headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'es' },
    })
    expect(await asked.text()).toContain('Exportado por Ana Paula Ribeiro el')
  })

  test('writes dates as they are shown, documents masked and phones with their signs', async () => {
    const draft = personDraft({ name: 'Fulana Datada', phone: '41998765432' })
    const { body } = await call('POST', people, draft)
    const [headings, line] = await csv(
      `${people}/exportar.csv?ids=${body.data.id}&colunas=birthDate,cpf,phone,age,createdAt,createdBy&idioma=pt-BR`,
    )
    expect(headings?.[4]).toBe('Cadastrado em (Brasília)')
    expect(line?.slice(0, 4)).toEqual([
      '20/05/1980',
      expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/),
      '(41) 99876-5432',
      expect.stringMatching(/^\d+$/),
    ])
    expect(line?.[4]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    expect(line?.[5]).toBe('Ana Paula Ribeiro')
    const whole = await (await download(`${people}/exportar.csv?ids=${body.data.id}`)).text()
    expect(whole).not.toContain(String(draft.cpf))
  })

  test('holds groups by field and sub-records in one column a list, as both file types read them back', async () => {
    const draft = personDraft({ functions: [{ functionId: 1, departmentId: 1, start: '2020-02-01', crefNumber: '000001-G/PR' }] })
    const record = (await call('POST', people, draft)).body.data as unknown as { id: number; functions: { id: number }[] }
    const keys = 'address.street,address.cityId,functions'
    const told = [
      ['Endereço: Logradouro', 'Endereço: Cidade', 'Vínculos: lista'],
      [
        (draft.address as { street: string }).street,
        'Curitiba',
        expect.stringMatching(
          new RegExp(`^#${record.functions[0]?.id} Função: [^;]+; Departamento: [^;]+; Início: 01/02/2020; .*000001-G/PR`),
        ),
      ],
    ]
    const query = `?ids=${record.id}&colunas=${keys}&idioma=pt-BR`
    expect((await csv(`${people}/exportar.csv${query}`)).slice(0, 2)).toEqual(told)
    const parts = readZip(Buffer.from(await (await download(`${people}/exportar.xlsx${query}`)).arrayBuffer()))
    expect(readSheet(parts.get('xl/worksheets/sheet1.xml') ?? '')).toEqual(told)
    const [headings] = await csv(`${people}/exportar.csv?ids=${record.id}&idioma=pt-BR`)
    expect(headings).toEqual(expect.arrayContaining(['Endereço: CEP', 'Responsáveis legais: lista', 'Vínculos: lista']))
    expect(headings?.filter((heading) => /banc|deficiência/i.test(heading))).toEqual([])
  })

  test('holds amounts that the server computes as numbers of the language', async () => {
    const { draft } = (await openLot(call, 10)).take(1)
    const { id } = await created(call, draft(['3']))
    const text = await (await download(`${serviceRequests}/exportar.csv?ids=${id}&colunas=total&idioma=pt-BR`)).text()
    expect(text).toContain('\r\n65,70\r\n')
  })

  test('calls people by their social name, as the list does', async () => {
    const { body } = await call('POST', people, personDraft({ name: 'João Civil Antigo', socialName: 'Joana Social Nova' }))
    const [, line] = await csv(`${people}/exportar.csv?ids=${body.data.id}&colunas=name`)
    expect(line).toEqual(['Joana Social Nova'])
  })

  test.each([
    ['=HYPERLINK("http://x";"y")', `'=HYPERLINK("http://x";"y")`],
    ['+55 41', "'+55 41"],
    ['-2+3', "'-2+3"],
    ['@SOMA(A1)', "'@SOMA(A1)"],
    ['Núcleo "Ação" 🏃', 'Núcleo "Ação" 🏃'],
    ['0012', '\t0012'],
  ])('takes %s as a text', async (name, written) => {
    const { body } = await call('POST', departments, departmentDraft({ name: name.padEnd(3) }))
    expect((await csv(`${departments}/exportar.csv?ids=${body.data.id}&colunas=name`))[1]).toEqual([written])
    const parts = readZip(
      Buffer.from(await (await download(`${departments}/exportar.xlsx?ids=${body.data.id}&colunas=name`)).arrayBuffer()),
    )
    expect(readSheet(parts.get('xl/worksheets/sheet1.xml') ?? '')[1]).toEqual([name])
  })

  // A program with Brazilian settings also splits an English file at semicolons, and the rest becomes a cell of its own.
  test.each([';=1', 'x;=1', 'x,+1', 'x;@SOMA(A1)', 'x;-1'])('takes %s as a text wherever the line is split', async (name) => {
    const { body } = await call('POST', departments, departmentDraft({ name: name.padEnd(3) }))
    for (const locale of locales) {
      const text = await (await download(`${departments}/exportar.csv?ids=${body.data.id}&colunas=name&idioma=${locale}`)).text()
      const [, line = ''] = text.split('\r\n')
      expect(line.replaceAll('"', ''), locale).toBe(name.replace(/([;,])/, "$1'"))
    }
  })

  test('keeps line breaks, tabs and quotes of notes inside their cell', async () => {
    const notes = 'linha 1\nlinha "2"; fim\t.'
    const { body } = await call('POST', departments, departmentDraft({ notes }))
    const text = await (await download(`${departments}/exportar.csv?ids=${body.data.id}&colunas=notes&idioma=pt-BR`)).text()
    expect(text).toContain(`\r\n"linha 1\nlinha ""2""; fim\t."\r\n`)
  })

  test('is named after list and day, says how many rows come, and ends with who took it', async () => {
    const response = await download(`${departments}/exportar.csv?status=ativo&idioma=pt-BR`)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="departamentos-\d{4}-\d\d-\d\d\.csv"$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const total = Number(response.headers.get('x-total-rows'))
    const lines = (await response.text()).trimEnd().split('\r\n')
    expect(lines.length).toBe(total + 2)
    expect(lines.at(-1)).toMatch(
      new RegExp(`^"?Exportado por Ana Paula Ribeiro em \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d\\. Registros: ${total}\\.`),
    )
  })

  test('offers every column that a list can show, and no id without a name', async () => {
    const [headings] = await csv(`${people}/exportar.csv?ids=1&idioma=pt-BR`)
    expect(headings).toEqual(
      expect.arrayContaining(['Nº do registro', 'Nome', 'Documento', 'Idade', 'Função principal', 'Município', 'Situação', 'Alterado por']),
    )
    expect(headings).not.toContain('Foto')
    const kept = await csv(`${departments}/exportar.csv?ids=2&colunas=acronym,name,kind,parent,manager,region,status,updatedBy`)
    expect(kept[1]?.length).toBe(8)
  })

  test('holds the ticked records, or all but those unticked', async () => {
    expect((await csv(`${people}/exportar.csv?ids=3,1,2&colunas=id&ordem=-name`)).slice(1, -1).flat().toSorted()).toEqual(['1', '2', '3'])
    const { total } = (await call('GET', `${departments}?por_pagina=1`)).body.meta as { total: number }
    expect((await csv(`${departments}/exportar.csv?exceto=1,2&colunas=id`)).length).toBe(total - 2 + 2)
  })

  test('is kept in the log with its author and its conditions, but no document number', async () => {
    await csv(`${people}/exportar.csv?busca=${encodeURIComponent('081.234.569-05')}&documentType=cpf&colunas=name`)
    expect(await lastExport()).toMatchObject({
      entity: 'person',
      format: 'csv',
      user_id: 1,
      total: 0,
      columns: ['name'],
      conditions: { search: '…', filters: { documentType: { values: ['cpf'] } } },
    })
  })
})

describe('a workbook', () => {
  test('opens: texts, numbers and dates are what they are, the heading is bold, frozen and filters', async () => {
    const response = await download(
      `${people}/exportar.xlsx?colunas=name,birthDate,age,document&ordem=name&idioma=pt-BR&legalCapacity=menor`,
    )
    expect(response.headers.get('content-disposition')).toMatch(/pessoas-.*\.xlsx/)
    const parts = readZip(Buffer.from(await response.arrayBuffer()))
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    const [headings, ...rows] = readSheet(sheet)
    expect(headings).toEqual(['Nome', 'Data de nascimento', 'Idade', 'Documento'])
    const list = await call('GET', `${people}?ordem=name&legalCapacity=menor&por_pagina=100`)
    expect(rows.length).toBe(Number(response.headers.get('x-total-rows')))
    const [first] = list.rows
    const days = (Date.parse(String(first?.birthDate)) - Date.UTC(1899, 11, 30)) / 86_400_000
    expect(rows[0]).toEqual([first?.socialName ?? first?.name, days, first?.age, first?.document])
    const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
    const longest = Math.max(...rows.slice(0, 100).map(([name]) => String(name).length))
    expect(widths[0]).toBeGreaterThan(longest)
    expect(widths.slice(1)).toEqual([22, 9, 18])
    expect(sheet).toContain('state="frozen"')
    expect(sheet).toContain(`<autoFilter ref="A1:D${rows.length + 1}"/>`)
    expect(sheet).toMatch(/<c r="A1" s="1"/)
    expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Pessoas"')
    expect(parts.get('docProps/core.xml')).toContain('<dc:creator>Ana Paula Ribeiro</dc:creator>')
    expect(readSheet(parts.get('xl/worksheets/sheet2.xml') ?? '')[0]).toEqual(['Exportado por', 'Ana Paula Ribeiro'])
  })
})

test('a workbook holds the number of a tender with its year, as the list shows it', async () => {
  const response = await download(
    '/administrativo/solicitacoes-servico/licitacoes/exportar.xlsx?colunas=numberYear,estimatedTotal&idioma=pt-BR',
  )
  const [, ...rows] = readSheet(readZip(Buffer.from(await response.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '')
  expect(rows.length).toBeGreaterThan(0)
  for (const [number, total] of rows) {
    expect(number).toMatch(/^\d+\/\d{4}$/)
    expect(total === undefined || typeof total === 'number').toBe(true)
  }
})

describe('a bad address', () => {
  test.each([
    'colunas=',
    'colunas=senha',
    'colunas=name,name',
    'colunas=cpf,photoId',
    'colunas=bankAccounts',
    'idioma=fr',
    'ids=',
    'ids=0',
    'ids=1;2',
    'exceto=x',
    'pagina=0',
    'situacao=ativo',
    'busca=%00',
    'colunas=name&colunas=cpf',
  ])('is refused: %s', async (query) => {
    expect((await call('GET', `${people}/exportar.csv?${query}`)).status).toBe(400)
  })
  test('is refused: more records than an address holds', async () => {
    expect((await call('GET', `${people}/exportar.csv?ids=${'1,'.repeat(1001)}1`)).status).toBe(400)
  })
})

describe('a connection that breaks', () => {
  afterEach(() => vi.restoreAllMocks())
  /** Counts the batches that are read, and lets all after `most` fail. */
  function watchReads(most = Number.POSITIVE_INFINITY) {
    const executor = api.database.getExecutor()
    const execute = executor.executeQuery.bind(executor)
    const reads = { count: 0 }
    vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
      if (query.sql.includes('from "person" t where t.id = any') && ++reads.count > most) throw new Error('the disk is full')
      return execute(query)
    })
    return reads
  }

  test('stops the reading of rows', async () => {
    const reads = watchReads()
    await new Promise<void>((resolve) => {
      const asked = request(`${api.baseUrl}${people}/exportar.csv`, { headers: { Authorization: `Bearer ${token}` } }, (response) => {
        response.once('data', () => asked.destroy())
        response.once('close', resolve)
        response.on('error', () => undefined)
      })
      asked.on('error', () => undefined)
      asked.end()
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    // All 6,200 people would be 25 batches.
    expect(reads.count).toBeLessThan(8)
    expect(await lastExport()).toMatchObject({ entity: 'person', completed_at: null })
  })

  test.each(['gzip', 'identity'])('on our side leaves no file that looks whole (%s)', async (encoding) => {
    watchReads(5)
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': encoding }
    const response = await fetch(`${api.baseUrl}${people}/exportar.csv`, { headers })
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    expect(await lastExport()).toMatchObject({ entity: 'person', completed_at: null })
    expect(api.lines.at(-1)).toContain('/pessoas/exportar.csv: Error: the disk is full')
    vi.restoreAllMocks()
    expect((await call('GET', `${people}?por_pagina=1`)).status).toBe(200)
  })

  test('closes the export in the log when everything left', async () => {
    await csv(`${departments}/exportar.csv`)
    expect((await lastExport())?.completed_at).toEqual(expect.any(String))
  })
})

// This test is the last one, because deleting its records takes longer than creating them.
test('a workbook beyond what spreadsheets take is refused, with what to do instead', async () => {
  await sql`insert into department (name, acronym, kind, label, search_text, email, created_at, updated_at, status, version)
    select 'Cópia ' || n, 'C' || n, kind, label, search_text, email, created_at, updated_at, status, version
    from department, generate_series(1, ${maxXlsxRows}) n where id = 1`.execute(api.database)
  const { status, body } = await call('GET', `${departments}/exportar.xlsx`, undefined, { 'Accept-Language': 'pt-BR' })
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'export-too-large', message: expect.stringContaining('Exporte em CSV ou filtre a lista') })
})
