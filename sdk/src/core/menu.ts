import type { Area, Title } from './route.js'

/** The icons of menu entries and cards; the shell has a drawing for each. */
export type MenuIcon =
  | 'home'
  | 'building'
  | 'badge'
  | 'people'
  | 'memo'
  | 'supplier'
  | 'tender'
  | 'catalogue'
  | 'layers'
  | 'tag'
  | 'package'
  | 'region'
  | 'request'
  | 'questionnaire'
  | 'visit'
  | 'trophy'
  | 'calendar'
  | 'form'
  | 'canteen'
  | 'school'
  | 'organization'
  | 'inspection'
  | 'areas'

/** One line of an area's menu. */
export interface MenuEntry {
  /** Name of the target route; the page's parameters are passed on. */
  readonly route: string
  /** @default the route's title */
  readonly label?: Title
  readonly icon?: MenuIcon
}

/** Entries under one heading: "Pessoas" under "Recursos Humanos". */
export interface MenuSection {
  /** The heading. */
  readonly label?: Title
  readonly entries: readonly MenuEntry[]
}

/** The sidebar of each area. */
export type Menus = Readonly<Record<Area, readonly MenuSection[]>>
