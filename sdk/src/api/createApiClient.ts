import wretch from 'wretch'
import { contractPath } from '../core/contractPath.js'
import type { ApiClient, ApiClientOptions, CallOptions } from './client.js'
import { firstFetch } from './firstFetch.js'
import { encodeListQuery } from './listQuery.js'
import { noteServerTime } from './noteServerTime.js'
import { readFailure, readSuccess } from './readAnswer.js'
import { withSession } from './withSession.js'

/** Creates a client for the API of section 6 of the design. There is no timeout: a request ends when it is answered or aborted. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = createSend(options)
  const one: typeof send = (method, path, body, call) => send(method, path, body, { ...call, holds: isOne })
  const many: typeof send = (method, path, body, call) => send(method, path, body, { ...call, holds: isMany })
  const baseUrl = trimmed(options.baseUrl)
  return {
    list: (contract, query, call) => {
      const path = withQuery(contractPath(contract, call?.params), encodeListQuery(query))
      return send('GET', call?.isCounted === false ? withQuery(path, 'contar=0') : path, undefined, { ...call, holds: isPage })
    },
    count: (contract, { search, filters, isDeleted }, call) => {
      const path = withQuery(`${contractPath(contract, call?.params)}/contagem`, encodeListQuery({ search, filters, isDeleted }))
      return one('GET', call?.isExact ? withQuery(path, 'exata=1') : path, undefined, call)
    },
    sums: (contract, { search, filters, isDeleted }, call) =>
      one(
        'GET',
        withQuery(`${contractPath(contract, call?.params)}/somas`, encodeListQuery({ search, filters, isDeleted })),
        undefined,
        call,
      ),
    choices: (contract, query, call) =>
      many('GET', withQuery(`${contractPath(contract, call?.params)}/opcoes`, encodeListQuery(query)), undefined, call),
    get: (contract, id, call) => one('GET', `${contractPath(contract, call?.params)}/${id}`, undefined, call),
    create: (contract, draft, call) => one('POST', contractPath(contract, call?.params), draft, call),
    update: (contract, id, version, draft, call) => one('PUT', `${contractPath(contract, call?.params)}/${id}`, draft, at(version, call)),
    remove: (contract, id, version, call) => send('DELETE', `${contractPath(contract, call?.params)}/${id}`, undefined, at(version, call)),
    duplicates: (contract, request, call) => many('POST', `${contractPath(contract, call?.params)}/duplicados`, request, call),
    bulk: (contract, action, target, call) => one('POST', `${contractPath(contract, call?.params)}/acoes/${action}`, target, call),
    transition: (contract, id, { payload, ...request }, call) =>
      one('POST', `${contractPath(contract, call?.params)}/${id}/situacao`, { ...payload, ...request }, call),
    reveal: (contract, id, field, { row, ...call } = {}) =>
      one('POST', `${contractPath(contract, call.params)}/${id}/revelar`, { field, row }, call),
    reassign: (contract, id, { to, scope, version }, call) =>
      one('POST', `${contractPath(contract, call?.params)}/${id}/reatribuir`, { para: to, escopo: scope, version }, call),
    renewSession: (call) => send('POST', '/sessao/renovar', undefined, call),
    history: (contract, id, { before, ...call } = {}) =>
      many(
        'GET',
        withQuery(`${contractPath(contract, call.params)}/${id}/historico`, before === undefined ? '' : `antes=${before}`),
        undefined,
        call,
      ),
    places: (level, parentId, call) => many('GET', placesPath(level, parentId), undefined, call),
    send,
    upload: async (file, call) => (await loadFiles()).sendFile(options, file, call),
    file: async (id, call) => (await loadFiles()).fetchFile(options, id, call),
    address: (path) => new URL(baseUrl + path, globalThis.document?.baseURI).href,
    downloadLink: (path, filters) => {
      const parameters = new URLSearchParams({ token: options.getToken() ?? '' })
      for (const [name, value] of Object.entries(filters)) if (value !== null && value !== undefined) parameters.set(name, String(value))
      return withQuery(baseUrl + path, parameters.toString())
    },
    download: async (path, filters, call) => (await import('./download.js')).download(options, { path, filters, ...call }),
  }
}

// Loaded later, because few pages send or show files, and none at first.
const loadFiles = () => import('./files.js')

interface CheckedCall extends CallOptions {
  /** Whether the answer has the expected content: a proxy may answer 200 with an empty body or its own page. */
  readonly holds?: (answer: Readonly<Record<string, unknown>>) => boolean
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const isOne: CheckedCall['holds'] = ({ data }) => isObject(data)
const isMany: CheckedCall['holds'] = ({ data }) => Array.isArray(data) && data.every(isObject)
const isPage: CheckedCall['holds'] = ({ data, meta }) => isMany({ data }) && isObject(meta)

/** Creates a function that sends one request with a JSON body. */
function createSend(options: ApiClientOptions) {
  const client = wretch(trimmed(options.baseUrl))
    .customError((_, response) => readFailure(response))
    .fetchPolyfill(options.fetch ?? firstFetch)

  const attempt = async (method: string, path: string, body: unknown, { signal, headers, onHeaders, holds }: CheckedCall) => {
    const token = options.getToken()
    const response = await client
      .headers({
        Accept: 'application/json',
        'Accept-Language': options.getLocale(),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      })
      .options(signal ? { signal } : {})
      .fetch(method, path, body)
      .res()
    noteServerTime(response)
    onHeaders?.(response.headers)
    return readSuccess(response, holds)
  }

  return async <T>(method: string, path: string, body?: unknown, call: CheckedCall = {}) => {
    const answer = await withSession(options, { method, path, signal: call.signal }, () => attempt(method, path, body, call))
    return answer as unknown as T & { readonly success: true }
  }
}

function at(version: number, call?: CallOptions): CallOptions {
  return { ...call, headers: { ...call?.headers, 'If-Match': `"${version}"` } }
}

function placesPath(level: 'paises' | 'estados' | 'cidades', parentId: number | undefined): string {
  const parent = { paises: undefined, estados: 'pais_id', cidades: 'estado_id' }[level]
  return `/localidades/${level}${parent && parentId !== undefined ? `?${parent}=${parentId}` : ''}`
}

function withQuery(path: string, query: string): string {
  if (query === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

function trimmed(baseUrl: string): string {
  return baseUrl.replace(/(?<!\/)\/+$/, '')
}
