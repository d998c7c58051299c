const files = {
  'fields.ts': ({ pascal, camel, words, plural, up, parent }) => `import type { DraftOf } from '${up}core/control.js'
import * as kind from '${up}kinds/kinds.js'

/** The fields of ${spaced(plural)}. */
export const ${camel}Fields = {
${parent ? `  ${parent.camel}Id: kind.hidden(kind.recordId({ required: true })),\n` : ''}  name: kind.text({ required: true, minLength: 3, maxLength: 120 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A ${words} as it is written. */
export interface ${pascal}Draft extends DraftOf<typeof ${camel}Fields> {}
`,
  'schema.ts': ({ pascal, camel, words, up, parent }) => `import { entitySchema, type RecordOf } from '${up}schema/draftSchema.js'
import * as field from '${up}schema/fields.js'
import { ${camel}Fields } from './fields.js'

const added = { ...field.storedShape, status: field.activeStatus${parent ? `, ${parent.camel}: field.link` : ''} }

/** A ${words} as it is read. */
export interface ${pascal} extends RecordOf<typeof ${camel}Fields, typeof added> {}
export type { ${pascal}Draft } from './fields.js'
/** Checks record and draft. */
export const ${camel}Schema = entitySchema(${camel}Fields, added)
`,
  'contract.ts': ({ pascal, camel, plural, path, up, parent }) => `import { defineContract } from '${up}core/contract.js'
import type { ${pascal}, ${pascal}Draft } from './schema.js'

/** How ${spaced(plural)} are requested. */
export const ${camel}Contract = defineContract<${pascal}, ${pascal}Draft>({
  name: '${camel}',
  path: '${path}',
${parent ? `  parent: { param: '${parent.param}', key: '${parent.camel}Id', entity: '${parent.camel}' },\n` : ''}  search: ['name'],
  filters: ['status'],
  sortable: ['name', 'status'],
  defaultSort: 'name',
  unique: [{ fields: ['name'] }],
  schema: () => import('./schema.js').then((module) => module.${camel}Schema),
})
`,
  'messages.ts': ({ pascal, camel, plural, texts, up, parent }) => `import type { ResourceMessages } from '${up}core/messages.js'
import type { ${pascal}, ${pascal}Draft } from './schema.js'

/** Every text of ${spaced(plural)} in three languages. */
export const ${camel}Messages = {
${Object.entries(ownWords)
  .map(([locale, [name, section]]) =>
    messagesIn(locale, texts[locale], { name, section, above: parent && [parent.camel, parent.texts[locale]] }),
  )
  .join('\n')}
} satisfies ResourceMessages<${pascal}, ${pascal}Draft>
`,
  'resource.ts': ({ camel, up }) => `import { defineResource } from '${up}core/resource.js'
import { ${camel}Contract } from './contract.js'
import { ${camel}Fields } from './fields.js'
import { ${camel}Messages } from './messages.js'

export const ${camel} = defineResource(${camel}Contract, {
  messages: ${camel}Messages,
  title: 'name',
  columns: ['name', 'status'],
  fields: ${camel}Fields,
  sections: [{ title: 'identification', fields: ['name', 'notes'] }],
})
`,
  'samples.ts': ({ camel, plural, texts, parent }) => `/** Records of ${spaced(plural)} for stories and tests. */
export const ${camel}Samples = [
  { id: 1,${above(parent)} name: ${quoted(`${texts['pt-BR'][0]} A`)}, notes: null },
  { id: 2,${above(parent)} name: ${quoted(`${texts['pt-BR'][0]} B`)}, notes: null, status: 'inativo' },
] as const
`,
}

const list = ({ pascal, camel, plural, up }) => `import { listScreen } from '${up}list/frame/listScreen.js'
import { ${camel} } from './resource.js'

/** The list of ${spaced(plural)}. */
export const ${pascal}List = listScreen(${camel})
`
const form = ({ pascal, camel, words, up }) => `import { formScreen } from '${up}form/frame/formScreen.js'
import { ${camel} } from './resource.js'

/** The form of one ${words}. */
export const ${pascal}Form = formScreen(${camel})
`
const slot = ({ camel, plural, up, parent }) => `import { listSlot } from '${up}list/within/listSlot.js'
import { ${camel} } from './resource.js'

/** The ${spaced(plural)} of a ${parent.words}, in its form. */
export const Slot = listSlot(${camel})
`
const listWithDialog = ({ pascal, camel, plural, up }) => `import { listScreen } from '${up}list/frame/listScreen.js'
import { ${camel} } from './resource.js'

/** The list of ${spaced(plural)}; \`?editar=\` opens one over it. */
export const ${pascal}List = listScreen(${camel}, {
  dialog: () => import('./${pascal}Dialog.js').then(({ ${pascal}Dialog }) => ({ Dialog: ${pascal}Dialog })),
})
`
const dialog = ({ pascal, camel, words, up }) => `import { formDialog } from '${up}form/frame/formDialog.js'
import { ${camel} } from './resource.js'

/** One ${words}, edited over its list: \`id\` is \`novo\` or a number. */
export const ${pascal}Dialog = formDialog(${camel})
`

const ownWords = { 'pt-BR': ['Nome', 'Identificação'], 'en-US': ['Name', 'Identification'], 'es-ES': ['Nombre', 'Identificación'] }

/** The files of an entity's folder in the SDK, by name. */
export function sdkFiles(entity) {
  const { pascal } = entity
  const below = { [`${pascal}Slot.tsx`]: slot, [`${pascal}Form.tsx`]: form }
  const withDialog = { [`${pascal}List.tsx`]: listWithDialog, [`${pascal}Dialog.tsx`]: dialog }
  const withForm = { [`${pascal}List.tsx`]: list, [`${pascal}Form.tsx`]: form }
  const screens = entity.parent ? below : entity.hasDialog ? withDialog : withForm
  return Object.fromEntries(Object.entries({ ...files, ...screens }).map(([name, write]) => [name, write(entity)]))
}

function above(parent) {
  return parent ? ` ${parent.camel}Id: 1,` : ''
}

function messagesIn(locale, [singular, plural, create], { name, section, above: [key, title] = [] }) {
  return `  '${locale}': {
    singular: ${quoted(singular)},
    plural: ${quoted(plural)},
    create: ${quoted(create)},
    fields: { ${key ? `${key}Id: ${title}, ${key}: ${title}, ` : ''}name: '${name}' },
    options: {},
    sections: { identification: '${section}' },
  },`
}

/** `materialGroups` as two words. */
function spaced(name) {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Quotes a text like the formatter: a text with an apostrophe gets double quotes. */
export function quoted(text) {
  return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`
}
