// The tables of floors; `boundaries.test.ts` checks every import against them.

const reactAria = ['react-aria', 'react-aria/*', 'react-stately', 'react-stately/*']
const react = ['react', 'react/*', 'react-dom', 'react-dom/*', ...reactAria]
const reactTools = ['react-aria-components', 'react-aria-components/*', '@tanstack/react-query']
const spectrum = ['@adobe/react-spectrum/*']
const noReact = [...react, ...reactTools, ...spectrum]
const noZod = ['zod', 'zod/*']

/**
 * A room may import its own files, all rooms on lower floors, and the rooms of its own floor in `also`. `never`: packages that it must not
 * import; `*` for all of them.
 */
export const rooms = {
  core: { floor: 0, also: ['validators'], never: [...noReact, ...noZod] },
  validators: { floor: 0, never: '*' },
  icons: { floor: 0, never: [...reactAria, ...reactTools, ...spectrum, ...noZod] },
  schema: { floor: 1, also: ['kinds', 'locale'], never: noReact },
  locale: { floor: 1, also: ['kinds'], never: [...spectrum, ...noZod] },
  theme: { floor: 1, never: noZod },
  api: { floor: 1, never: [...noReact, ...noZod] },
  navigation: { floor: 1, never: [...spectrum, ...noZod] },
  kinds: { floor: 1, never: [...noReact, ...noZod] },
  sheet: { floor: 1, never: [...noReact, ...noZod] },
  mount: { floor: 1, never: [...spectrum, ...noZod] },
  session: { floor: 2, never: [...spectrum, ...noZod] },
  data: { floor: 2, also: ['session'], never: [...spectrum, ...noZod] },
  preferences: { floor: 2, also: ['session'], never: [...spectrum, ...noZod] },
  drafts: { floor: 2, also: ['session'], never: [...spectrum, ...noZod] },
  feedback: { floor: 2, never: noZod },
  overlay: { floor: 3, never: noZod },
  values: { floor: 3, never: noZod },
  controls: { floor: 3, also: ['overlay', 'values'], never: noZod },
  list: { floor: 4, also: ['import', 'form'], never: noZod },
  form: { floor: 4, never: noZod },
  import: { floor: 4, also: ['form'], never: noZod },
  account: { floor: 4, never: noZod },
  outbox: { floor: 4, never: noZod },
  palette: { floor: 4, also: ['list', 'form'], never: noZod },
  shell: { floor: 4, also: ['palette', 'account'], never: noZod },
  provider: { floor: 5, never: noZod },
  blocks: { floor: 5 },
  resources: { floor: 6 },
  // Home pages show figures of entities and import their contracts, see `foreignEntity`.
  screens: { floor: 6, also: ['resources'], never: noZod },
  entityPages: { floor: 7, never: [...noReact, ...noZod] },
  ownScreens: { floor: 7, never: [...noReact, ...noZod] },
  publicScreens: { floor: 7, never: [...noReact, ...noZod] },
  publicRoutes: { floor: 7, also: ['publicScreens'], never: noZod },
  routes: { floor: 7, also: ['entityPages', 'ownScreens', 'publicRoutes'], never: noZod },
  // Home pages that know the product's pages, but work without a shell.
  homePages: { floor: 7, also: ['routes'], never: noZod },
  // The shell with all of the product's pages.
  Frame: { floor: 7, also: ['routes', 'menus'], never: noZod },
  contracts: { floor: 7, never: noReact },
  menus: { floor: 7, also: ['entityPages'], never: [...noReact, ...noZod] },
  contractText: { floor: 7, never: [...noReact, ...noZod] },
  validationText: { floor: 7, also: ['contracts'], never: [...noReact, ...noZod] },
  pageFiles: { floor: 7, never: '*' },
  // A build plugin, and the script that it adds to a page.
  vite: { floor: 8, never: [...noReact, ...noZod] },
  testing: { floor: 7, also: ['routes', 'contracts', 'menus', 'contractText'] },
}

/**
 * Folders whose subfolders stand on each other: a file may import its own subfolder and those named before it. `.` is the folder itself.
 */
export const storeys = {
  // What a list is (its columns, filters, order, rows), what it knows, how it is drawn, what can be done with it, the whole.
  'sdk/src/list': [
    'core',
    'state',
    'columns',
    'inline',
    'row-menu',
    'table',
    'export',
    'print',
    'more',
    'actions',
    'imports',
    'filters',
    'views',
    'preview',
    'decide',
    'calendar',
    'board',
    'order',
    'tree',
    'frame',
    'within',
  ],
  // What a form is (paths, conditions, values), what it knows, how it is kept, how it is drawn, what can be done with it, the whole.
  'sdk/src/form': [
    'core',
    'store',
    'undo',
    'duplicates',
    'checks',
    'notices',
    'drafts',
    'record',
    'conflict',
    'history',
    'reassign',
    'related',
    'neighbours',
    'rows',
    'files',
    'paste',
    'table',
    'fields',
    'body',
    'status',
    'frame',
  ],
  'reference-api/src': [
    'core',
    'watch',
    'database',
    'http',
    'session',
    'places',
    'records',
    'accounts',
    'attachments',
    'exports',
    'imports',
    'homes',
    'search',
    'calls',
    'demo',
    'entities',
    'setup',
    'nightly',
    'commands',
    '.',
  ],
}

/** @returns {boolean} whether files of `room` may import files of `other` */
export function mayImport(room, other) {
  if (room === other) return true
  const from = rooms[room]
  const to = rooms[other]
  return to.floor < from.floor || (from.also ?? []).includes(other)
}

/**
 * An entity may import only another entity's contract or schema, and the slot of the form that contains it. `from` and `to` are folders of
 * `sdk/entities.json`, `file` is the imported file.
 */
export function foreignEntity(from, to, file) {
  return from === to || /\/(contract|schema)\.ts$|Slot\.tsx$/.test(file)
}

/** @returns {boolean} whether a pattern of `never` (`react`, `react-aria/*`, `*`) names a package's path */
export function isNamed(packagePath, patterns) {
  return [patterns]
    .flat()
    .some((pattern) => (pattern.endsWith('*') ? packagePath.startsWith(pattern.slice(0, -1)) : packagePath === pattern))
}
