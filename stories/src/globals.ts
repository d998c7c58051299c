import { primaryNames, surfaceNames } from '@esporte-parana/sdk'

/** The options of the toolbar, which a story may fix under `globals`. Words without icons, and short ones: all have room in a window of 1366 pixels. */
export const globalTypes = {
  locale: toolbar('Idioma', {
    'pt-BR': 'Português',
    'en-US': 'English',
    'es-ES': 'Español',
    pseudo: ['Pseudo', 'da direita para a esquerda'],
  }),
  scheme: toolbar('Esquema', { light: 'Claro', dark: 'Escuro' }),
  preset: toolbar('Preset', { Lara: 'Lara', Aura: 'Aura' }),
  primary: toolbar('Cor primária', named('Cor', primaryNames)),
  surface: toolbar('Superfície', named('Fundo', surfaceNames)),
  menuMode: toolbar(
    'Menu, que só o produto tem',
    named('Menu', ['static', 'overlay', 'slim', 'slim-plus', 'horizontal', 'drawer', 'reveal']),
  ),
  density: toolbar('Densidade das listas', {
    compacta: ['Compactas', 'linhas baixas'],
    normal: ['Linhas', 'normais'],
    confortavel: ['Confortáveis', 'linhas altas'],
  }),
  place: toolbar('Lugar', {
    product: ['Produto', 'a tela no produto'],
    portal: ['Portal', 'isolada, sem topo nem menu, em um portal'],
    hostile: ['Hostil', 'isolada, sem topo nem menu, em uma página hostil'],
  }),
  network: toolbar('Rede', {
    normal: ['Rede', 'normal'],
    slow: ['Rede lenta', 'responde depois de 2 s'],
    none: ['Sem rede', 'nada responde'],
    failing: ['Erro', 'o servidor responde com erro'],
  }),
  day: toolbar('Dia', {
    '2026-11-28': ['28/11', '2026'],
    '2026-12-31': ['31/12', '2026'],
    '2027-03-01': ['01/03', '2027'],
    today: ['Hoje', 'o relógio anda'],
  }),
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

/** Its tooltip, and for each value the word of the button, which the open menu may explain. */
function toolbar(description: string, values: Readonly<Record<string, string | readonly [word: string, explanation: string]>>) {
  const items = Object.entries(values).map(([value, words]) => {
    const [title, right] = typeof words === 'string' ? [words] : words
    return { value, title, right }
  })
  return { description, toolbar: { title: description, dynamicTitle: true, items } }
}

function named(what: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, `${what} ${name}`]))
}
