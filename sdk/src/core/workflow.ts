import type { Stored } from './record.js'
import type { FieldIssue } from './issue.js'
import { DefinitionError } from './errors.js'
import { type Act, type ListedPowers, mayAct, mayDecide, mayStep, type Reader } from './powers.js'

/** A named change of status: its source statuses, its target and the input it needs. */
export interface Transition<Status extends string = string> {
  /** Must not change: calls, messages and the server's guards use it. */
  readonly name: string
  readonly from: readonly Status[]
  readonly to: Status
  /** A negative change needs a reason of at least `minReasonLength` characters. @default false */
  readonly needsReason?: boolean
  /**
   * The transition has fields of its own: its schema is under `transitions` of the contract's schema, its controls are in the resource.
   * @default false
   */
  readonly payload?: boolean
  /**
   * The step belongs to a second hand: people who made the record cannot take it, nor can a token without a person. The key of the refusal's
   * text under `rules` in the messages. The record says in `barred` whether this reader is one of them. @default anybody
   */
  readonly secondHand?: string
  /** The power that the step needs where an office lists powers. @default what writing needs */
  readonly power?: Act
  /** The field with the amount that a person's limit of decisions is compared with, a decimal string: `total`. @default no limit */
  readonly amount?: string
  /**
   * The person who made the change can take it back for `takeBackMinutes`. So it asks nothing beforehand, unless it needs a reason or fields.
   * @default false
   */
  readonly isReversible?: boolean
  /** `ativar`, which a list offers for many records, makes this change too. It may ask for nothing. @default false */
  readonly isActivation?: boolean
  /** A record in another of the `from` statuses goes through this one on the way, and the history shows both steps. @default directly */
  readonly via?: Status
}

/** Why a reader cannot take the steps of a second hand: their own hand made the record, or no person is behind the token. */
export const bars = ['own', 'no-person'] as const
/** One of `bars`. */
export type Bar = (typeof bars)[number]

/** The fields that may change in rows, by the field that holds them. */
export type EditableRows = Readonly<Record<string, readonly string[] | undefined>>

/** A transition as written in a contract. */
export interface TransitionDefinition<Status extends string = string> extends Omit<Transition<Status>, 'name' | 'from'> {
  /** Needed when two commands lead to the same status: "Iniciar" and "Devolver". @default the status it leads to */
  readonly name?: string
  readonly from: Status | readonly Status[]
}

/** The statuses of a record and the rules that depend on them. */
export interface Workflow {
  /** Values of `status`; `ativo` and `inativo` unless the entity has its own workflow. */
  readonly statuses: readonly string[]
  /** Changes of status with `POST /<path>/{id}/situacao`, with a reason where needed. `ativo` ⇄ `inativo` use actions instead. */
  readonly transitions: readonly Transition[]
  /** Statuses that end the workflow. The record is read-only, except for the fields under `editable`: a PUT is refused with the code `final`. */
  readonly finalStatuses: readonly string[]
  /** The fields that stay editable, by status; a PUT that changes another field is refused with the code `locked`. @default all fields */
  readonly editable: Readonly<Record<string, readonly string[] | undefined>>
  /**
   * By status and field of sub-records: what may still change in the stored rows. None comes or goes, and a rule of the server refuses anything else.
   * @default whole rows
   */
  readonly editableRows?: Readonly<Record<string, EditableRows | undefined>>
  /** Fields whose change needs a power where an office lists powers: `{ receipts: 'receber' }`. @default none */
  readonly fieldPowers?: Readonly<Record<string, Act | undefined>>
  /** Statuses in which a record may be deleted; otherwise the server refuses with the code `not-deletable`. @default all of them */
  readonly deletable: readonly string[]
  /** Statuses in which other records may start to refer to this one; existing references may stay. @default ['ativo'] */
  readonly referable: readonly string[]
}

/** Minimum length of the reason of a negative change, in characters; domain model B5, StatusEvent. */
export const minReasonLength = 10

/** Why a text is no reason of a negative change: it is empty, has no word, or is too short; blanks in a row count once, as they are stored. */
export function reasonIssue(reason: string): Pick<FieldIssue, 'code' | 'params'> | undefined {
  if (reason === '') return { code: 'required' }
  if (!/\p{L}{2}/u.test(reason)) return { code: 'words' }
  return reason.trim().replaceAll(/\s+/g, ' ').length < minReasonLength
    ? { code: 'minLength', params: { min: minReasonLength } }
    : undefined
}

/** The transitions of a definition, each with its name. */
export function nameTransitions(definitions: readonly TransitionDefinition[] = []): readonly Transition[] {
  return definitions.map((definition) => {
    const { name = definition.to, from } = definition
    return { ...definition, name, from: typeof from === 'string' ? [from] : from }
  })
}

/** The transitions that a record in `status` may take, in the order of declaration. */
export function transitionsFrom(workflow: Pick<Workflow, 'transitions'>, status: string): readonly Transition[] {
  return workflow.transitions.filter(({ from }) => from.includes(status))
}

/**
 * The transitions that a record's reader may take: `transitionsFrom` without the steps of a second hand where the reader is none, and without
 * those that their powers lack.
 */
export function openTransitions(
  workflow: Pick<Workflow, 'transitions'>,
  record: BarredRecord,
  reader: Reader = { canWrite: true },
): readonly Transition[] {
  return transitionsFrom(workflow, record.status).filter(
    (transition) =>
      (transition.secondHand === undefined || !record.barred) &&
      mayStep(transition, reader) &&
      lackOf(transition, record, reader.powers) === undefined,
  )
}

/** What a person's powers lack for a step: `power`, or `amount` where it is above their limit. */
export function lackOf({ power, amount }: Transition, record: object, powers: ListedPowers): 'power' | 'amount' | undefined {
  if (power !== undefined && !mayAct(powers, power)) return 'power'
  if (amount === undefined) return undefined
  return mayDecide(powers, (record as Readonly<Record<string, unknown>>)[amount]) ? undefined : 'amount'
}

/** Why the reader cannot take a step of this record: `no-person`, `above-limit`, or the key of a text under `rules`. */
export function barOf(workflow: Pick<Workflow, 'transitions'>, record: BarredRecord, powers?: ListedPowers): string | undefined {
  const { status, barred } = record
  const steps = transitionsFrom(workflow, status)
  const rule = steps.find(({ secondHand }) => secondHand !== undefined)?.secondHand
  if (barred && rule !== undefined) return barred === 'own' ? rule : barred
  return steps.some((step) => lackOf(step, record, powers) === 'amount') ? 'above-limit' : undefined
}

interface BarredRecord {
  readonly status: string
  /** Only records of entities with such steps have it. */
  readonly barred?: Bar | null
}

/** The transitions that match a request: by name, by target status, or by both. */
export function meantTransitions(
  workflow: Pick<Workflow, 'transitions'>,
  status: string,
  { transition, to }: { readonly transition?: string; readonly to?: string },
): readonly Transition[] {
  return transitionsFrom(workflow, status).filter(
    (known) => (transition === undefined || known.name === transition) && (to === undefined || known.to === to),
  )
}

/** The statuses that a new record may have: the first of its workflow, and `inativo`. */
export function initialStatuses({ statuses }: Pick<Workflow, 'statuses'>): readonly string[] {
  return statuses.filter((status, index) => index === 0 || status === 'inativo')
}

/** The fields that can be edited in a status: those that the workflow names; otherwise none in a final status, and `undefined` for all fields. */
export function editableIn(workflow: Pick<Workflow, 'editable' | 'finalStatuses'>, status: string): readonly string[] | undefined {
  return workflow.editable[status] ?? (workflow.finalStatuses.includes(status) ? [] : undefined)
}

/** `editableIn`, without the fields whose change needs a power that the person lacks. */
export function editableWith(
  workflow: Pick<Workflow, 'editable' | 'finalStatuses' | 'fieldPowers'>,
  status: string,
  powers: ListedPowers,
): readonly string[] | undefined {
  const { fieldPowers = {} } = workflow
  const editable = editableIn(workflow, status)
  const isOpen = (key: string) => fieldPowers[key] === undefined || mayAct(powers, fieldPowers[key])
  return !powers || editable?.every(isOpen) ? editable : editable?.filter(isOpen)
}

/** Whether a record in this status is read-only. */
export function isReadOnlyIn(workflow: Pick<Workflow, 'editable' | 'finalStatuses'>, status: string): boolean {
  return editableIn(workflow, status)?.length === 0
}

/** Whether only the server gives and takes this status, because no command leads to it or away from it. */
export function isServersOwn({ transitions }: Pick<Workflow, 'transitions'>, status: string): boolean {
  // These two are changed by actions, without a transition.
  const isAction = status === 'ativo' || status === 'inativo'
  return !isAction && !transitions.some(({ from, to }) => to === status || from.includes(status))
}

/** The filters that leave only the records which a field may refer to; empty when every record qualifies. */
export function referableFilters({
  referable,
  statuses,
  filters,
}: Workflow & { readonly filters: readonly string[] }): Readonly<Record<string, string>> {
  const isNarrowing = filters.includes('status') && statuses.some((status) => !referable.includes(status))
  return isNarrowing ? { status: referable.join(',') } : {}
}

/** Checks the workflow of a contract. @throws DefinitionError when a status is unknown, or a name means two transitions from one status */
export function checkWorkflow(name: string, workflow: Workflow): void {
  const { statuses, transitions, finalStatuses, referable, deletable, editable, editableRows = {} } = workflow
  const named = {
    transitions: transitions.flatMap(({ from, to, via = to }) => [...from, to, via]),
    finalStatuses,
    referable,
    deletable,
    editable: Object.keys(editable),
    editableRows: Object.keys(editableRows),
  }
  for (const [place, found] of Object.entries(named)) {
    const unknown = found.find((status) => !statuses.includes(status))
    if (unknown !== undefined)
      throw new DefinitionError(`${name}.${place}`, `"${unknown}" is no status`, 'Name a value that stands in "statuses".')
  }
  for (const status of statuses) {
    const names = transitionsFrom(workflow, status).map((transition) => transition.name)
    const twice = names.find((candidate, place) => names.indexOf(candidate) !== place)
    if (twice !== undefined)
      throw new DefinitionError(`${name}.transitions`, `"${twice}" means two changes from "${status}"`, 'Give each a "name" of its own.')
  }
}

/** Props of a component that helps after a refused change of status. */
export interface RemedyProps {
  /** The record as it was sent. */
  readonly record: Stored
  /** The reasons of the refusal. */
  readonly issues: readonly FieldIssue[]
  /** Call it after changing the form: the form is saved and the user can confirm again. */
  readonly onMended: () => void
}

/** Loads a component that helps to fix a refused change of status, in a chunk of its own; it reads the form from context. */
export type LoadRemedy = () => Promise<{ readonly Remedy: (props: RemedyProps) => unknown }>

/** A change of status that the user is about to confirm. */
export interface StepProps {
  readonly record: Stored
  /** Name of the transition in the contract. */
  readonly transition: string
  /** Goes to a field of the record's form. @default the form is not open */
  readonly onField?: ((path: string) => void) | undefined
}

/** Loads the command that leads on from a record that may only be read: its next edition. It stands in the notice that says so. */
export type LoadContinuation = () => Promise<{ readonly Continuation: (props: { readonly record: Stored }) => unknown }>

/** Loads the explanation of a change of status, in a chunk of its own: its consequences and its obstacles. */
export type LoadStep = () => Promise<{
  readonly Step: (props: StepProps) => unknown
  /** The path of the field that blocks the change, '' for the whole record; the dialog then offers to fill it in. @default nothing */
  readonly hindrance?: (place: StepProps) => string | undefined
}>

/** What a panel receives that opens from the menu of a record. */
export interface RecordPanelProps {
  readonly record: Stored
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The panel has left the page. */
  readonly onClosed: () => void
  /** Closes the panel and goes to a field of the record's form. */
  readonly onField: (path: string) => void
  /** The panel changed the record by a call of its own: the form reads it again. */
  readonly onChanged: () => void
}

/** Loads a panel of a record's menu when it is pressed. */
export type LoadRecordPanel = () => Promise<{ readonly Panel: (props: RecordPanelProps) => unknown }>

/** An entry of a record's menu that opens a panel. */
export interface RecordPanel {
  readonly load: LoadRecordPanel
  /** Only users who manage accounts are offered it. @default everybody who signed in */
  readonly isForManagers?: boolean
  /** It shows what other areas hold, and whole documents: only who may read all of it is offered it. @default false */
  readonly needsAll?: boolean
  /** Opens it from an address: `/pessoas/7?painel=acesso`. @default only the menu opens it */
  readonly address?: string
}

/** Parts of a record's page that a resource brings, each in a chunk of its own. */
export interface RecordParts {
  /** Shown in the form after a refused transition. @default nothing */
  readonly remedy?: LoadRemedy
  /** Shown in the dialog of a transition before the user confirms it. @default only the old and the new status */
  readonly step?: LoadStep
  /** The command that leads on from a record that may only be read. @default none */
  readonly continuation?: LoadContinuation
  /** Entries of a stored record's menu, each with the panel that it opens, by the key of its name under `panels`; not for portals. @default none */
  readonly panels?: Readonly<Record<string, RecordPanel>>
}
