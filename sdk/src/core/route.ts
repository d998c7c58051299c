import type { AnyResource } from './resource.js'

/** The areas that have a menu of their own, in the order of the product. */
export type Area =
  | 'dashboard'
  | 'administrative'
  | 'inspections'
  | 'service-memos'
  | 'gms'
  | 'competitions'
  | 'event'
  | 'school'
  | 'sports-programme'

/** The parameters in an address, by name. */
export type RouteParams = Readonly<Record<string, string>>

/** What every screen gets. */
export interface ScreenProps {
  /** `id` (`novo` or digits), `eventoId`, `licitacaoId`, as the route names them. */
  readonly params: RouteParams
}

/** A component, by its shape only: nothing here knows React. */
export type ScreenComponent = ((props: ScreenProps) => unknown) | (new (props: ScreenProps) => unknown)

/** What `formScreen` and `listScreen` tell of their records: fields that refer to one of them open it by this. */
export interface RecordScreen {
  readonly resource: AnyResource
}

/** One address of the product. Routers, breadcrumbs, menus, the embed's manifest, stories and docs come from the list of these. */
export interface Route<Name extends string = string> {
  readonly name: Name
  /** `/administrativo/departamentos/{id}`; `{id}` is `novo` or digits, any other parameter is digits. */
  readonly path: string
  /** Key of the page's title in the common catalogue; for a form, the label that stands before "#id". */
  readonly title: string
  /** Of a list without a page for each record: key of what one of them is called. @default `title` */
  readonly recordTitle?: string
  /** Name of the route one crumb up; none for the root. */
  readonly parent?: string
  /** Whose menu the sidebar shows here. */
  readonly menu?: Area
  /** The same at a record that exists, where it has a menu of its own. @default `menu` */
  readonly recordMenu?: Area
  readonly kind: 'home' | 'list' | 'form' | 'public'
  /** The screen in a chunk of its own; none while the entity has no screen: "module unavailable" stands in. */
  readonly screen?: LoadScreen
  /** Other screens of the same address, each in a chunk of its own, by the query parameter that opens it: `?responder=1`. */
  readonly views?: Readonly<Record<string, LoadScreen | undefined>>
  /** What such a screen reads below the record at its start, asked for together with it before the program runs: `/respostas`. */
  readonly viewReads?: Readonly<Record<string, readonly string[]>>
}

/** Fetches a screen. */
export type LoadScreen = () => Promise<{ readonly Screen: ScreenComponent }>

/** The screens of an address: its own, and those that a query parameter opens. */
export interface Screens<Screen = LoadScreen> {
  readonly screen?: Screen
  readonly views?: Readonly<Record<string, Screen | undefined>>
}

/** The screen that an address asks for. */
export function screenOf<Screen>({ screen, views }: Screens<Screen>, search: string): Screen | undefined {
  const asked = views && viewOf(views, search)
  return asked === undefined ? screen : views?.[asked]
}

/** Which of the named views a query parameter opens. */
export function viewOf(views: Readonly<Record<string, unknown>>, search: string): string | undefined {
  const query = new URLSearchParams(search)
  return Object.keys(views).find((name) => query.has(name))
}

/** Declares an address; its name stays known to the compiler. */
export function defineRoute<const Name extends string>(route: Route<Name>): Route<Name> {
  return route
}
