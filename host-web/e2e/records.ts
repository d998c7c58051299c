import { type APIRequestContext, expect } from '@playwright/test'
import {
  eventDraft as draftOfEvent,
  minorDraft as draftOfMinor,
  newCnpj,
  newCpf,
  personDraft as draftOfPerson,
  supplierDraft as draftOfSupplier,
} from '../../reference-api/src/testing/drafts.js'

export {
  canteenDraft,
  canteensOf,
  classLevelDraft,
  classLevels,
  departments,
  events,
  functions,
  lotDraft,
  lotsOf,
  materialClassDraft,
  materialClasses,
  materialDraft,
  materialGroupDraft,
  materialGroups,
  materials,
  organizations,
  people,
  questionnaireDraft,
  questionnaires,
  regions,
  suppliers,
  tenderDraft,
  serviceRequestDraft,
  serviceRequests,
  tenders,
} from '../../reference-api/src/testing/drafts.js'
export { newCnpj, newCpf }

/** Creates and reads records directly in the API. */
export interface Records {
  /** @returns the stored record */
  create(path: string, draft: object): Promise<StoredRecord>
  read(path: string, id: number): Promise<StoredRecord>
  /** Changes some fields, like another user. */
  change(path: string, id: number, changes: object): Promise<StoredRecord>
  /** How many records a search finds. */
  count(path: string, search: string): Promise<number>
}

export interface StoredRecord extends Readonly<Record<string, unknown>> {
  readonly id: number
  readonly version: number
  readonly status: string
}

export const api = '/api/admin/v1'

export function createRecords(request: APIRequestContext, token: string): Records {
  const headers = { Authorization: `Bearer ${token}` }
  const read = async (path: string, id: number) => {
    const answer = await request.get(`${api}${path}/${id}`, { headers })
    return ((await answer.json()) as { data: StoredRecord }).data
  }
  return {
    read,
    create: async (path, draft) => {
      const answer = await request.post(api + path, { headers, data: draft })
      expect(answer.status(), await answer.text()).toBe(201)
      return ((await answer.json()) as { data: StoredRecord }).data
    },
    change: async (path, id, changes) => {
      const current = await read(path, id)
      const answer = await request.put(`${api}${path}/${id}`, {
        headers: { ...headers, 'If-Match': `"${current.version}"` },
        data: { ...current, ...changes },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      return ((await answer.json()) as { data: StoredRecord }).data
    },
    count: async (path, search) => {
      const answer = await request.get(`${api}${path}?busca=${encodeURIComponent(search)}`, { headers })
      return ((await answer.json()) as { meta: { total: number } }).meta.total
    },
  }
}

let made = 0
/** Unique characters, because parallel tests share the database. */
export function unique(): string {
  made += 1
  const number = Date.now() * 100 + (process.pid % 10) * 10 + (made % 10)
  return number.toString(36).toUpperCase().slice(-8)
}

export function departmentDraft(more: object = {}): { readonly name: string; readonly acronym: string } {
  const mark = unique()
  return { name: `Setor de Provas ${mark}`, acronym: mark, kind: 'setor', email: 'provas@esporte.pr.gov.br', ...more } as never
}

export function functionDraft(more: object = {}): { readonly name: string; readonly code: string } {
  const mark = unique()
  return { name: `Função de provas ${mark}`, code: mark, category: 'bolsista', requiresCref: false, ...more } as never
}

export function regionDraft(more: { readonly cityIds?: readonly number[]; readonly [key: string]: unknown } = {}): {
  readonly name: string
  readonly code: string
} {
  const code = `${unique().replace(/\d/g, 'X').slice(-3)}-${String(Math.floor(Math.random() * 90) + 10)}`
  return { name: `Região de provas ${unique()}`, code, type: 'nucleo-educacao', seatCityId: more.cityIds?.at(-1), ...more } as never
}

/** A valid event in ten years, whose registration can open. */
export function eventDraft(more: object = {}): { readonly name: string } {
  return draftOfEvent({ name: `Jogos de provas ${unique()}`, ...more }) as never
}

export function personDraft(more: object = {}): { readonly name: string; readonly cpf: string } {
  return draftOfPerson({ name: `Maria Provas ${unique()}`, ...more }) as never
}

/** A child of ten with this main guardian. */
export function minorDraft(guardian: object, more: object = {}): { readonly name: string; readonly cpf: string } {
  const whole = { personId: null, cpf: newCpf(), document: null, ...guardian }
  return draftOfMinor(whole, { name: `Maria Provas ${unique()}`, ...more }) as never
}

export function supplierDraft(more: object = {}): { readonly companyName: string } {
  return { ...draftOfSupplier(), companyName: `Fornecedora ${unique()} Ltda`, ...more } as never
}
