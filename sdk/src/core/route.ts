import type { Locale } from './locale.js'
import type { AnyResource } from './resource.js'

/** The areas with their own menu, in the order of the product. */
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

/** The props of every screen. */
export interface ScreenProps {
  /** `id` (`novo` or digits), `eventoId`, `licitacaoId`, with the names from the route. */
  readonly params: RouteParams
}

/** The props of a form: it needs `id`, and the parameters of the records above it, such as `eventoId`. */
export interface FormProps<Parents extends string = never> {
  /** From the route: `id` (`novo` or digits), and the ids of the records above it. */
  readonly params: RouteParams & Readonly<Record<'id' | Parents, string>>
}

/** A component, typed only by shape, because this folder does not know React. `never`: which parameters it needs is between it and its route. */
export type ScreenComponent = ((props: { readonly params: never }) => unknown) | (new (props: { readonly params: never }) => unknown)

/** Marks the screens of `formScreen` and `listScreen` with their entity, so that reference fields can open a record there. */
export interface RecordScreen {
  readonly resource: AnyResource
}

/** A text of a page or menu: a key of the common catalogue, or the text itself in each language. */
export type Title = string | Readonly<Record<Locale, string>>

/** One address of the product. Routers, breadcrumbs, menus, the embed's manifest, stories and docs are built from the list of routes. */
export interface Route<Name extends string = string> {
  readonly name: Name
  /** `/administrativo/departamentos/{id}`; `{id}` is `novo` or digits, any other parameter is digits. */
  readonly path: string
  /** The title of the page; for a form, the label before "#id". */
  readonly title: Title
  /** For a list without a form page: the name of one record. @default `title` */
  readonly recordTitle?: Title
  /** Name of the route one breadcrumb up; missing for the root. */
  readonly parent?: string
  /** The area whose menu the sidebar shows. */
  readonly menu?: Area
  /** The area whose menu the sidebar shows for an existing record. @default `menu` */
  readonly recordMenu?: Area
  readonly kind: 'home' | 'list' | 'form' | 'public'
  /** The screen, in a chunk of its own; without it the page shows "module unavailable". */
  readonly screen?: LoadScreen
  /** Other screens of the same address, each in a chunk of its own, by the query parameter that opens it: `?responder=1`. */
  readonly views?: Readonly<Record<string, LoadScreen | undefined>>
  /** What each view reads below the record; fetched together with the record before the program starts: `/respostas`. */
  readonly viewReads?: Readonly<Record<string, readonly string[]>>
}

/** Loads a screen. */
export type LoadScreen = () => Promise<{ readonly Screen: ScreenComponent }>

/** The screens of an address: the default one and the views opened by a query parameter. */
export interface Screens<Screen = LoadScreen> {
  readonly screen?: Screen
  readonly views?: Readonly<Record<string, Screen | undefined>>
}

/** The screen for an address with this query string. */
export function screenOf<Screen>({ screen, views }: Screens<Screen>, search: string): Screen | undefined {
  const asked = views && viewOf(views, search)
  return asked === undefined ? screen : views?.[asked]
}

/** The name of the view that the query string opens; `undefined` for the default screen. */
export function viewOf(views: Readonly<Record<string, unknown>>, search: string): string | undefined {
  const query = new URLSearchParams(search)
  return Object.keys(views).find((name) => query.has(name))
}

/** Declares a route and keeps its name as a literal type. */
export function defineRoute<const Name extends string>(route: Route<Name>): Route<Name> {
  return route
}

/** The query parameter of a record's page that opens one of its panels: `/pessoas/7?painel=acesso`. */
export const panelParameter = 'painel'
