import { primaryNames, surfaceNames } from '@esporte-parana/sdk'
import type { Preview } from '@storybook/react-vite'

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>

/** The options of the toolbar, which a story may fix under `globals`. */
export const globalTypes = {
  locale: toolbar('Idioma', 'globe', {
    'pt-BR': 'Português',
    'en-US': 'English',
    'es-ES': 'Español',
    pseudo: 'Pseudo, da direita para a esquerda',
  }),
  scheme: toolbar('Esquema', 'contrast', { light: 'Claro', dark: 'Escuro' }),
  preset: toolbar('Preset', 'paintbrush', { Lara: 'Lara', Aura: 'Aura' }),
  primary: toolbar('Cor primária', 'circle', named('Cor', primaryNames)),
  surface: toolbar('Superfície', 'grid', named('Superfície', surfaceNames)),
  menuMode: toolbar('Menu', 'sidebar', {
    static: 'Menu static',
    overlay: 'Menu overlay',
    slim: 'Menu slim',
    'slim-plus': 'Menu slim plus',
    horizontal: 'Menu horizontal',
    drawer: 'Menu drawer',
    reveal: 'Menu reveal',
  }),
  density: toolbar('Densidade das listas', 'listunordered', {
    compacta: 'Linhas compactas',
    normal: 'Linhas normais',
    confortavel: 'Linhas confortáveis',
  }),
  place: toolbar('Lugar', 'browser', { product: 'No produto', portal: 'Isolado, em um portal', hostile: 'Isolado, em uma página hostil' }),
  network: toolbar('Rede', 'transfer', { normal: 'Rede normal', slow: 'Rede lenta: 2 s', none: 'Sem rede', failing: 'Servidor com erro' }),
  day: toolbar('Dia', 'calendar', { '2026-11-28': '28/11/2026', '2026-12-31': '31/12/2026', '2027-03-01': '01/03/2027', today: 'Hoje' }),
}

export const initialGlobals = {
  locale: 'pt-BR',
  scheme: 'light',
  preset: 'Lara',
  primary: 'teal',
  surface: 'soho',
  menuMode: 'static',
  density: 'normal',
  place: 'product',
  network: 'normal',
  day: '2026-11-28',
  viewport: { value: 'desktop', isRotated: false },
}

export const viewports = {
  desktop: { name: 'Computador', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  phone: { name: 'Celular', styles: { width: '390px', height: '844px' }, type: 'mobile' },
} as const

export const dark = { scheme: 'dark' } as const
export const phone = { viewport: { value: 'phone', isRotated: false } } as const

function toolbar(title: string, icon: Toolbar['icon'], items: Readonly<Record<string, string>>) {
  return { toolbar: { title, icon, dynamicTitle: true, items: Object.entries(items).map(([value, name]) => ({ value, title: name })) } }
}

function named(what: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, `${what} ${name}`]))
}
