// Code of a developer who knows the API only by its document; `api.d.ts` is generated from it. No cast, no `any`.
import createClient from 'openapi-fetch'
import type { paths } from './api.js'

const departments = '/administrativo/departamentos'

/** Creates, changes and deletes a record with the generated client only. @returns what it met on the way */
export async function walk(baseUrl: string) {
  const open = createClient<paths>({ baseUrl })
  const entered = await open.POST('/sessao/login', { body: { username: 'admin', password: 'esporte-parana' } })
  if (!entered.data) throw new Error(entered.error.code)
  const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${entered.data.data.token}` } })

  const draft = { name: 'Setor do cliente gerado', acronym: 'CLI', kind: 'setor', email: 'cliente@esporte.pr.gov.br' } as const
  const created = await client.POST(departments, { body: draft })
  if (!created.data) throw new Error(`${created.error.code}: ${JSON.stringify(created.error.errors)}`)
  const { id, version }: { id: number; version: number } = created.data.data

  const list = await client.GET(departments, { params: { query: { busca: 'cliente gerado', por_pagina: 10, ordem: 'name' } } })
  const names: string[] = (list.data?.data ?? []).map(({ name }) => name)

  const byId = `${departments}/{id}` as const
  const at = { path: { id } }
  const changed = await client.PUT(byId, {
    params: { ...at, header: { 'if-match': `"${version}"` } },
    body: { ...draft, name: 'Setor mudado pelo cliente' },
  })
  const newVersion: number = changed.data?.data.version ?? 0
  const stale = await client.PUT(byId, { params: { ...at, header: { 'if-match': `"${version}"` } }, body: draft })

  const wrong = await client.POST(departments, { body: { ...draft, name: '' } })
  const wrongFields: string[] = Object.keys(wrong.error?.errors ?? {})

  const moved = await client.POST(`${departments}/acoes/inativar`, { body: { ids: [id] } })
  const read = await client.GET(byId, { params: at })
  const status: string | undefined = read.data?.data.status

  return {
    names,
    newVersion,
    staleCode: stale.error?.code,
    wrongStatus: wrong.response.status,
    wrongFields,
    movedStatus: moved.response.status,
    status,
  }
}

/** Sends a transition to an event that does not exist, to check the types of a workflow. */
export async function moveNothing(baseUrl: string, token: string, id: number) {
  const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } })
  const found = await client.GET('/competicoes/eventos', { params: { query: { por_pagina: 1 } } })
  const total: number | null | undefined = found.data?.meta.total
  const step = await client.POST('/competicoes/eventos/{id}/situacao', {
    params: { path: { id } },
    body: { transition: 'finish', version: 1 },
  })
  return { total, status: step.response.status, code: step.error?.code }
}
