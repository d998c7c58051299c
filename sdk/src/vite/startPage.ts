import { askFirst } from '../api/firstFetch.js'
import { decodeListQuery, encodeListQuery, statusInWords } from '../api/listQuery.js'
import { type Locale, matchLocale } from '../core/locale.js'
import { matchRoute } from '../core/matchRoute.js'
import { screenOf, viewOf } from '../core/route.js'
import { homeQuestions } from '../data/home/panelAddresses.js'
import { mayBeDocument } from '../data/searchForAddress.js'
import { listParameters, overParameters } from '../list/core/listState.js'
import { readCache } from '../preferences/createPreferences.js'
import { redirectOf } from '../session/guardRoute.js'
import { openLocalStorage, readState, type SessionStorage } from '../session/storedState.js'
import { type StartPlan, textsOf } from './StartPlan.js'

/** Start of a page: its address, and the data stored in this browser. */
export interface PageStart {
  readonly pathname: string
  readonly search: string
  readonly storage: SessionStorage | undefined
  readonly now: number
}

/** Files and requests to start before the program runs, and the look of the page. */
export interface FirstSteps {
  readonly locale: Locale
  /** Whether the page will be inside of the product's frame. */
  readonly isFramed: boolean
  readonly files: readonly string[]
  /** API addresses that the page requests at once; empty if none. */
  readonly questions: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

/** The files and the first request of the page that the program will show, with the same session, redirects and query. */
export function firstSteps(plan: StartPlan, { pathname, search, storage, now }: PageStart): FirstSteps {
  const session = readState(storage, now)
  const token = session.status === 'signed-in' ? session.token : undefined
  const locale = matchLocale(readCache(storage).values.locale)
  const asked = pathname.replace(/(?<=[^/])\/+$/, '')
  const wanted = matchRoute(plan.routes, asked)?.route
  const path = redirectOf(session, asked, wanted !== undefined) ?? asked
  const route = matchRoute(plan.routes, path)?.route
  const screen = route && screenOf(route, search)
  const isFramed = token !== undefined && route?.kind !== 'public'
  // A screen opened by a query parameter has its own texts besides the frame's.
  const parts = route && screen === route.screen ? textsOf[route.kind] : isFramed ? textsOf.frame : textsOf.public
  const places = [
    ...parts.flatMap((part) => plan.texts[locale][part] ?? []),
    ...(wanted?.kind === 'public' && route?.kind === 'public' ? [] : plan.table),
    ...(isFramed ? plan.frame : []),
    ...(screen ?? []),
  ]
  const questions = route && token ? questionsOf(route, path, { search: path === asked ? search : '', locale }) : []
  const headers = { Accept: 'application/json', 'Accept-Language': locale, Authorization: `Bearer ${token}` }
  return {
    locale,
    isFramed,
    files: [...new Set(places)].flatMap((place) => plan.files[place] ?? []),
    questions: questions.map((question) => plan.apiBaseUrl + question),
    headers,
  }
}

type PlannedRoute = StartPlan['routes'][number]

/** Addresses that a page requests at once, below the API's base path. */
function questionsOf(
  { kind, path: pattern, viewReads = {} }: PlannedRoute,
  path: string,
  { search, locale }: { readonly search: string; readonly locale: Locale },
): readonly string[] {
  if (kind === 'form' && /\/\d+$/.test(path))
    return [path, ...(viewReads[viewOf(viewReads, search) ?? ''] ?? []).map((rest) => path + rest)]
  if (kind === 'home' && !pattern.includes('{') && !pattern.startsWith('/painel/')) return homeQuestions(path, locale)
  const query = kind === 'list' ? listQuery(search) : undefined
  return query === undefined ? [] : [path + query]
}

/** The query that a list sends. */
function listQuery(search: string): string | undefined {
  const others = new Set([...listParameters, ...overParameters])
  const named = [...new URLSearchParams(search).keys()]
  const filters = [...named.filter((name) => !others.has(name)), ...(named.includes(statusInWords) ? ['status'] : [])]
  const query = decodeListQuery(search, { filters })
  // A search that may be a document number is never sent in an address; the list removes it from this address first.
  return mayBeDocument(query.search) ? undefined : `?${encodeListQuery(query)}&contar=0`
}

/** Runs in the page's head, before anything has loaded. */
export function startPage(plan: StartPlan): void {
  const { pathname, search } = location
  const steps = firstSteps(plan, { pathname, search, storage: openLocalStorage(), now: Date.now() })
  const root = document.documentElement
  root.lang = steps.locale
  root.dataset.frame = steps.isFramed ? 'shell' : 'entrance'
  // Requests come first, because a browser loads only six at a time and the page needs the records most.
  askFirst(steps.questions, steps.headers)
  for (const file of steps.files) preload(file)
}

function preload(file: string): void {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}
