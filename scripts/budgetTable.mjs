// The downloads before a page is usable. kB = 1000 bytes, by Brotli as a browser gets it, without headers, cold cache.

const noPickers = [/react-stately\/.*(combobox|select|calendar|datepicker|table)\//i, /@internationalized\/date/]
const noHeavySpectrum = [/@adobe\/react-spectrum\/.*\/(combobox|picker|datepicker|calendar|table)\//i]
const noZod = [/node_modules\/zod\//]

/**
 * A browser requests six files at a time. `usable` is the first element that a person can use; `never` lists modules that the files must
 * not contain.
 */
export const routeBudgets = [
  {
    name: 'sign-in',
    path: '/login',
    isSignedIn: false,
    usable: 'input[autocomplete="username"]:enabled, main input:enabled',
    // Every page tells its portal when its data is there, and a part that a browser gave up is loaded by a new page: 2 kB. A press whose part
    // does not load is answered also where notices do not load, and loaders that a host writes inline keep their page: half a kilobyte. Days
    // follow the server's clock, a reveal names its row, and V8 is told to compile at once: half a kilobyte. A link to choose a password is
    // seen in the address, and its page loaded: half a kilobyte. The names of files alone move a page by 0.15 kB from build to build, which half
    // a kilobyte more takes in.
    // The focus follows what a press removed, a control is brought clear of bars, and one standing region tells a screen reader: half a kilobyte.
    // A refusal may ask for a code, whose form comes when it is needed: half a kilobyte.
    js: 93.5,
    css: 5.6,
    files: 9,
    never: [...noZod, ...noPickers, ...noHeavySpectrum],
  },
  {
    name: 'list',
    path: '/administrativo/departamentos',
    isSignedIn: true,
    usable: 'main tbody tr td a',
    // Columns that do not fit go into a second line, and steps that need another person or can be taken back are told: 3 kB. A sign-out knows
    // what it would lose in other windows and on a phone, what a host fixes is not offered, and a dead dialog offers a new page: 2 kB. A deletion that
    // cannot be is not offered, and its refusal says what to do instead: 1 kB. Days, times, years, sites and documents are read as people type
    // them in filters too, and single keys can be turned off: 1.5 kB. A record whose data are gone is not edited from its row: half a
    // kilobyte. What an office lists that a person may do is known to menus, buttons and rows: half a kilobyte. An action whose answer got lost
    // is asked for again, and the menu of one's name leads to who has access: half a kilobyte.
    // The values of a row and the order of the rows for those who cannot see them, and one sentence in place of a closed area: half a kilobyte.
    // The same half a kilobyte as the sign-in, for focus and announcements.
    js: 167.5,
    css: 13.6,
    files: 22,
    never: [...noZod, ...noPickers, ...noHeavySpectrum],
  },
  {
    // A quick machine draws the whole form in one step, so it fetches what a whole one needs; a slow one 177 kB in 25 files. Moments are
    // read as people type them, and a search names who may not be chosen: 3 kB. Blocks that another area loads later have files of their own.
    // A draft that its status locks stays to be read, and a discarded one comes back: 2 kB. A date says which hour it did not keep, a part
    // beside the fields is saved with them, a refused field that is not on the page is named, and a save tells the status that it led to: 2 kB.
    name: 'person form',
    path: '/pessoas/novo',
    isSignedIn: true,
    usable: 'main form input:enabled, main [role="form"] input:enabled',
    // Lists and bounds of fields, which only schemas knew, are there from the beginning: half a kilobyte. A long field counts what is left, a
    // draft says what it holds, and a command stands beside the text that names it: 2 kB, in three languages. More of what people type is read,
    // and a date without a year takes that of its period: 1.5 kB. A consent has its end, a record can be sealed, its menu opens panels, and
    // why a person with access stays is said in three languages: a kilobyte. Powers: half a kilobyte. An address opens a panel, and what a lost
    // answer has stored is found; a step needs its own act alone, and a limit is told: a kilobyte.
    // The same half a kilobyte as the sign-in, for focus and announcements.
    js: 204.5,
    css: 13.6,
    files: 41,
    never: noZod,
  },
  {
    name: 'whole person form',
    path: '/pessoas/12',
    isSignedIn: true,
    usable: 'main form:has(.ep-picture) [data-path="notes"] textarea',
    // A command keeps its key, a number its words and a CEP what it filled in; a form without access says so; the bar in `docs/figures.md` is 200,
    // which the form passes until a page carries one language. What more is read of what people type: 1.5 kB. The menu of
    // a record opens panels of its resource, and says in three languages why a person with access stays: a kilobyte.
    // Powers: half a kilobyte. Panels in an address, lost answers, steps by their act: a kilobyte.
    // The same half a kilobyte as the sign-in, for focus and announcements. A step of the last minutes is taken back among the commands of the
    // record: a kilobyte, with the second step of a sign-in over a form.
    js: 209.5,
    css: 13.6,
    files: 41,
    never: noZod,
  },
]

/**
 * Limits of our own code in each entry with its static imports, without dependencies, and without entities where `entityBudgets` names the
 * entry. Code that several entities share counts here: contacts, modalities, the names of Concla's legal natures, movements, scores,
 * answers, the demand of meals, dates and numbers as people type them, and the words of steps that lack something are eight kilobytes of the
 * contracts. A phone without its area code and a CEP that cannot exist are told as such: half a kilobyte more; so are
 * the line of an old file that would undo newer work, and letters typed for digits. The in-memory API orders
 * amounts as numbers and exports a host's own entity: half a kilobyte of `testing`, and so are the days that a reference names its record by,
 * masked numbers that are found whole alone, and codes without their first zeros; the same masks in rows are a tenth more.
 * A count that says which records it found, and a page that names the record before it, as the server does: a tenth more. Who looked at a
 * person, what is held and the anonymisation are a kilobyte of `testing`, a case of the contract among it. Powers, which steps and fields name, are
 * half a kilobyte of both.
 * The key of a command names what it has stored: half a kilobyte of `testing`. The menu of one's name leads to who has access: half a kilobyte of
 * `shell`. A sign-in in two steps, and what a person does with it, are a kilobyte of `testing`.
 */
export const entryBudgets = { validators: 6, contracts: 26, routes: 5, testing: 63.5, shell: 20.5, index: 60 }

/**
 * What one entity's folder may add to an entry, so that every new entity has its own budget. Larger entities have 18 to 40 fields, rows
 * with files, workflows, or their own pages. A request also has receipts in parts that are counted when they become definitive, payments and
 * a decision that is taken back, and its texts
 * are two thirds of it; a lot judges new prices, transfers and amendments that are taken back; a canteen begins with what its event knows; a visit names the rule that an
 * answer breaks, and which photos it asks for.
 */
export const entityBudgets = {
  contracts: {
    each: 2.2,
    'people/person': 7,
    'service-memos/gms/material': 2.6,
    // Its fields bring their kinds along, because the schema follows from them.
    'service-memos/supplier': 6,
    'sports-programme/organization': 6.6,
    'competitions/event': 6.5,
    'inspections/questionnaire': 4.5,
    'service-memos/tender': 6,
    'service-memos/lot': 5,
    // What a step says that another person made impossible: 0.3 kB of words.
    'service-memos/service-request': 9.3,
    // Its fields bring the kinds of times along.
    'competitions/canteen': 7.6,
    // What a conclusion lacks is told before: signatures, and a deadline of a grave finding.
    'inspections/site-visit': 7,
  },
  testing: {
    each: 2.2,
    'people/person': 11,
    'service-memos/gms/material': 3.1,
    'service-memos/supplier': 6.2,
    // Lists and bounds of fields come with the resource, for every entity.
    'sports-programme/organization': 6.6,
    'competitions/event': 9.5,
    'inspections/questionnaire': 6.2,
    // An estimate is judged beside the lots of its tender, and a date that brings it into force says so.
    'service-memos/tender': 9.1,
    // A row names the unit that the catalogue has for its item: a sentence in three languages. So is the
    // question before the last amendment is withdrawn.
    'service-memos/lot': 8.5,
    // What a decision, a receipt, a payment and the change of a lot tell before: 0.9 kB of words.
    'service-memos/service-request': 16.9,
    // What a planned canteen lacks, what to check, and days outside its event, which days were missed and what to change where
    // seats are too few: words in three languages.
    // One sentence for all menus outside of a period, and days that an event lacks, are half a kilobyte.
    'competitions/canteen': 10.4,
    'inspections/site-visit': 12,
  },
}

/** Limits of single files: the theme contains our own code with its palettes. */
export const partBudgets = {
  theme: { file: 'src/theme/ThemeProvider.js', limit: 6 },
}
