import { type Migration, runScript } from '../migrate.js'

const script = `
create table job_run (name text primary key, ran_for date not null, at timestamptz not null);
alter table person add column capacity_review_since date;
create index person_capacity_review on person (id) where capacity_review_since is not null;
`

/** What the nightly job keeps: for which night it ran, and who has turned 18 under the legal capacity of a child. */
export const nightly: Migration = { name: '011-nightly', up: (transaction) => runScript(transaction, script) }
