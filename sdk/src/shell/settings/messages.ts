import type { Locale } from '../../core/locale.js'
import type { PrimaryName, SurfaceName } from '../../theme/palettes.js'
import type { MenuMode } from '../../theme/theme.js'

/** Texts of the settings panel. They load with it, because the catalogue loads before the sign-in. */
export interface SettingsMessages {
  readonly primary: string
  readonly surface: string
  readonly preset: string
  readonly scheme: string
  readonly menuMode: string
  readonly restore: string
  readonly primaries: Readonly<Record<PrimaryName, string>>
  readonly surfaces: Readonly<Record<SurfaceName, string>>
  readonly menuModes: Readonly<Record<MenuMode, string>>
}

export const settingsMessages: Readonly<Record<Locale, SettingsMessages>> = {
  'pt-BR': {
    primary: 'Cor primária',
    surface: 'Superfície',
    preset: 'Estilo',
    scheme: 'Esquema de cores',
    menuMode: 'Modo do menu',
    restore: 'Restaurar padrão',
    primaries: {
      noir: 'Noir',
      emerald: 'Esmeralda',
      green: 'Verde',
      lime: 'Lima',
      orange: 'Laranja',
      amber: 'Âmbar',
      yellow: 'Amarelo',
      teal: 'Verde-azulado',
      cyan: 'Ciano',
      sky: 'Azul-céu',
      blue: 'Azul',
      indigo: 'Índigo',
      violet: 'Violeta',
      purple: 'Roxo',
      fuchsia: 'Fúcsia',
      pink: 'Rosa',
      rose: 'Carmim',
    },
    surfaces: {
      slate: 'Ardósia',
      gray: 'Cinza',
      zinc: 'Zinco',
      neutral: 'Neutro',
      stone: 'Pedra',
      soho: 'Soho',
      viva: 'Viva',
      ocean: 'Oceano',
    },
    menuModes: {
      static: 'Fixo',
      overlay: 'Sobreposto',
      slim: 'Estreito',
      'slim-plus': 'Estreito com nomes',
      horizontal: 'Horizontal',
      drawer: 'Gaveta',
      reveal: 'Retrátil',
    },
  },
  'en-US': {
    primary: 'Primary color',
    surface: 'Surface',
    preset: 'Style',
    scheme: 'Color scheme',
    menuMode: 'Menu mode',
    restore: 'Restore defaults',
    primaries: {
      noir: 'Noir',
      emerald: 'Emerald',
      green: 'Green',
      lime: 'Lime',
      orange: 'Orange',
      amber: 'Amber',
      yellow: 'Yellow',
      teal: 'Teal',
      cyan: 'Cyan',
      sky: 'Sky',
      blue: 'Blue',
      indigo: 'Indigo',
      violet: 'Violet',
      purple: 'Purple',
      fuchsia: 'Fuchsia',
      pink: 'Pink',
      rose: 'Rose',
    },
    surfaces: {
      slate: 'Slate',
      gray: 'Gray',
      zinc: 'Zinc',
      neutral: 'Neutral',
      stone: 'Stone',
      soho: 'Soho',
      viva: 'Viva',
      ocean: 'Ocean',
    },
    menuModes: {
      static: 'Static',
      overlay: 'Overlay',
      slim: 'Slim',
      'slim-plus': 'Slim with names',
      horizontal: 'Horizontal',
      drawer: 'Drawer',
      reveal: 'Reveal',
    },
  },
  'es-ES': {
    primary: 'Color primario',
    surface: 'Superficie',
    preset: 'Estilo',
    scheme: 'Esquema de colores',
    menuMode: 'Modo del menú',
    restore: 'Restaurar valores predeterminados',
    primaries: {
      noir: 'Noir',
      emerald: 'Esmeralda',
      green: 'Verde',
      lime: 'Lima',
      orange: 'Naranja',
      amber: 'Ámbar',
      yellow: 'Amarillo',
      teal: 'Verde azulado',
      cyan: 'Cian',
      sky: 'Azul cielo',
      blue: 'Azul',
      indigo: 'Índigo',
      violet: 'Violeta',
      purple: 'Morado',
      fuchsia: 'Fucsia',
      pink: 'Rosa',
      rose: 'Carmín',
    },
    surfaces: {
      slate: 'Pizarra',
      gray: 'Gris',
      zinc: 'Zinc',
      neutral: 'Neutro',
      stone: 'Piedra',
      soho: 'Soho',
      viva: 'Viva',
      ocean: 'Océano',
    },
    menuModes: {
      static: 'Fijo',
      overlay: 'Superpuesto',
      slim: 'Estrecho',
      'slim-plus': 'Estrecho con nombres',
      horizontal: 'Horizontal',
      drawer: 'Cajón',
      reveal: 'Retráctil',
    },
  },
}
