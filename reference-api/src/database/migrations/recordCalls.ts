import { type Migration, runScript } from '../migrate.js'

const script = `
alter table audit_entry add column reason text;
create index audit_entry_reveal on audit_entry (user_id, at) where action = 'reveal';
alter table session add column root_id integer, add column authenticated_at timestamptz;
update session set authenticated_at = created_at;
alter table session alter column authenticated_at set not null;
create index session_root on session (root_id);
`

/** Reasons of transitions, what was revealed, and sessions that are renewed: `root_id` is the one that the password was typed for, none for itself. */
export const recordCalls: Migration = { name: '006-record-calls', up: (transaction) => runScript(transaction, script) }
