import { join } from 'node:path'
import type { ArgTypes } from '@storybook/react-vite'
import { API, type Checker, type Project, SignatureKind, type Symbol as Prop, SymbolFlags, type Type } from 'typescript/unstable/async'
import type { Plugin } from 'vite'

/** What the page "Docs" and the panel "Controls" say of a component. */
export interface PropTable {
  readonly description: string
  readonly props: ArgTypes
}

const config = join(import.meta.dirname, '../tsconfig.json')

/**
 * Gives the component of a story its table of props, as the compiler knows them. Storybook's own reader, `react-docgen`, knows neither the
 * values of a type of another file nor the props of what a function makes, and was more than half of the work of a build.
 */
export function propTables(): Plugin {
  let api: API | undefined
  let opened: Promise<Project | undefined> | undefined
  return {
    name: 'prop-tables',
    enforce: 'pre',
    buildStart() {
      api ??= new API()
      opened ??= api.updateSnapshot({ openProjects: [config] }).then((snapshot) => snapshot.getProject(config))
    },
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      async handler(code, id) {
        const [, name = ''] = /\bcomponent: (\w+)/.exec(code) ?? []
        if (!new RegExp(`\\b${name}\\b[^;]* from '@esporte-parana/sdk|^function ${name}\\(`, 'm').test(code)) return
        const project = await opened
        const table = project && (await tableOf(project, id))
        return table && { code: `${code}\n${name}.propTable = ${JSON.stringify(table)}`, map: null }
      },
    },
    async closeBundle() {
      await api?.close()
    },
  }
}

/** The table of the component that a story file names; `undefined` for a file that was made after the start. */
async function tableOf({ checker, program }: Project, file: string): Promise<PropTable | undefined> {
  const source = await program.getSourceFile(file)
  const place = source?.text.indexOf('component: ') ?? -1
  if (place < 0) return
  const symbol = await checker.getSymbolAtPosition(file, place + 'component: '.length)
  const type = await checker.getTypeAtPosition(file, place + 'component: '.length)
  if (!symbol || !type) return
  const [signature] = await checker.getSignaturesOfType(type, SignatureKind.Call)
  const props = signature && (await checker.getParameterType(signature, 0))
  const rows = props ? (await checker.getPropertiesOfType(props)).filter(isOwn) : []
  const described = symbol.flags & SymbolFlags.Alias ? await checker.getAliasedSymbol(symbol) : symbol
  return {
    description: withoutLinks(await checker.getDocumentationCommentOfSymbol(described)),
    props: Object.fromEntries(await Promise.all(rows.map(async (prop) => [prop.name, await rowOf(checker, prop)] as const))),
  }
}

/** Of an element's attributes, which React declares, only `children` is worth a row. */
const isOwn = ({ name, declarations }: Prop) => name === 'children' || !declarations.every(({ path }) => path.includes('/@types/react/'))

async function rowOf(checker: Checker, prop: Prop): Promise<ArgTypes[string]> {
  const [declared, description, tags] = await Promise.all([
    checker.getTypeOfSymbol(prop),
    checker.getDocumentationCommentOfSymbol(prop),
    checker.getJsDocTagsOfSymbol(prop),
  ])
  const required = !(prop.flags & SymbolFlags.Optional)
  const values = declared && (await valuesOf(await checker.getNonNullableType(declared)))
  const written = declared ? await checker.typeToString(declared) : 'unknown'
  const text = required ? written : written.replace(/ \| undefined$/, '')
  const initial = tags.find(({ name }) => name === 'default')?.text
  return {
    description: withoutLinks(description),
    ...kindOf(text, values, required),
    table: {
      type: { summary: values ? values.map((value) => JSON.stringify(value)).join(' | ') : text },
      ...(initial && { defaultValue: { summary: withoutLinks(initial) } }),
    },
  }
}

/** The values of a union of texts or numbers. */
async function valuesOf(type: Type | undefined): Promise<readonly (string | number)[] | undefined> {
  if (!type?.isUnionType()) return
  const parts = await type.getTypes()
  const values = parts.flatMap((part) => (part.isStringLiteralType() || part.isNumberLiteralType() ? [part.value] : []))
  return values.length === parts.length ? values : undefined
}

/** The panel offers to change what it can show as a field. */
function kindOf(
  text: string,
  values: readonly (string | number)[] | undefined,
  required: boolean,
): Pick<ArgTypes[string], 'type' | 'control'> {
  if (values) return { type: { name: 'enum', value: [...values], required } }
  if (text === 'boolean' || text === 'string' || text === 'number') return { type: { name: text, required } }
  return { type: { name: 'other', value: text, required }, control: false }
}

const withoutLinks = (text: string) => text.replaceAll(/\{@link (\w+)\}/g, '`$1`')
