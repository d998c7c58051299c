import { quoted } from './sdkFiles.mjs'

const files = {
  'table.ts': ({ camel, kebab, table, words, step, parent }) => `import { storedColumns } from '../../database/storedColumns.js'

/** The table of a ${words}, step by step. */
export const ${camel}Steps = {
  '${step}-${kebab}': \`
create table ${table} (
  \${storedColumns},
  status text not null default 'ativo' check (status in ('ativo','inativo')),
${parent ? `  ${parent.table}_id integer not null references ${parent.table},\n` : ''}  name text collate "und-x-icu" not null
);
create unique index ${table}_name_unique on ${table} (${parent ? `${parent.table}_id, ` : ''}lower(name)) where deleted_at is null;
\`,
}
`,
  'entity.ts': ({ camel, table, parent }) => `import { ${camel}Contract } from '@esporte-parana/sdk/contracts'
import { defineEntity } from '../../records/plan/defineEntity.js'

export const ${camel} = defineEntity(${camel}Contract, {
  table: '${table}',
  label: (draft) => draft.name,
${parent ? `  links: { ${parent.camel}: { table: '${parent.table}' } },\n` : ''}  unique: { ${table}_name_unique: 'name' },
})
`,
  'seed.ts': ({ pascal, table, texts, parent }) => `import type { ${pascal}Draft } from '@esporte-parana/sdk/contracts'
import type { Database } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import type { EntityPlan } from '../../records/plan/plan.js'

const letters = 'ABCDEFGHIJKL'

/** Inserts demo records, numbered in order. */
export async function seed${pascal}(database: Database, plan: EntityPlan): Promise<void> {
  const records = Array.from(letters, (letter, index) => {
    const draft: ${pascal}Draft = { ${parent ? `${parent.camel}Id: index + 1, ` : ''}name: ${template(texts['pt-BR'][0], 'letter')}, notes: null }
    return rowOf(plan, { ...draft }, { id: index + 1, ...seededColumns })
  })
  await insertRows(database, '${table}', records)
  await continueIds(database, '${table}')
}
`,
  'folder.ts': ({ camel, pascal }) => `import type { EntityFolder } from '../EntityFolder.js'
import { ${camel} } from './entity.js'
import { seed${pascal} } from './seed.js'
import { ${camel}Steps } from './table.js'

export const ${camel}Folder: EntityFolder = { entity: ${camel}, steps: ${camel}Steps, demo: seed${pascal} }
`,
  'draft.testkit.ts': ({ words, texts }) => `import { next } from '../../testing/sequence.js'

/** A valid ${words}; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
  return { name: ${template(`${texts['pt-BR'][0]} de testes`, 'next()')}, ...more }
}
`,
}

/** The files of an entity's folder in the reference API, by name. */
export function serverFiles(entity) {
  return Object.fromEntries(Object.entries(files).map(([name, write]) => [name, write(entity)]))
}

/** The server's list with the new folder. */
export function withFolder(text, { camel, kebab }) {
  const start = 'export const entityFolders: readonly EntityFolder[] = ['
  const list = new RegExp(`${start.replace(/[[\]]/g, '\\$&')}([^\\]]*)\\]`)
  const names = (list.exec(text)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const all = [...names, `${camel}Folder`]
  const line = `${start}${all.join(', ')}]`
  const written = line.length <= 140 ? line : `${start}\n${all.map((name) => `  ${name},`).join('\n')}\n]`
  const added = `import { ${camel}Folder } from './${kebab}/folder.js'\n`
  return text.replace(list, written).replace(/\n\n/, `\n${added}\n`)
}

function template(text, expression) {
  return `\`${quoted(text).slice(1, -1).replaceAll('`', '\\`')} \${${expression}}\``
}
