import { expect, type Page, type Route } from '@playwright/test'
import { choose, field } from './clerk.js'
import { api, departmentDraft, departments } from './records.js'

/** Opens a new department and fills in the required fields without saving. */
export async function fillDepartment(page: Page): Promise<{ readonly name: string; readonly acronym: string }> {
  const draft = departmentDraft()
  await page.goto(`${departments}/novo`)
  await field(page, 'Nome').fill(draft.name)
  await field(page, 'Sigla').fill(draft.acronym)
  await choose(page, 'Tipo', 'Setor')
  await field(page, 'E-mail').fill('provas@esporte.pr.gov.br')
  return draft
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
}

export async function expectDraft(page: Page, { name, acronym }: { readonly name: string; readonly acronym: string }): Promise<void> {
  await expect(field(page, 'Nome')).toHaveValue(name)
  await expect(field(page, 'Sigla')).toHaveValue(acronym)
  await expect(field(page, 'Tipo')).toHaveValue('Setor')
  await expect(field(page, 'E-mail')).toHaveValue('provas@esporte.pr.gov.br')
}

/** The address of writes; the search for duplicates has another one. */
const writeAddress = new RegExp(`${api}${departments}(/\\d+)?$`)

/** Answers all further writes of departments with `answer`. @returns a function that stops this */
export async function interfere(page: Page, method: 'POST' | 'PUT', answer: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const handler = (route: Route) => (route.request().method() === method ? answer(route) : route.fallback())
  await page.route(writeAddress, handler)
  return () => page.unroute(writeAddress, handler)
}

/** Counts the requests that a page sends to write departments. */
export function countWrites(page: Page): { count: number; readonly keys: Set<string | undefined> } {
  const writes = { count: 0, keys: new Set<string | undefined>() }
  page.on('request', (request) => {
    if (!writeAddress.test(request.url()) || !['POST', 'PUT'].includes(request.method())) return
    writes.count += 1
    writes.keys.add(request.headers()['idempotency-key'])
  })
  return writes
}

export function refusal(status: number, code: string): object {
  return { status, json: { status_code: status, code, message: 'x', errors: {}, issues: [], requestId: 'prova-7' } }
}
