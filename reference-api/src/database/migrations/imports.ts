import { type Migration, runScript } from '../migrate.js'

// The actions are the code's own type: a list of them in the table would have to follow each new one.
const script = `
alter table audit_entry drop constraint if exists audit_entry_action_check;
alter table audit_entry add column source text;
`

/** The audit of imports: `source` names the file that a record came from. */
export const imports: Migration = { name: '005-imports', up: (transaction) => runScript(transaction, script) }
