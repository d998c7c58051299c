import { type Migration, runScript } from '../migrate.js'

const script = `
drop index person_address_city;
drop index person_function_function;
drop index person_function_department;
create index person_function_function on person_function (function_id, owner_id, start, "end");
create index person_function_department on person_function (department_id, owner_id, start, "end");
`

/** Who holds a function in a department now is read from an index alone; the list's own index finds who lives in a city. */
export const leanCounts: Migration = { name: '012-lean-counts', up: (transaction) => runScript(transaction, script) }
