import { DefinitionError } from './errors.js'

/** A named change of status: from where, to where, and what the person must say for it. */
export interface Transition<Status extends string = string> {
  /** Stable: calls, messages and the server's guards use it. */
  readonly name: string
  readonly from: readonly Status[]
  readonly to: Status
  /** A negative change is explained in at least `minReasonLength` characters. @default false */
  readonly needsReason?: boolean
  /** Fields of its own are filled in: a schema of the same name stands under `transitions` of the contract's schema, its controls in the resource. @default false */
  readonly payload?: boolean
}

/** A transition as it is declared. */
export interface TransitionDefinition<Status extends string = string> extends Omit<Transition<Status>, 'name' | 'from'> {
  /** Needed where two commands lead to one status: "Iniciar" and "Devolver". @default the status it leads to */
  readonly name?: string
  readonly from: Status | readonly Status[]
}

/** The life of a record as its contract declares it. */
export interface Workflow {
  /** Values of `status`; `ativo` and `inativo` unless the entity has a workflow of its own. */
  readonly statuses: readonly string[]
  /** Changes of status made by `POST /<path>/{id}/situacao`, each with its reason where it needs one; `ativo` ⇄ `inativo` are actions instead. */
  readonly transitions: readonly Transition[]
  /** Statuses in which the record is read-only: a PUT is refused with the code `final`. */
  readonly finalStatuses: readonly string[]
  /** The fields that may still be changed, by status; a PUT that changes another one is refused with the code `locked`. @default all of them */
  readonly editable: Readonly<Record<string, readonly string[] | undefined>>
  /** Statuses in which a record may be deleted; otherwise it is refused with the code `not-deletable`. @default all of them */
  readonly deletable: readonly string[]
  /** Statuses in which other records may begin to refer to this one; what refers to it already may keep it. @default ['ativo'] */
  readonly referable: readonly string[]
}

/** Characters of the reason of a negative change; domain model B5, StatusEvent. */
export const minReasonLength = 10

/** The transitions of a definition, each with its name. */
export function nameTransitions(definitions: readonly TransitionDefinition[] = []): readonly Transition[] {
  return definitions.map((definition) => {
    const { name = definition.to, from } = definition
    return { ...definition, name, from: typeof from === 'string' ? [from] : from }
  })
}

/** The changes of status that a record in `status` may go through, in the order of their declaration. */
export function transitionsFrom(workflow: Pick<Workflow, 'transitions'>, status: string): readonly Transition[] {
  return workflow.transitions.filter(({ from }) => from.includes(status))
}

/** The transitions that a request means: by its name, by the status it leads to, or by both. */
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

/** The fields that may be changed in a status: none in a final one, `undefined` for all of them. */
export function editableIn(workflow: Pick<Workflow, 'editable' | 'finalStatuses'>, status: string): readonly string[] | undefined {
  return workflow.finalStatuses.includes(status) ? [] : workflow.editable[status]
}

/** Whether a record in this status can only be read. */
export function isReadOnlyIn(workflow: Pick<Workflow, 'editable' | 'finalStatuses'>, status: string): boolean {
  return editableIn(workflow, status)?.length === 0
}

/** The filters that leave only records which a field may refer to; none where all of them are such. */
export function referableFilters({
  referable,
  statuses,
  filters,
}: Workflow & { readonly filters: readonly string[] }): Readonly<Record<string, string>> {
  const isNarrowing = filters.includes('status') && statuses.some((status) => !referable.includes(status))
  return isNarrowing ? { status: referable.join(',') } : {}
}

/** @throws DefinitionError when a status is unknown, or a name means two transitions from one status */
export function checkWorkflow(name: string, workflow: Workflow): void {
  const { statuses, transitions, finalStatuses, referable, deletable, editable } = workflow
  const named = {
    transitions: transitions.flatMap(({ from, to }) => [...from, to]),
    finalStatuses,
    referable,
    deletable,
    editable: Object.keys(editable),
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
