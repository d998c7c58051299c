import { type PrimaryName, primaryNames, type SurfaceName, surfaceNames } from './colourNames.js'

/** The looks to choose from. */
export const presetNames = ['Aura', 'Lara'] as const
/** One of the looks. */
export type PresetName = (typeof presetNames)[number]

/** How the menu stands beside the page. */
export const menuModes = ['static', 'overlay', 'slim', 'slim-plus', 'horizontal', 'drawer', 'reveal'] as const
/** One way for the menu to stand. */
export type MenuMode = (typeof menuModes)[number]

/** What a person may choose about the look; section "Layout configuration" of the specification. */
export interface Theme {
  readonly preset: PresetName
  readonly primary: PrimaryName
  readonly surface: SurfaceName
  readonly darkTheme: boolean
  readonly menuMode: MenuMode
}

/** What of a theme needs colours and measures of its own. */
export type Look = Pick<Theme, 'preset' | 'primary' | 'surface'>

/** The look before anybody chose one. */
export const defaultTheme: Theme = { preset: 'Lara', primary: 'teal', surface: 'soho', darkTheme: false, menuMode: 'static' }

/** @returns what is valid of a stored or received choice, over the defaults: a preference may come from another version */
export function readTheme(stored: unknown): Theme {
  const wish = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Theme, unknown>>
  return {
    preset: pick(presetNames, wish.preset, defaultTheme.preset),
    primary: pick(primaryNames, wish.primary, defaultTheme.primary),
    surface: pick(surfaceNames, wish.surface, defaultTheme.surface),
    darkTheme: typeof wish.darkTheme === 'boolean' ? wish.darkTheme : defaultTheme.darkTheme,
    menuMode: pick(menuModes, wish.menuMode, defaultTheme.menuMode),
  }
}

function pick<T extends string>(allowed: readonly T[], wish: unknown, fallback: T): T {
  return allowed.find((name) => name === wish) ?? fallback
}
