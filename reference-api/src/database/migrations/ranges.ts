import { type Migration, runScript } from '../migrate.js'

const script = `
drop index if exists person_sort_birth_date;
drop index if exists department_sort_sort_order;
`

/** Orders by what has ranges carry the closed lists that lists are narrowed by; the definitions make those indexes under another name. */
export const ranges: Migration = { name: '013-ranges', up: (transaction) => runScript(transaction, script) }
