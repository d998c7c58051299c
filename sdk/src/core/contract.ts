export { contractPath } from './contractPath.js'
import { DefinitionError } from './errors.js'
import type { Parser } from './parser.js'
import type { KeyOf, Stored } from './record.js'
import { checkWorkflow, nameTransitions, type Transition, type TransitionDefinition, type Workflow } from './workflow.js'

/** What travels: the record as it is read and the body as it is written. */
export interface ContractSchema<Rec, Draft> {
  readonly entity: Parser<Rec>
  readonly draft: Parser<Draft>
  /** What a transition that has a `payload` is sent with, by its name. */
  readonly transitions?: Readonly<Record<string, Parser<object>>>
}

/** Fields that no two records share. The server's unique rules decide on saving; this lets the person know before. */
export interface UniqueRule<Key extends string = string> {
  /** The first one is where the person is told; the others may be empty. */
  readonly fields: readonly [Key, ...Key[]]
  /** The same in several fields only looks like a second registration: texts are compared without accents and capitals, and saving stays possible. @default false */
  readonly isHint?: boolean
  /**
   * How many first characters of the field say whose it is: the eight of a CNPJ are the company's. Records that share these and not the rest are
   * shown as its other establishments. Only for hints. @default the whole value is compared
   */
  readonly root?: number
}

/** The record that an entity stands under: a lot under its tender. Every call is scoped by it, and the server answers 404 under any other. */
export interface ParentRule<Key extends string = string> {
  /** The parameter of the path that holds its id: `licitacaoId`. */
  readonly param: string
  /** The field that holds its id, in the record and in the draft: `tenderId`. The address says it; a draft need not. */
  readonly key: Key
  /** Name of its contract: `tender`. */
  readonly entity: string
  /** Path of its contract. @default what stands before the parameter */
  readonly path?: string
}

/** A contract without its types, as the engines, the client and the server read it. */
export interface AnyContract extends Workflow {
  /** Singular, camelCase: `supplier`. Stable: cache keys, audit and drafts use it. */
  readonly name: string
  /** Path of the list in the product and below the API's base; a parent stands as `{licitacaoId}`. */
  readonly path: string
  /** The record that the entity's records stand under; its id is the one parameter of `path`. @default none */
  readonly parent?: ParentRule
  /** Fields that the search box looks into. */
  readonly search: readonly string[]
  /** Query parameters that narrow the list. Several values: `a,b`. Ranges of dates and numbers: `from..to`, either end may be missing. */
  readonly filters: readonly string[]
  readonly sortable: readonly string[]
  /** `ordem` when the address names none: `name` or `-updatedAt`. */
  readonly defaultSort: string
  /** The field that holds a record's place among the others, where people order them by hand: `POST /<path>/ordenar` lets records exchange their places. @default none */
  readonly orderable?: string
  /** Fields that lists mask; `POST /<path>/{id}/revelar` shows one of them and is audited. */
  readonly masked: readonly string[]
  /** Fields of a list's row that tell records of one name apart; shown under the name wherever one is chosen. No secrets: what is masked in lists stays masked. */
  readonly tellsApart: readonly string[]
  /** Filters, beside `status`, by which fields of other entities narrow what they offer: all that a portal may ask about records beyond its screens. */
  readonly choiceFilters: readonly string[]
  /** Which fields together belong to one record only: asked for by `POST /<path>/duplicados` as soon as they are filled in. */
  readonly unique: readonly UniqueRule[]
  /** What lists tell of everything that they find, beside the rows and never before them: `GET /<path>/somas`. The exact sum of a field of numbers or decimal strings. */
  readonly aggregates: Readonly<Record<string, 'sum'>>
  /** Numbers that homes show, by name: each is what a filter of the list finds, and opens that list. Their texts stand in the messages under `figures`. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The one of them that tells how much there is; the others tell what waits for somebody. @default none */
  readonly headline?: string
  /** Those of them that the person who asks has to do themself, the most urgent first. @default none */
  readonly duties: readonly string[]
  /** Whether what refers to a record can be moved to another one: `POST /<path>/{id}/reatribuir`. */
  readonly isReassignable: boolean
  /** The zod schemas, in a chunk of their own: lists never load them, forms load them after the first paint. */
  readonly schema: () => Promise<ContractSchema<unknown, unknown>>
}

/**
 * What an entity is called, where it lives and how it may be asked. No zod, no React, no texts.
 * `Extra` names filters that are no field of the record.
 */
export interface Contract<Rec extends Stored, Draft extends object, Extra extends string = never> extends AnyContract {
  readonly parent?: ParentRule<KeyOf<Rec> & KeyOf<Draft>>
  readonly search: readonly KeyOf<Rec>[]
  readonly filters: readonly (KeyOf<Rec> | KeyOf<Draft> | Extra)[]
  readonly sortable: readonly KeyOf<Rec>[]
  readonly transitions: readonly Transition<Rec['status']>[]
  readonly finalStatuses: readonly Rec['status'][]
  readonly editable: Readonly<Partial<Record<Rec['status'], readonly KeyOf<Draft>[]>>>
  readonly deletable: readonly Rec['status'][]
  readonly referable: readonly Rec['status'][]
  readonly masked: readonly KeyOf<Rec>[]
  readonly orderable?: KeyOf<Rec>
  readonly tellsApart: readonly KeyOf<Rec>[]
  readonly unique: readonly UniqueRule<KeyOf<Draft>>[]
  readonly schema: () => Promise<ContractSchema<Rec, Draft>>
}

/** The record that a contract reads; `Stored` where its types are not known. */
export type RecordOf<C extends AnyContract> = C extends {
  readonly schema: () => Promise<{ readonly entity: Parser<infer Rec extends Stored> }>
}
  ? Rec
  : Stored

interface ContractDefinition<Rec extends Stored, Draft extends object, Extra extends string>
  extends Omit<Contract<Rec, Draft, Extra>, 'defaultSort' | 'transitions' | Optional>,
    Partial<Pick<Contract<Rec, Draft, Extra>, Exclude<Optional, 'aggregates'>>> {
  readonly aggregates?: Readonly<Partial<Record<KeyOf<Rec>, 'sum'>>>
  readonly defaultSort?: KeyOf<Rec> | `-${KeyOf<Rec>}`
  readonly transitions?: readonly TransitionDefinition<Rec['status']>[]
}

type Optional =
  | 'statuses'
  | 'finalStatuses'
  | 'editable'
  | 'deletable'
  | 'referable'
  | 'masked'
  | 'tellsApart'
  | 'choiceFilters'
  | 'unique'
  | 'aggregates'
  | 'figures'
  | 'duties'
  | 'isReassignable'

/** Declares how an entity is asked for. @throws DefinitionError when the path or the default order cannot work. */
export function defineContract<Rec extends Stored, Draft extends object, Extra extends string = never>(
  definition: ContractDefinition<Rec, Draft, Extra>,
): Contract<Rec, Draft, Extra> {
  const { name, path, sortable } = definition
  const defaultSort = definition.defaultSort ?? sortable[0] ?? 'id'
  if (!/^(\/([a-z0-9-]+|\{[a-zA-Z]+\}))+$/.test(path)) {
    throw new DefinitionError(`${name}.path`, `"${path}" is no path`, 'Start with "/", use lower case words and {parent} parameters.')
  }
  if (defaultSort !== 'id' && !sortable.some((key) => key === defaultSort.replace(/^-/, ''))) {
    throw new DefinitionError(`${name}.defaultSort`, `"${defaultSort}" is not sortable`, 'Name a field that stands in "sortable".')
  }
  const { orderable } = definition
  if (orderable !== undefined && !sortable.includes(orderable)) {
    throw new DefinitionError(`${name}.orderable`, `"${orderable}" is not sortable`, 'Name a field that stands in "sortable".')
  }
  const { statuses = plain.statuses } = definition
  const contract = {
    ...plain,
    editable: {} as Contract<Rec, Draft>['editable'],
    deletable: statuses,
    referable: statuses.filter((status) => status === 'ativo'),
    ...definition,
    aggregates: { ...definition.aggregates } as AnyContract['aggregates'],
    transitions: nameTransitions(definition.transitions) as readonly Transition<Rec['status']>[],
    defaultSort,
  }
  checkParent(contract)
  checkAggregates(contract)
  checkFigures(contract)
  checkWorkflow(name, contract)
  return contract
}

const plain = {
  statuses: ['ativo', 'inativo'],
  finalStatuses: [],
  masked: [],
  tellsApart: [],
  choiceFilters: [],
  unique: [],
  figures: {},
  duties: [],
  isReassignable: false,
} as const

function checkAggregates({ name, aggregates, masked }: AnyContract): void {
  const veiled = Object.keys(aggregates).find((key) => masked.includes(key))
  if (veiled !== undefined)
    throw new DefinitionError(`${name}.aggregates`, `"${veiled}" is masked`, 'Sum up what every reader of the list may see.')
}

/** The path's parameter and the parent are one thing: without the other either would be left to every caller. */
function checkParent({ name, path, parent }: AnyContract): void {
  const params = [...path.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, param]) => param)
  if (params.join() !== (parent?.param ?? ''))
    throw new DefinitionError(
      `${name}.parent`,
      `"${path}" has the parameters [${params.join(', ')}]`,
      'Name exactly that one as "parent.param".',
    )
}

/** What a home shows must be what a list can show. */
function checkFigures({ name, figures, headline, duties, filters, parent }: AnyContract): void {
  const asked = Object.values(figures).flatMap((filter) => Object.keys(filter))
  const unknown = asked.find((key) => key !== 'status' && !filters.includes(key))
  if (unknown) throw new DefinitionError(`${name}.figures`, `"${unknown}" is no filter`, 'Name filters of the list.')
  if (headline !== undefined && !figures[headline])
    throw new DefinitionError(`${name}.headline`, `"${headline}" is no figure`, 'Name one of "figures".')
  const stray = duties.find((duty) => !figures[duty] || duty === headline)
  if (stray !== undefined)
    throw new DefinitionError(`${name}.duties`, `"${stray}" is no figure that waits`, 'Name one of "figures", not the headline.')
  if (parent && asked.length > 0)
    throw new DefinitionError(`${name}.figures`, 'its lists stand below other records', 'Let the parent tell the figure.')
}

/** In the place of keys to sort by: what the search means most comes first, names that begin with it, then those of which a word does. */
export const nearestFirst = 'busca'

/** How a list may be sorted, and how it is unless told otherwise. What was deleted comes newest first: its last change is its deletion. */
export function ordersOf(contract: AnyContract, isDeleted = false): Pick<AnyContract, 'sortable' | 'defaultSort'> {
  return isDeleted ? { sortable: [...new Set([...contract.sortable, 'updatedAt'])], defaultSort: '-updatedAt' } : contract
}
