import { addressColumns, rowColumns, storedColumns } from '../../database/storedColumns.js'

/** Tables of service requests, their items, receipts and files. */
export const serviceRequestTables = `
create table service_request (
  ${storedColumns},
  status text not null default 'rascunho' check (status in ('rascunho','enviada','em-analise','devolvida','aprovada','empenhada',
    'em-execucao','parcialmente-atendida','concluida','reprovada','cancelada')),
  status_since timestamptz not null default now(),
  number text,
  number_order integer,
  date date not null,
  department_id integer not null references department,
  requester_id integer not null references person,
  region_id integer not null references region,
  event_id integer references event,
  tender_id integer not null references tender,
  lot_id integer not null references lot,
  supplier_id integer not null references supplier,
  subject text collate "und-x-icu" not null,
  justification text not null,
  protocol text check (protocol ~ '^[0-9]{9}$'),
  execution_place text not null,
  ${addressColumns},
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  delivery_deadline date,
  manager_id integer references person,
  inspector_id integer references person check (inspector_id <> manager_id),
  approver_id integer references person check (approver_id <> requester_id),
  budget_dotacao text,
  budget_expense_nature text check (budget_expense_nature ~ '^[0-9][.][0-9][.][0-9]{2}[.][0-9]{2}[.][0-9]{2}$'),
  budget_source text,
  commitment_number text,
  commitment_date date,
  commitment_amount numeric check (commitment_amount >= 0),
  annulment_number text,
  total numeric not null check (total >= 0),
  -- The request that this one continues is no reference: it may be a draft, and may be deleted.
  follows_id integer,
  unmet text,
  check (num_nulls(number, number_order) <> 1),
  check (number is not null or status in ('rascunho','cancelada')),
  check (protocol is not null or status in ('rascunho','devolvida','cancelada'))
);
create unique index service_request_number on service_request (number_order);
create index service_request_newest on service_request (number_order desc nulls last, id desc) where deleted_at is null;
create index service_request_oldest on service_request (number_order, id) where deleted_at is null;
create index service_request_waiting on service_request (status_since, id) where deleted_at is null;
create index service_request_moved on service_request (status_since desc nulls last, id desc) where deleted_at is null;
-- For the sums below lists of one region or status: with 100,000 requests these indexes cut 60 and 20 ms to 1 and 6 ms.
create index service_request_sum_of_region on service_request (region_id) include (total) where deleted_at is null;
create index service_request_sum_of_status on service_request (status) include (total) where deleted_at is null;
create index service_request_inspected on service_request (inspector_id, date, id) include (status) where deleted_at is null;
-- A sum over nearly all requests, and a page of the few old ones, are read from this index alone.
create index service_request_days on service_request (date, id)
  include (status, status_since, total, requester_id, inspector_id, department_id) where deleted_at is null;
create index service_request_follows on service_request (follows_id) where follows_id is not null;
create index service_request_event on service_request (event_id);
create index service_request_lot on service_request (lot_id);
create index service_request_manager on service_request (manager_id);
create index service_request_inspector on service_request (inspector_id);
create index service_request_approver on service_request (approver_id);
create table service_request_year (
  year integer primary key,
  last integer not null
);
create table service_request_item (
  ${rowColumns('service_request')},
  lot_item_id integer not null references lot_item,
  complement text,
  quantity numeric not null check (quantity > 0),
  unit_price numeric check (unit_price >= 0),
  price_reason text,
  total numeric not null default 0 check (total >= 0),
  constraint service_request_item_once unique (owner_id, lot_item_id) deferrable
);
create index service_request_item_of on service_request_item (lot_item_id);
create table service_request_attachment (
  ${rowColumns('service_request')},
  file_id integer not null references attachment,
  category text not null,
  description text,
  valid_until date
);
create index service_request_attachment_file on service_request_attachment (file_id);
create table service_request_receipt (
  ${rowColumns('service_request')},
  date date not null,
  kind text not null check (kind in ('provisorio','definitivo')),
  invoice_number text,
  invoice_series text,
  invoice_value numeric check (invoice_value >= 0),
  attested_by_id integer references person,
  value_reason text,
  provisional_date date,
  check (kind = 'provisorio' or num_nulls(invoice_number, attested_by_id) = 0)
);
create index service_request_receipt_attested on service_request_receipt (attested_by_id);
create table service_request_received (
  ${rowColumns('service_request_receipt')},
  lot_item_id integer not null references lot_item,
  quantity numeric not null check (quantity >= 0),
  constraint service_request_received_once unique (owner_id, lot_item_id) deferrable
);
create index service_request_received_item on service_request_received (lot_item_id);
create table service_request_payment (
  ${rowColumns('service_request')},
  date date not null,
  order_number text not null,
  amount numeric not null check (amount > 0)
);
`
