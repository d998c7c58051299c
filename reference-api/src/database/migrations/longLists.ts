import { type Migration, runScript } from '../migrate.js'

const script = `
create index audit_entry_entity on audit_entry (entity, id);
drop index person_name;
drop index person_birth_date;
update department set search_text = ' ' || search_text;
update staff_function set search_text = ' ' || search_text;
update region set search_text = ' ' || search_text;
update person set search_text = ' ' || search_text;
`

/** The last writes to an entity are found at once, and so is the beginning of a word. The orders of lists get their indexes from the definitions. */
export const longLists: Migration = { name: '005-long-lists', up: (transaction) => runScript(transaction, script) }
