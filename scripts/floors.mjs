// The floors of the SDK: the one table. `write-boundaries.mjs` makes lint rules of it, `boundaries.test.ts` proves that every file obeys.

const reactAria = ['react-aria', 'react-aria/*', 'react-stately', 'react-stately/*']
const react = ['react', 'react/*', 'react-dom', 'react-dom/*', ...reactAria]
const reactTools = ['react-aria-components', 'react-aria-components/*', '@tanstack/react-query']
const spectrum = ['@adobe/react-spectrum/*']
const noReact = [...react, ...reactTools, ...spectrum]
const noZod = ['zod', 'zod/*']

/**
 * A room may import its own files, every room on a lower floor, and those on its own floor that `also` names.
 * `never`: packages that it must not know; `*` for all of them.
 */
export const rooms = {
  core: { floor: 0, never: [...noReact, ...noZod] },
  validators: { floor: 0, never: '*' },
  icons: { floor: 0, never: [...reactAria, ...reactTools, ...spectrum, ...noZod] },
  schema: { floor: 1, also: ['kinds'], never: noReact },
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
  // A home shows figures of entities: their contracts, see `foreignEntity`.
  screens: { floor: 6, also: ['resources'], never: noZod },
  entityPages: { floor: 7, never: [...noReact, ...noZod] },
  ownScreens: { floor: 7, never: [...noReact, ...noZod] },
  publicScreens: { floor: 7, never: [...noReact, ...noZod] },
  publicRoutes: { floor: 7, also: ['publicScreens'], never: noZod },
  routes: { floor: 7, also: ['entityPages', 'ownScreens', 'publicRoutes'], never: noZod },
  // Homes that know the product's pages without a shell.
  homePages: { floor: 7, also: ['routes'], never: noZod },
  contracts: { floor: 7, never: noReact },
  menus: { floor: 7, also: ['entityPages'], never: [...noReact, ...noZod] },
  contractText: { floor: 7, never: [...noReact, ...noZod] },
  validationText: { floor: 7, also: ['contracts'], never: [...noReact, ...noZod] },
  pageFiles: { floor: 7, never: '*' },
  // A plugin for builds, and the script that it writes into a page.
  vite: { floor: 8, never: [...noReact, ...noZod] },
  testing: { floor: 7, also: ['routes', 'contracts', 'menus', 'contractText'] },
}

/** Rooms that are one file in `src`. */
export const fileRooms = [
  'entityPages',
  'ownScreens',
  'publicScreens',
  'pageFiles',
  'publicRoutes',
  'routes',
  'homePages',
  'contracts',
  'menus',
  'contractText',
  'validationText',
]

/** Packages that nobody imports, and why. */
export const neverAnywhere = {
  '@adobe/react-spectrum': 'Import Spectrum by subpath: from its root some bundlers keep all of its styles.',
  'lucide-react': 'Import drawings from icons/icons.js; sdk/scripts/build-icons.mjs makes them of Lucide and says which there are.',
}

/** @returns {boolean} whether files of `room` may import files of `other` */
export function mayImport(room, other) {
  if (room === other) return true
  const from = rooms[room]
  const to = rooms[other]
  return to.floor < from.floor || (from.also ?? []).includes(other)
}

/** An entity knows another one only through its contract, and the one it stands in the form of through its slot; `from` and `to` are folders of `sdk/entities.json`, `file` what is imported. */
export function foreignEntity(from, to, file) {
  return from === to || /\/(contract|schema)\.ts$|Slot\.tsx$/.test(file)
}
