export { contractPath } from './contractPath.js'
import { DefinitionError } from './errors.js'
import type { Parser } from './parser.js'
import type { Act } from './powers.js'
import type { KeyOf, Stored } from './record.js'
import { checkWorkflow, nameTransitions, type Transition, type TransitionDefinition, type Workflow } from './workflow.js'

/** The schemas of an entity: the record that is read and the body that is written. */
export interface ContractSchema<Rec, Draft> {
  readonly entity: Parser<Rec>
  readonly draft: Parser<Draft>
  /** The schemas of the transitions with a `payload`, by transition name. */
  readonly transitions?: Readonly<Record<string, Parser<object>>>
}

/** Fields that must be unique together. The server checks this on save; the form uses the rule to warn earlier. */
export interface UniqueRule<Key extends string = string> {
  /** The form shows the message at the first field; the others may be empty. */
  readonly fields: readonly [Key, ...Key[]]
  /** The match is only a hint of a second registration: texts are compared without accents and case, and saving stays possible. @default false */
  readonly isHint?: boolean
  /**
   * The first field is a long text, and the hint names records with nearly the same text: words in another order, left out or misspelt. It must be
   * the first text of the search. The form asks while the person types. The other fields must be equal. Only for hints.
   * @default false
   */
  readonly isNear?: boolean
  /**
   * How many first characters of the field identify the owner: the first eight of a CNPJ are the company. Records that share only these are shown as
   * its other establishments. Only for hints.
   * @default the whole value is compared
   */
  readonly root?: number
}

/** The parent of a nested entity, such as the tender of a lot. Every call is limited to that parent; the server answers 404 under any other. */
export interface ParentRule<Key extends string = string> {
  /** The path parameter with the parent's id: `licitacaoId`. */
  readonly param: string
  /** The field with the parent's id, in the record and the draft: `tenderId`. A draft may omit it, because the address has it. */
  readonly key: Key
  /** Name of the parent's contract: `tender`. */
  readonly entity: string
  /** Path of the parent's contract. @default the part of the path before the parameter */
  readonly path?: string
  /**
   * The parent's statuses in which records can be added, and the rule that says why not in any other: lists then offer no new record, and the form
   * of one shows the rule's text. The server refuses with that rule, a restored record too. @default records can always be added
   */
  readonly open?: { readonly in: readonly string[]; readonly otherwise: string }
}

/** A contract without its generic types, for the engines, the client and the server. */
export interface AnyContract extends Workflow {
  /** Singular, camelCase: `supplier`. Must not change: cache keys, audit and drafts use it. */
  readonly name: string
  /** Path of the list in the product and under the API's base; a parent is written as `{licitacaoId}`. */
  readonly path: string
  /** The parent of the entity's records; its id is the only parameter of `path`. @default none */
  readonly parent?: ParentRule
  /** Fields that the search box searches. */
  readonly search: readonly string[]
  /** Query parameters that filter the list. Several values: `a,b`. Ranges of dates and numbers: `from..to`, where either end may be missing. */
  readonly filters: readonly string[]
  readonly sortable: readonly string[]
  /** Used when the address has no `ordem`: `name` or `-updatedAt`. */
  readonly defaultSort: string
  /** The field with a record's position, for lists that people order by hand: `POST /<path>/ordenar` swaps positions. @default none */
  readonly orderable?: string
  /** Fields that lists mask; `POST /<path>/{id}/revelar` reveals one of them and writes an audit entry. */
  readonly masked: readonly string[]
  /** Fields of rows whose CPF every answer masks as well: `guardians.cpf`. `revelar` names the row by its id. @default none */
  readonly maskedInRows: readonly string[]
  /** Places of the draft of which a history tells only that they changed: `rg`, `bankAccounts`. @default none */
  readonly discreet: readonly string[]
  /** Row fields that distinguish records with the same name; pickers show them under the name. Masked fields stay masked. */
  readonly tellsApart: readonly string[]
  /**
   * Filters, besides `status`, that fields of other entities may use to narrow their options. A portal may use only these for records outside its
   * screens.
   */
  readonly choiceFilters: readonly string[]
  /** Groups of fields that must be unique together. The form checks them with `POST /<path>/duplicados` as soon as they are filled in. */
  readonly unique: readonly UniqueRule[]
  /** Exact sums of number or decimal string fields over all matches of a list, by field: `GET /<path>/somas`. Lists load them after the rows. */
  readonly aggregates: Readonly<Record<string, 'sum'>>
  /** Numbers for home pages, by name: each one is a set of list filters and opens that list. Their texts are in the messages under `figures`. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The figure that shows the total; the others show pending work. @default none */
  readonly headline?: string
  /** The figures that the current person must handle, the most urgent first. @default none */
  readonly duties: readonly string[]
  /** The act that a duty needs; those of the others are writing. @default none */
  readonly dutyPowers: Readonly<Record<string, Act>>
  /** Whether references to a record can be moved to another record: `POST /<path>/{id}/reatribuir`. */
  readonly isReassignable: boolean
  /** Fields of the draft that the server computes. A draft may leave them empty, which changes nothing; a wrong value is refused. @default none */
  readonly computed: readonly string[]
  /** Loads the zod schemas, in a chunk of their own: lists never load them, forms load them after the first paint. */
  readonly schema: () => Promise<ContractSchema<unknown, unknown>>
}

/**
 * The name, path and query rules of an entity. No zod, no React, no texts.
 * `Extra` names filters that are not fields of the record.
 */
export interface Contract<Rec extends Stored, Draft extends object, Extra extends string = never> extends AnyContract {
  readonly parent?: ParentRule<KeyOf<Rec> & KeyOf<Draft>>
  readonly search: readonly KeyOf<Rec>[]
  readonly filters: readonly (KeyOf<Rec> | KeyOf<Draft> | Extra)[]
  readonly sortable: readonly KeyOf<Rec>[]
  readonly transitions: readonly Transition<Rec['status']>[]
  readonly finalStatuses: readonly Rec['status'][]
  readonly editable: Readonly<Partial<Record<Rec['status'], readonly KeyOf<Draft>[]>>>
  readonly editableRows?: Readonly<Partial<Record<Rec['status'], Readonly<Partial<Record<KeyOf<Draft>, readonly string[]>>>>>>
  readonly deletable: readonly Rec['status'][]
  readonly referable: readonly Rec['status'][]
  readonly masked: readonly KeyOf<Rec>[]
  readonly maskedInRows: readonly `${KeyOf<Rec>}.${string}`[]
  readonly orderable?: KeyOf<Rec>
  readonly tellsApart: readonly KeyOf<Rec>[]
  readonly unique: readonly UniqueRule<KeyOf<Draft>>[]
  readonly computed: readonly KeyOf<Draft>[]
  readonly fieldPowers?: Readonly<Partial<Record<KeyOf<Draft>, Act>>>
  readonly schema: () => Promise<ContractSchema<Rec, Draft>>
}

/** The record type of a contract; `Stored` when the types are unknown. */
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
  | 'maskedInRows'
  | 'discreet'
  | 'tellsApart'
  | 'choiceFilters'
  | 'unique'
  | 'aggregates'
  | 'figures'
  | 'duties'
  | 'dutyPowers'
  | 'isReassignable'
  | 'computed'

/** Declares the API of an entity: its name, path and query rules. @throws DefinitionError when the path or the default order cannot work. */
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
  maskedInRows: [],
  discreet: [],
  tellsApart: [],
  choiceFilters: [],
  unique: [],
  figures: {},
  duties: [],
  dutyPowers: {},
  isReassignable: false,
  computed: [],
} as const

function checkAggregates({ name, aggregates, masked }: AnyContract): void {
  const veiled = Object.keys(aggregates).find((key) => masked.includes(key))
  if (veiled !== undefined)
    throw new DefinitionError(`${name}.aggregates`, `"${veiled}" is masked`, 'Sum up what every reader of the list may see.')
}

/** The path parameter and the parent need each other; with only one, every caller would have to fill in the rest. */
function checkParent({ name, path, parent }: AnyContract): void {
  const params = [...path.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, param]) => param)
  if (params.join() !== (parent?.param ?? ''))
    throw new DefinitionError(
      `${name}.parent`,
      `"${path}" has the parameters [${params.join(', ')}]`,
      'Name exactly that one as "parent.param".',
    )
}

/** Checks that a list can show what the figures count. */
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

/** The sort keys and the default order of a list. Deleted records come newest first: their last change is the deletion. */
export function ordersOf(contract: AnyContract, isDeleted = false): Pick<AnyContract, 'sortable' | 'defaultSort'> {
  return isDeleted ? { sortable: [...new Set([...contract.sortable, 'updatedAt'])], defaultSort: '-updatedAt' } : contract
}
