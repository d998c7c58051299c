// What a person downloads before a page can be used. kB = 1000 bytes, gzip, without headers, cold cache.

const noPickers = [/react-stately\/.*(combobox|select|calendar|datepicker|table)\//i, /@internationalized\/date/]
const noHeavySpectrum = [/@adobe\/react-spectrum\/.*\/(combobox|picker|datepicker|calendar|table)\//i]
const noZod = [/node_modules\/zod\//]

/** A browser asks for six files at a time. `usable` is the first thing that a person can act on; `never` are modules that must not be among the files. */
export const routeBudgets = [
  {
    name: 'sign-in',
    path: '/login',
    isSignedIn: false,
    usable: 'input[autocomplete="username"]:enabled, main input:enabled',
    js: 120,
    css: 27,
    files: 10,
    never: [...noZod, ...noPickers, ...noHeavySpectrum],
  },
  {
    name: 'list',
    path: '/administrativo/departamentos',
    isSignedIn: true,
    usable: 'main tbody tr td a',
    js: 175,
    css: 34,
    files: 24,
    never: [...noZod, ...noPickers, ...noHeavySpectrum],
  },
  {
    name: 'person form',
    path: '/pessoas/novo',
    isSignedIn: true,
    usable: 'main form input:enabled, main [role="form"] input:enabled',
    js: 230,
    css: 45,
    files: 28,
    never: noZod,
  },
]

/** Own code of each entry with everything that it imports at once, dependencies apart; where `entityBudgets` names the entry, entities apart, too. */
export const entryBudgets = { validators: 6, contracts: 11, routes: 5, testing: 38, shell: 20, index: 60 }

/** What one entity may add to an entry: its folder alone, so that the next entity has its own. The person has seven parts with fields of their own, the item of the catalogue eighteen fields and pictures. */
export const entityBudgets = {
  contracts: { each: 2.2, 'people/person': 7, 'service-memos/gms/material': 2.6, 'sports-programme/organization': 5.4 },
  testing: { each: 2.2, 'people/person': 11, 'service-memos/gms/material': 2.7, 'sports-programme/organization': 5.6 },
}

/** The same for parts of it, by their file: the theme is our own code with its palettes. */
export const partBudgets = {
  theme: { file: 'src/theme/ThemeProvider.js', limit: 6 },
}
