import { addressColumns, rowColumns, storedColumns } from '../../database/storedColumns.js'

const mealType = (name: string) => `${name} text not null check (${name} in ('cafe-da-manha','almoco','lanche','jantar','ceia'))`

/** Tables of canteens, their meals, menus and served meals. */
export const canteenTables = `
create table canteen (
  ${storedColumns},
  status text not null default 'planejado' check (status in ('planejado','ativo','encerrado','cancelado')),
  event_id integer not null references event,
  name text collate "und-x-icu" not null,
  place_name text collate "und-x-icu" not null,
  ${addressColumns},
  phone text,
  capacity integer not null check (capacity between 1 and 5000),
  turns integer not null check (turns between 1 and 10),
  operating_from date not null,
  operating_to date not null check (operating_to >= operating_from),
  access_control text not null check (access_control in ('pulseira','qr-code','lista','nenhum')),
  manager_id integer not null references person,
  nutritionist_id integer references person,
  nutritionist_crn text,
  sanitary_license_number text,
  sanitary_license_valid_until date,
  tender_id integer references tender,
  lot_id integer references lot,
  supplier_id integer references supplier,
  request_id integer references service_request,
  meals_per_day integer not null default 0 check (meals_per_day >= 0),
  meal_capacity integer not null default 0,
  -- Open grave non-conformities: inspections write them, nobody else does.
  grave_issues integer not null default 0 check (grave_issues >= 0),
  check (lot_id is null or tender_id is not null),
  check (status <> 'ativo' or supplier_id is not null),
  check (num_nulls(sanitary_license_number, sanitary_license_valid_until) <> 1),
  check (num_nulls(address_street, address_number, address_neighborhood) = 0)
);
create unique index canteen_name_unique on canteen (event_id, lower(name)) where deleted_at is null;
create index canteen_manager on canteen (manager_id);
create index canteen_nutritionist on canteen (nutritionist_id);
create index canteen_tender on canteen (tender_id);
create index canteen_lot on canteen (lot_id);
create index canteen_request on canteen (request_id);
create index canteen_license on canteen (sanitary_license_valid_until) where deleted_at is null;
create table canteen_meal (
  ${rowColumns('canteen')},
  ${mealType('type')},
  start_time text not null check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- A supper may end after midnight.
  end_time text not null check (end_time ~ '^[0-2][0-9]:[0-5][0-9]$' and end_time <> start_time),
  service text not null check (service in ('buffet','marmitex','kit-lanche','bandejao')),
  expected_per_day integer not null check (expected_per_day > 0),
  max_per_person integer check (max_per_person > 0),
  lot_item_id integer references lot_item,
  constraint canteen_meal_once unique (owner_id, type) deferrable
);
create index canteen_meal_item on canteen_meal (lot_item_id);
create table canteen_menu (
  ${rowColumns('canteen')},
  date date not null,
  ${mealType('meal_type')},
  dietary text[] not null,
  kcal integer check (kcal > 0),
  constraint canteen_menu_once unique (owner_id, date, meal_type) deferrable
);
create table canteen_dish (
  ${rowColumns('canteen_menu')},
  name text not null,
  "group" text not null check ("group" in ('proteina','acompanhamento','salada','sobremesa','bebida'))
);
create table canteen_day (
  ${rowColumns('canteen')},
  date date not null,
  ${mealType('meal_type')},
  served integer not null check (served >= 0),
  wasted numeric check (wasted >= 0),
  constraint canteen_day_once unique (owner_id, date, meal_type) deferrable
);
`
