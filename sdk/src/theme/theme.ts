import { isOwnColour, type OwnColour, type PrimaryName, primaryNames, type SurfaceName, surfaceNames } from './colourNames.js'

/** Names of the presets. */
export const presetNames = ['Aura', 'Lara'] as const
/** Name of a preset. */
export type PresetName = (typeof presetNames)[number]

/** Modes of the menu beside the page. */
export const menuModes = ['static', 'overlay', 'slim', 'slim-plus', 'horizontal', 'drawer', 'reveal'] as const
/** One mode of the menu. */
export type MenuMode = (typeof menuModes)[number]

/** The user's choices about the theme; section "Layout configuration" of the specification. */
export interface Theme {
  readonly preset: PresetName
  /** One of our colours, or a host's own, of which the screens use the nearest readable shades. */
  readonly primary: PrimaryName | OwnColour
  readonly surface: SurfaceName
  readonly darkTheme: boolean
  readonly menuMode: MenuMode
}

/** The part of a theme that needs its own colours and measures. */
export type Look = Pick<Theme, 'preset' | 'primary' | 'surface'>

/** The theme before the user chooses one. */
export const defaultTheme: Theme = { preset: 'Lara', primary: 'teal', surface: 'soho', darkTheme: false, menuMode: 'static' }

/** @returns the valid parts of a stored or received theme over the defaults, because a preference may come from another version */
export function readTheme(stored: unknown): Theme {
  const wish = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Theme, unknown>>
  return {
    preset: pick(presetNames, wish.preset, defaultTheme.preset),
    primary: isOwnColour(wish.primary) ? wish.primary : pick(primaryNames, wish.primary, defaultTheme.primary),
    surface: pick(surfaceNames, wish.surface, defaultTheme.surface),
    darkTheme: typeof wish.darkTheme === 'boolean' ? wish.darkTheme : defaultTheme.darkTheme,
    menuMode: pick(menuModes, wish.menuMode, defaultTheme.menuMode),
  }
}

/** What a host fixes: a value that it leaves `undefined` is the user's choice. */
export function givenTheme(theme: Partial<Theme> | undefined): Partial<Theme> {
  return Object.fromEntries(Object.entries(theme ?? {}).filter(([, value]) => value !== undefined))
}

function pick<T extends string>(allowed: readonly T[], wish: unknown, fallback: T): T {
  return allowed.find((name) => name === wish) ?? fallback
}
