import { recordAddress } from '../navigation/recordAddress.js'
import { detailText } from '../values/detailText.js'
import { holdsWords } from '../controls/choice/filterOptions.js'
import { matchRoute } from '../core/matchRoute.js'
import type { Route } from '../core/route.js'
import type { Visit } from '../navigation/visits.js'

/** One thing that the palette leads to. */
export interface PaletteEntry {
  /** Address below the product's root. */
  readonly to: string
  readonly label: string
  /** Where it lies or what it is: "Administrativo", "Pessoa". */
  readonly detail?: string
  /** What tells it apart from others of its name, below it: "20/05/1980 · Curitiba". */
  readonly apart?: string
  /** Leads to the list that has more, and is no record itself. @default false */
  readonly isMore?: boolean
}

/** Entries under one heading. */
export interface PaletteGroup {
  readonly key: 'recent' | 'pages' | 'create' | 'records'
  readonly entries: readonly PaletteEntry[]
}

/** What the search over all records answers. */
export interface RecordHit {
  readonly entity: string
  /** Of the list, its parent filled in: `/pessoas`, `/licitacoes/7/lotes`. */
  readonly path: string
  readonly id: number
  readonly label: string
  /** Values of the fields that tell it apart; a server may leave them out. */
  readonly details?: readonly unknown[]
}

interface PaletteSource {
  readonly routes: readonly Route[]
  /** The text of a key of the catalogue. */
  readonly title: (key: string) => string
  readonly create: (name: string) => string
  /** A calendar date as it is read. */
  readonly date: (value: string) => string
  /** Other words for a new record: "nova cadastrar". */
  readonly createWords: string
  /** What leads to all that a list finds: "Ver todos em Pessoas". */
  readonly seeAll: (list: string) => string
  /** Records opened in this session, latest first. */
  readonly visits: readonly Visit[]
}

/** What the palette offers for `search`: pages and new records by name, then the records that the server found. */
export function paletteGroups(source: PaletteSource, search: string, hits: readonly RecordHit[]): readonly PaletteGroup[] {
  const { routes, title, visits } = source
  const recent = visits.map((visit) => ({ to: visit.to, label: visit.label, detail: recordKind(visit, source) }))
  const pages = routes.filter(isPage).map((route) => ({ to: route.path, label: title(route.title), detail: areaOf(route, source) }))
  const creations = routes
    .filter((route) => route.screen && createAddress(route, routes) !== undefined)
    .filter((route) => holdsWords(wordsOf(route, source), search))
    .map((route) => creation(route, source))
  const records = hits
    .filter((hit) => routeOf(hit, routes)?.screen)
    .map((hit) => ({
      to: recordAddress(hit, routes),
      label: hit.label,
      detail: recordKind(hit, source),
      apart: detailText(hit.details ?? [], source.date),
    }))
  const groups: readonly PaletteGroup[] = [
    { key: 'recent', entries: recent.filter(({ label }) => holdsWords(label, search)) },
    { key: 'pages', entries: byNearness(pages, search) },
    { key: 'create', entries: creations },
    {
      key: 'records',
      entries: [
        ...records.filter(({ to }) => !recent.some((entry) => entry.to === to && holdsWords(entry.label, search))),
        ...fullLists(source, search, hits),
      ],
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** The search names so many records of one list: there may be more. */
const mostHits = 5

/** The lists that may find more than is shown; none for a search with digits: it may be a document, and addresses are kept. */
function fullLists({ routes, title, seeAll }: PaletteSource, search: string, hits: readonly RecordHit[]): readonly PaletteEntry[] {
  if (/\d/.test(search)) return []
  return routes
    .filter((route) => route.kind === 'list' && route.screen && hits.filter(({ path }) => path === route.path).length >= mostHits)
    .map(({ path, title: name }) => ({
      to: `${path}?busca=${encodeURIComponent(search.trim())}`,
      label: seeAll(title(name)),
      isMore: true,
    }))
}

function isPage(route: Route): boolean {
  return route.screen !== undefined && route.kind !== 'public' && route.kind !== 'form' && !route.path.includes('{')
}

/** Pages whose own name begins with the search stand before those that merely hold it, or whose area does. */
function byNearness(pages: readonly PaletteEntry[], search: string): readonly PaletteEntry[] {
  const named = pages.filter(({ label }) => holdsWords(label, search))
  const inArea = pages.filter((entry) => !named.includes(entry) && holdsWords(`${entry.label} ${entry.detail ?? ''}`, search))
  return [...named, ...inArea]
}

function areaOf(route: Route, { routes, title }: PaletteSource): string | undefined {
  const names: string[] = []
  let parent = routes.find(({ name }) => name === route.parent)
  while (parent && names.length < routes.length) {
    names.unshift(title(parent.title))
    const above: string | undefined = parent.parent
    parent = routes.find(({ name }) => name === above)
  }
  return names.length > 0 ? names.join(' › ') : undefined
}

/** Where a new record is begun; none below a parent that nobody has chosen yet. */
function createAddress(route: Route, routes: readonly Route[]): string | undefined {
  if (route.kind === 'form') return /\{(?!id\})/.test(route.path) ? undefined : route.path.replace('{id}', 'novo')
  if (route.kind !== 'list' || route.path.includes('{')) return undefined
  return routes.some(({ path }) => path === `${route.path}/{id}`) ? undefined : `${route.path}?editar=novo`
}

function creation(route: Route, source: PaletteSource): PaletteEntry {
  const { title, create, routes } = source
  return {
    to: createAddress(route, routes) ?? route.path,
    label: create(title(route.recordTitle ?? route.title)),
    detail: areaOf(route, source),
  }
}

/** What a new record is found by: its name, its list's, and the words for making one. */
function wordsOf(route: Route, source: PaletteSource): string {
  const { label, detail } = creation(route, source)
  return `${label} ${source.title(route.title)} ${detail?.split(' › ').at(-1) ?? ''} ${source.createWords}`
}

function recordKind({ path }: Pick<RecordHit, 'path'>, { routes, title }: PaletteSource): string | undefined {
  const route = routeOf({ path }, routes)
  return route && title(route.title)
}

/** The page that shows a record: its own, or its list. */
function routeOf({ path }: Pick<RecordHit, 'path'>, routes: readonly Route[]): Route | undefined {
  return routeAt(routes, `${path}/1`) ?? routeAt(routes, path)
}

const routeAt = (routes: readonly Route[], address: string) => matchRoute(routes, address)?.route
