import type { Rolldown } from 'vite'
import { sources } from './pageChunks.js'

/** The public modules of the package, which only pass on what other modules hold. */
const lists = sources.replace(/src\/$/, 'exports/')
export const isList = (id: string): boolean => id.startsWith(lists)

type Context = Rolldown.PluginContext
type Names = readonly string[] | 'all'

interface Import {
  readonly source: string
  readonly names: Names
}

/**
 * What each module takes from the public modules of the package: the modules that hold it. A public module names more than one host uses,
 * so following its own imports would make everything part of the first page.
 */
export async function usedModules(context: Context): Promise<ReadonlyMap<string, readonly string[]>> {
  const takers = [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.importedIds.some(isList))
  const holders = new Map<string, Promise<Holders>>()
  const holdersOf = (list: string) => {
    const known = holders.get(list) ?? readHolders(context, list)
    holders.set(list, known)
    return known
  }
  const found = takers.map(async (taker) => {
    const taken: string[] = []
    for (const { source, names } of importsIn(context, taker)) {
      const list = (await context.resolve(source, taker))?.id
      if (!list || !isList(list)) continue
      for (const [name, holder] of await holdersOf(list)) if (names === 'all' || names.includes(name)) taken.push(holder)
    }
    return [taker, taken] as const
  })
  return new Map(await Promise.all(found))
}

/** By public name, the module that holds it. */
type Holders = ReadonlyMap<string, string>

async function readHolders(context: Context, list: string): Promise<Holders> {
  const { body } = parse(context, list)
  const sourceOf = new Map<string, string>()
  const holders = new Map<string, string>()
  const hold = async (name: string, source: string | undefined) => {
    const holder = source && (await context.resolve(source, list))?.id
    if (holder) holders.set(name, holder)
  }
  for (const node of body)
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) sourceOf.set(local.name, node.source.value)
  for (const node of body)
    if (node.type === 'ExportNamedDeclaration')
      for (const { local, exported } of node.specifiers) await hold(nameOf(exported), node.source?.value ?? sourceOf.get(nameOf(local)))
  return holders
}

function importsIn(context: Context, id: string): readonly Import[] {
  return parse(context, id).body.flatMap((node): readonly Import[] => {
    if (node.type === 'ExportAllDeclaration') return [{ source: node.source.value, names: 'all' }]
    if (node.type === 'ExportNamedDeclaration' && node.source)
      return [{ source: node.source.value, names: node.specifiers.map(({ local }) => nameOf(local)) }]
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return []
    const names = node.specifiers.map((specifier) => (specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined))
    return [{ source: node.source.value, names: names.every((name) => name !== undefined) ? names : 'all' }]
  })
}

const nameOf = (node: { readonly name: string } | { readonly value: string }): string => ('name' in node ? node.name : node.value)

/** A module's code may still have its types. */
function parse(context: Context, id: string) {
  return context.parse(context.getModuleInfo(id)?.code ?? '', { lang: 'tsx' })
}
