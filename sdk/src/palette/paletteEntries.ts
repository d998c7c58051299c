import { recordAddress } from '../navigation/recordAddress.js'
import { detailText } from '../values/detailText.js'
import { holdsWords } from '../controls/choice/filterOptions.js'
import { matchRoute } from '../core/matchRoute.js'
import type { Route } from '../core/route.js'
import type { Visit } from '../navigation/visits.js'
import { byNearness, nearness } from './nearness.js'

/** One thing that the palette leads to, or does. */
export interface PaletteEntry {
  /** Address below the product's root; of a command, its name. */
  readonly to: string
  readonly label: string
  /** Where it lies or what it is: "Administrativo", "Pessoa". */
  readonly detail?: string
  /** What tells it apart from others of its name, below it: "20/05/1980 · Curitiba". */
  readonly apart?: string
  /** Leads to the list that has more, and is no record itself. @default false */
  readonly isMore?: boolean
  /** Of a command: does it. */
  readonly run?: () => void
}

/** Something that the palette does instead of leading somewhere. */
export interface PaletteCommand extends PaletteEntry {
  readonly run: () => void
  /** What finds it besides its label. */
  readonly words?: string
}

/** Entries under one heading. */
export interface PaletteGroup {
  readonly key: 'recent' | 'pages' | 'create' | 'commands' | 'records'
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
  /** What the entity calls a new record: "Nova pessoa"; by the name of its page. */
  readonly created: (page: string) => string | undefined
  /** A calendar date as it is read. */
  readonly date: (value: string) => string
  /** Other words for a new record: "nova cadastrar". */
  readonly createWords: string
  /** What leads to all that a list finds: "Ver todos em Pessoas". */
  readonly seeAll: (list: string) => string
  /** Records opened in this session, latest first. */
  readonly visits: readonly Visit[]
  readonly commands: readonly PaletteCommand[]
}

/**
 * What the palette offers for `search`: what was open, pages, new records and commands, the nearest first; then the records that the server
 * found, which come later and must move nothing that Enter is about to open.
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
  /** Of its nearest entry. */
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

/** Found by the words of its area only: after everything that is called so itself. */
const inAreaOnly = 4

function areaNearness({ label, detail = '' }: PaletteEntry, search: string): number | undefined {
  return holdsWords(`${label} ${detail}`, search) ? inAreaOnly : undefined
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

interface Creation extends PaletteEntry {
  readonly nearness: (search: string) => number | undefined
}

/** A new record; it is found as its entity calls it, by any word for making one before its name or its list's, and last by its area. */
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

/** The list that a form's records stand in. */
function listOf(route: Route, routes: readonly Route[]): Route {
  return routes.find(({ name }) => route.kind === 'form' && name === route.parent) ?? route
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
