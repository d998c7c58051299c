import { resources } from '@esporte-parana/sdk/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyResource } from '../../../sdk/src/core/resource.js'
import { importFields } from '../../../sdk/src/import/reading/importFields.js'
import { createTranslator } from '../../../sdk/src/locale/createTranslator.js'
import { catalogue } from '../../../sdk/src/locale/pt-BR/catalogue.js'
import { readSheet } from '../../../sdk/src/sheet/readSheet.js'
import { matchColumns } from '../../../sdk/src/import/reading/matchColumns.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let token: string
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  token = String((await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token)
})
afterAll(() => api.close())

const sensitive = 'forms mask it, and a file would leave it open (Lei 13.709/2018, art. 11)'
const account = 'forms mask it: whoever has the file could use the account'

/** Fields of forms that no export has, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'person.bankAccounts': account,
  'person.pcd.has': sensitive,
  'person.pcd.types': sensitive,
  'supplier.bankAccounts': account,
  'organization.bankAccounts': account,
}

const built = (resources as readonly AnyResource[]).filter(({ contract }) => contract.parent === undefined)

test.each(built.map((resource) => [resource.contract.name, resource] as const))(
  'a full export has every field that an import of it can fill: %s',
  async (name, resource) => {
    const answer = await fetch(`${api.baseUrl}${resource.contract.path}/exportar.csv?idioma=pt-BR&por_pagina=1`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const sheet = await readSheet(new File([await answer.arrayBuffer()], 'x.csv'), { signal: new AbortController().signal })
    const fields = importFields(resource, createTranslator('pt-BR', catalogue))
    const found = new Set(matchColumns(sheet.headings, fields))
    // The fields of a list's first row are in the column of the whole list.
    const missing = fields.map(({ path }) => path).filter((path) => !path.includes('[0]') && !found.has(path))
    const excepted = Object.keys(exceptions).filter((path) => path.startsWith(`${name}.`))
    expect(missing.map((path) => `${name}.${path}`).toSorted()).toEqual(excepted.toSorted())
  },
)

test.each(
  built.flatMap((resource) => (['pt-BR', 'en-US', 'es-ES'] as const).map((locale) => [resource.contract.name, locale, resource] as const)),
)('each column of a full export has a name of its own: %s in %s', async (_, locale, { contract }) => {
  const answer = await fetch(`${api.baseUrl}${contract.path}/exportar.csv?idioma=${locale}&por_pagina=1`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { headings } = await readSheet(new File([await answer.arrayBuffer()], 'x.csv'), { signal: new AbortController().signal })
  expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toEqual([])
})
