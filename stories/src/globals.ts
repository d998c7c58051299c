/** The options of the toolbar, which a story may fix under `globals`. */
export const globalTypes = {
  scheme: toolbar('Esquema', 'contrast', { light: 'Claro', dark: 'Escuro' }),
  locale: toolbar('Idioma', 'globe', { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' }),
  preset: toolbar('Preset', 'paintbrush', { Lara: 'Lara', Aura: 'Aura' }),
  menuMode: toolbar('Menu', 'sidebar', {
    static: 'Static',
    overlay: 'Overlay',
    slim: 'Slim',
    'slim-plus': 'Slim plus',
    horizontal: 'Horizontal',
    drawer: 'Drawer',
    reveal: 'Reveal',
  }),
}

export const initialGlobals = {
  scheme: 'light',
  locale: 'pt-BR',
  preset: 'Lara',
  menuMode: 'static',
  viewport: { value: 'desktop', isRotated: false },
}

export const viewports = {
  desktop: { name: 'Computador', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  phone: { name: 'Celular', styles: { width: '390px', height: '844px' }, type: 'mobile' },
} as const

export const dark = { scheme: 'dark' } as const
export const phone = { viewport: { value: 'phone', isRotated: false } } as const

function toolbar(title: string, icon: string, items: Readonly<Record<string, string>>) {
  return { toolbar: { title, icon, dynamicTitle: true, items: Object.entries(items).map(([value, name]) => ({ value, title: name })) } }
}
