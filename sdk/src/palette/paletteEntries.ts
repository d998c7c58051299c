import { recordAddress } from '../navigation/recordAddress.js'
import { detailText } from '../values/detailText.js'
import { holdsWords } from '../controls/choice/filterOptions.js'
import { matchRoute } from '../core/matchRoute.js'
import type { Route, Title } from '../core/route.js'
import type { Visit } from '../navigation/visits.js'
import { byNearness, nearness } from './nearness.js'

/** One entry of the palette: a destination or a command. */
export interface PaletteEntry {
  /** Address below the product's root; for a command, its name. */
  readonly to: string
  readonly label: string
  /** Its area or kind: "Administrativo", "Pessoa". */
  readonly detail?: string
  /** Line below that distinguishes equal names: "20/05/1980 · Curitiba". */
  readonly apart?: string
  /** Opens the list with more results instead of a record. @default false */
  readonly isMore?: boolean
  /** Runs the command. */
  readonly run?: () => void
}

/** An entry that runs something instead of opening a page. */
export interface PaletteCommand extends PaletteEntry {
  readonly run: () => void
  /** More search words besides its label. */
  readonly words?: string
}

/** Entries under one heading. */
export interface PaletteGroup {
  readonly key: 'recent' | 'pages' | 'create' | 'commands' | 'records'
  readonly entries: readonly PaletteEntry[]
}

/** A result of the search over all records. */
export interface RecordHit {
  readonly entity: string
  /** Path of the list with its parent filled in: `/pessoas`, `/licitacoes/7/lotes`. */
  readonly path: string
  readonly id: number
  readonly label: string
  /** Values of the fields that distinguish equal names; a server may leave them out. */
  readonly details?: readonly unknown[]
}

interface PaletteSource {
  readonly routes: readonly Route[]
  /** Returns the text of a page's title. */
  readonly title: (title: Title) => string
  readonly create: (name: string) => string
  /** The entity's text for a new record, by the name of its page: "Nova pessoa". */
  readonly created: (page: string) => string | undefined
  /** Formats a calendar date. */
  readonly date: (value: string) => string
  /** More search words for a new record: "nova cadastrar". */
  readonly createWords: string
  /** Text of the entry that opens a whole list: "Ver todos em Pessoas". */
  readonly seeAll: (list: string) => string
  /** Records opened in this session, latest first. */
  readonly visits: readonly Visit[]
  readonly commands: readonly PaletteCommand[]
}

/**
 * The entries for `search`: recent records, pages, new records and commands, best match first. Records from the server come last, because
 * they arrive later and must not move the entry that Enter opens.
 */
export function paletteGroups(source: PaletteSource, search: string, hits: readonly RecordHit[]): readonly PaletteGroup[] {
  const { routes, title, visits, commands } = source
  const recent = visits.map((visit) => ({ to: visit.to, label: visit.label, detail: recordKind(visit, source) }))
  const pages = routes.filter(isPage).map((route) => ({ to: route.path, label: title(route.title), detail: areaOf(route, source) }))
  const creations = routes.filter((route) => route.screen && createAddress(route, routes) !== undefined)
  const records = hits
    .filter((hit) => routeOf(hit, routes)?.screen)
    .map((hit) => ({
      to: recordAddress(hit, routes),
      label: hit.label,
      detail: recordKind(hit, source),
      apart: detailText(hit.details ?? [], source.date),
    }))
  const groups = [
    ranked('recent', recent, ({ label }) => nearness(label, search)),
    ranked('pages', pages, (page) => nearness(page.label, search) ?? areaNearness(page, search)),
    ranked(
      'create',
      creations.map((route) => creation(route, source)),
      (entry) => entry.nearness(search),
    ),
    ranked('commands', commands, ({ label, words = '' }) => nearness(label, search) ?? nearness(`${label} ${words}`, search)),
  ].toSorted((one, other) => one.rank - other.rank)
  const found = [
    ...records.filter(({ to }) => !recent.some((entry) => entry.to === to && holdsWords(entry.label, search))),
    ...fullLists(source, search, hits),
  ]
  return [...groups, { key: 'records' as const, entries: found }].filter(({ entries }) => entries.length > 0)
}

interface RankedGroup extends PaletteGroup {
  /** Match of its best entry. */
  readonly rank: number
}

function ranked<Entry extends PaletteEntry>(
  key: PaletteGroup['key'],
  candidates: readonly Entry[],
  nearnessOf: (entry: Entry) => number | undefined,
): RankedGroup {
  const found = byNearness(candidates, nearnessOf)
  return { key, entries: found.map(({ entry }) => entry), rank: found[0]?.rank ?? Infinity }
}

/** Rank of a match in the area's words only, below every match in the name. */
const inAreaOnly = 4

function areaNearness({ label, detail = '' }: PaletteEntry, search: string): number | undefined {
  return holdsWords(`${label} ${detail}`, search) ? inAreaOnly : undefined
}

/** The search returns at most this many records of one list, so there may be more. */
const mostHits = 5

/**
 * Lists that may find more than the shown records. None for a search with digits: it may be a document number, and addresses end up in
 * logs.
 */
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

/** Address of a new record; `undefined` below a parent that is not chosen yet. */
function createAddress(route: Route, routes: readonly Route[]): string | undefined {
  if (route.kind === 'form') return /\{(?!id\})/.test(route.path) ? undefined : route.path.replace('{id}', 'novo')
  if (route.kind !== 'list' || route.path.includes('{')) return undefined
  return routes.some(({ path }) => path === `${route.path}/{id}`) ? undefined : `${route.path}?editar=novo`
}

interface Creation extends PaletteEntry {
  readonly nearness: (search: string) => number | undefined
}

/** The entry of a new record. It matches the entity's own words, any word for creating plus a name, and last its area. */
function creation(route: Route, source: PaletteSource): Creation {
  const { title, create, created, createWords, routes } = source
  const name = title(route.recordTitle ?? route.title)
  const label = created(route.name) ?? create(name)
  const detail = areaOf(route, source)
  const names = [name, title(listOf(route, routes).title)]
  const calls = [label, ...createWords.split(' ').flatMap((word) => names.map((one) => `${word} ${one}`))]
  const whole = `${calls.join(' ')} ${detail?.split(' › ').at(-1) ?? ''}`
  return {
    to: createAddress(route, routes) ?? route.path,
    label,
    detail,
    nearness: (search) => {
      const ranks = calls.flatMap((call) => nearness(call, search) ?? [])
      return ranks.length > 0 ? Math.min(...ranks) : areaNearness({ to: '', label: whole }, search)
    },
  }
}

/** The list of a form's records. */
function listOf(route: Route, routes: readonly Route[]): Route {
  return routes.find(({ name }) => route.kind === 'form' && name === route.parent) ?? route
}

function recordKind({ path }: Pick<RecordHit, 'path'>, { routes, title }: PaletteSource): string | undefined {
  const route = routeOf({ path }, routes)
  return route && title(route.title)
}

/** The page of a record: its own, or its list. */
function routeOf({ path }: Pick<RecordHit, 'path'>, routes: readonly Route[]): Route | undefined {
  return routeAt(routes, `${path}/1`) ?? routeAt(routes, path)
}

const routeAt = (routes: readonly Route[], address: string) => matchRoute(routes, address)?.route
