import { rowColumns, storedColumns } from '../../database/storedColumns.js'

/** Materials and services of the GMS catalogue, and their pictures. */
export const materialSteps = {
  '020-material': `
create table material (
  ${storedColumns},
  status text not null default 'em-analise' check (status in ('em-analise','ativo','bloqueado','inativo')),
  code text not null check (code ~ '^[0-9]{4}[.][0-9]{5}$'),
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
  check (reference_price is null or num_nulls(reference_date, reference_source) = 0)
);
create unique index material_code_unique on material (code) where deleted_at is null;
create unique index material_description_unique on material (class_id, lower(description)) where deleted_at is null;
create index material_of_class on material (class_id);
create index material_of_group on material (group_id);
create index material_dearest on material (reference_price desc nulls last, id desc) where deleted_at is null;
create table material_image (
  ${rowColumns('material')},
  file_id integer not null references attachment,
  description text
);
create index material_image_file on material_image (file_id);
`,
}
