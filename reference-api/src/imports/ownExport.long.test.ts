import type { Locale } from '@esporte-parana/sdk/contracts'
import { resources } from '@esporte-parana/sdk/resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyResource } from '../../../sdk/src/core/resource.js'
import { importFields } from '../../../sdk/src/import/reading/importFields.js'
import { matchColumns } from '../../../sdk/src/import/reading/matchColumns.js'
import { rowDraft } from '../../../sdk/src/import/reading/rowDraft.js'
import { createTranslator } from '../../../sdk/src/locale/createTranslator.js'
import { catalogue as english } from '../../../sdk/src/locale/en-US/catalogue.js'
import { catalogue as spanish } from '../../../sdk/src/locale/es-ES/catalogue.js'
import { catalogue as portuguese } from '../../../sdk/src/locale/pt-BR/catalogue.js'
import { readSheet } from '../../../sdk/src/sheet/readSheet.js'
import { busiestPath } from '../testing/busiestPath.js'
import { isLong } from '../testing/longRun.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
let token: string
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  token = String((await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token)
  call = await api.signIn()
})
afterAll(() => api.close())

/** The first lines of a file that are checked. */
const first = 60
const catalogues = { 'pt-BR': portuguese, 'en-US': english, 'es-ES': spanish }
const built = resources as readonly AnyResource[]

interface Kind {
  readonly format: string
  readonly locale: Locale
  /** The language of the person who imports it. @default that of the file */
  readonly reader?: Locale
}

/** The bodies that the screen sends to import a file. */
async function draftsOf(resource: AnyResource, path: string, { format, locale, reader = locale }: Kind) {
  const answer = await fetch(`${api.baseUrl}${path}/exportar.${format}?idioma=${locale}`, { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  const sheet = await readSheet(new File([await answer.arrayBuffer()], `x.${format}`), { signal: new AbortController().signal })
  const fields = importFields(resource, createTranslator(reader, catalogues[reader]))
  const mapping = matchColumns(sheet.headings, fields, sheet.rows)
  const valuesOf = (cells: readonly string[]) =>
    Object.fromEntries(mapping.flatMap((field, place) => (field === undefined ? [] : [[field, cells[place] ?? '']])))
  return checkedLines(sheet.rows).map(({ cells }) => rowDraft(resource, fields, valuesOf(cells)))
}

/** The first lines, and for each column and sign that separates or quotes the first line with it. */
function checkedLines<Line extends { readonly cells: readonly string[] }>(lines: readonly Line[]): readonly Line[] {
  const places = lines[0]?.cells.map((_, place) => place) ?? []
  const special = [',', ';', '|', '"', '\n', '='].flatMap((sign) =>
    places.flatMap((place) => lines.find(({ cells }) => cells[place]?.includes(sign)) ?? []),
  )
  return [...new Set([...lines.slice(0, first), ...special])]
}

const kinds: readonly Kind[] = [
  { format: 'csv', locale: 'en-US' },
  { format: 'xlsx', locale: 'es-ES' },
  { format: 'csv', locale: 'pt-BR', reader: 'en-US' },
]
const moreKinds: readonly Kind[] = [
  { format: 'csv', locale: 'pt-BR' },
  { format: 'csv', locale: 'es-ES', reader: 'pt-BR' },
]

interface Report {
  readonly unchanged: readonly number[]
  readonly errors: readonly object[]
}

describe.each(built.map((resource) => [resource.contract.name, resource] as const))('its own export: %s', (name, resource) => {
  test.each(isLong ? [...kinds, ...moreKinds] : kinds)(
    'changes nothing when it comes back as $format in $locale, read in $reader',
    async (kind) => {
      const path = await busiestPath(api.database, resource.contract)
      const drafts = await draftsOf(resource, path, kind)
      expect(drafts.length).toBeGreaterThan(0)
      const { status, body } = await call('POST', `${path}/importar?simular=1`, { rows: drafts })
      expect(status, JSON.stringify(body).slice(0, 600)).toBe(200)
      const report = body.data as unknown as Report
      expect(report.errors.slice(0, 3), JSON.stringify(drafts[0])).toEqual([])
      expect(report.unchanged, name).toHaveLength(drafts.length)
    },
  )
})
