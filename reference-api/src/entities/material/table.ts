import type { KeptColumn } from '../../database/keptColumns.js'
import { rowColumns, storedColumns } from '../../database/storedColumns.js'

/** The last day on which a price register in force contains the item; of several registers the latest. */
export const materialAta: KeptColumn = {
  owner: 'material',
  column: 'ata_until',
  // Items without a register get `-infinity`, so that both answers of the filter are a range of the index.
  type: "date not null default '-infinity'",
  value: `(select coalesce(max(n.valid_until), '-infinity') from lot_item r join lot o on o.id = r.owner_id join tender n on n.id = o.tender_id
    where r.material_id = t.id and o.status = 'homologado' and o.deleted_at is null and n.is_srp and n.status = 'vigente' and n.deleted_at is null)`,
  sources: {
    lot_item: { columns: ['owner_id', 'material_id'], owners: (changed) => `select c.material_id from ${changed} c` },
    lot: {
      columns: ['tender_id', 'status', 'deleted_at'],
      owners: (changed) => `select r.material_id from ${changed} c join lot_item r on r.owner_id = c.id`,
    },
    tender: {
      columns: ['is_srp', 'status', 'valid_until', 'deleted_at'],
      owners: (changed) => `select r.material_id from ${changed} c join lot o on o.tender_id = c.id join lot_item r on r.owner_id = o.id`,
    },
  },
  indexes: 'create index material_ata on material (ata_until, id) include (status) where deleted_at is null;\n',
}

/** The number of items in a class, or in a group. */
const itemsOf = (owner: 'material_class' | 'material_group', column: string): KeptColumn => ({
  owner,
  column: 'item_count',
  type: 'integer not null default 0',
  value: `(select count(*)::integer from material m where m.${column} = t.id and m.deleted_at is null)`,
  sources: { material: { columns: [column, 'deleted_at'], owners: (changed) => `select distinct c.${column} from ${changed} c` } },
})
export const classItems: KeptColumn = {
  ...itemsOf('material_class', 'class_id'),
  indexes: 'create index material_class_items on material_class (item_count, id) where deleted_at is null;\n',
}
export const groupItems = itemsOf('material_group', 'group_id')

/** Tables of materials and services of the GMS catalogue, and of their pictures. */
export const materialTables = `
create table material (
  ${storedColumns},
  status text not null default 'em-analise' check (status in ('em-analise','ativo','bloqueado','inativo')),
  code text not null check (code ~ '^[0-9]{4}[-0-9./]{1,16}$'),
  type text not null check (type in ('material','servico','obra')),
  group_id integer not null references material_group,
  class_id integer not null references material_class,
  description text collate "und-x-icu" not null,
  specification text not null,
  unit_code text not null check (unit_code in ('UN','CX','PCT','KG','L','M','M2','M3','PAR','KIT','DIARIA','HORA','REFEICAO','KM','MES','SERVICO')),
  expense_nature text check (expense_nature ~ '^[0-9]{2}[.][0-9]{2}[.][0-9]{2}$'),
  consumption_type text check (consumption_type in ('consumo','permanente')) check (consumption_type is null or type = 'material'),
  sustainable boolean not null,
  perishable boolean not null,
  reference_price numeric check (reference_price >= 0),
  reference_date date,
  reference_source text,
  catmat_code text check (catmat_code ~ '^[0-9]{3,6}$'),
  keywords text[] not null,
  -- Of the lots' prices the one that holds from the latest day: lists sort by it. No foreign key: a lot that nothing else needs may go.
  last_price numeric(14,4),
  last_price_on date,
  last_price_lot_id integer,
  check (reference_price is null or num_nulls(reference_date, reference_source) = 0)
);
create unique index material_code_unique on material (code) where deleted_at is null;
create unique index material_description_unique on material (class_id, lower(description)) where deleted_at is null;
create index material_of_class on material (class_id);
create index material_of_group on material (group_id);
create index material_of_groups on material (group_id, type) where deleted_at is null;
create index material_last_price on material (last_price desc nulls last, id desc) where deleted_at is null;
create index material_cheapest on material (last_price, id) where deleted_at is null;
create table material_image (
  ${rowColumns('material')},
  file_id integer not null references attachment,
  description text
);
create index material_image_file on material_image (file_id);
`

/** Keeps the last price of an item; it needs the tables of lots. */
export const materialPrices = `
-- Rows are locked in one order first, so that two lots that are awarded at one time cannot wait for each other.
create function keep_last_price() returns trigger language plpgsql as $$ begin
  perform 1 from material where id in (select i.material_id from changed c join lot_item i on i.id = c.item_id) order by id for update
  ; update material m set last_price = p.unit_price, last_price_on = p."from", last_price_lot_id = p.lot_id
  from (
    select distinct on (i.material_id) i.material_id, i.owner_id as lot_id, p."from", p.unit_price
    from lot_item i join lot_item_price p on p.item_id = i.id
    where i.material_id in (select i.material_id from changed c join lot_item i on i.id = c.item_id)
    order by i.material_id, p."from" desc, p.id desc
  ) p where m.id = p.material_id
  ; return null ; end $$;
create trigger lot_item_price_added after insert on lot_item_price referencing new table as changed
  for each statement execute function keep_last_price();
create trigger lot_item_price_changed after update on lot_item_price referencing new table as changed
  for each statement execute function keep_last_price();
-- Demo prices are inserted with triggers switched off, except for triggers that are set to "always".
alter table lot_item_price enable always trigger lot_item_price_added;
`
