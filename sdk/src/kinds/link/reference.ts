import type { AnyContract } from '../../core/contract.js'
import type { Always, AnyControl, Control } from '../../core/control.js'
import { DefinitionError } from '../../core/errors.js'
import type { ControlOptions, Kind, LoadFill } from '../../core/kind.js'
import type { Link, Stored } from '../../core/record.js'

/** Why a registered record is not offered today although its kind suits: it is not in force yet (`later`), or not any more (`ended`). */
export interface OutOfForce {
  readonly code: 'later' | 'ended'
  /** `YYYY-MM-DD` */
  readonly day: string
}

/** Options of a reference: the records that may be chosen. */
export interface ReferenceOptions extends ControlOptions {
  /**
   * A field of the same form: while it is empty, this field is disabled; when it changes, this field is cleared.
   * @default the field that `params` reads
   */
  readonly dependsOn?: string
  /**
   * The path parameters of a nested entity, from the values of the field's scope and of the record:
   * `({ tenderId }) => ({ licitacaoId: tenderId })`. While a parameter is empty the field is disabled, as with `dependsOn`.
   */
  readonly params?: (
    values: Readonly<Record<string, unknown>>,
    record: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>
  /** Filters of the choices, computed from the current values. */
  readonly filter?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number | undefined>>
  /** Filters of the choices that suit the current values best: they come first, and the others say why they do not. Without a value, all are equal. */
  readonly prefers?: ReferenceOptions['filter']
  /** Says of a record that its days keep out of the choices: the field names it with the day instead of its status. @default none */
  readonly outOfForce?: (record: Stored) => OutOfForce | undefined
  /** Key of the chosen record's code, shown below its name: people compare it with a paper. The record tells itself apart by it, and its link has it. @default none */
  readonly code?: string
  /** Keys of the chosen record that rules of its row read (`RowRule.from`). The record tells itself apart by them, and its link has them. @default none */
  readonly keeps?: readonly string[]
  /** Values for other fields that follow from the chosen record, into the empty ones. @default none */
  readonly fill?: LoadFill
}

/** A control for a record of another entity; the value is its id. The record has its label under the key without `Id`: `parentId` → `parent`. */
export const reference: DeclareReference = (contract: AnyContract, options: ReferenceOptions = {}) => ({
  kind: referenceKind,
  contract: checkReferable(contract),
  options: withParamsField(options),
})

interface DeclareReference {
  (contract: AnyContract, options: ReferenceOptions & Always): Control<number, ReferenceOptions>
  (contract: AnyContract, options?: ReferenceOptions): Control<number | null, ReferenceOptions>
}

/** Sets `dependsOn` to the field that `params` reads, so that it need not be written twice. */
export function withParamsField<Options extends ReferenceOptions>(options: Options): Options {
  const { params, dependsOn } = options
  if (!params || dependsOn !== undefined) return options
  const read: string[] = []
  const nothing = { get: () => null }
  params(new Proxy({}, { get: (_, key) => (read.push(String(key)), null) }), new Proxy({}, nothing))
  return { ...options, dependsOn: read[0] }
}

/** A record as the link that a field keeps of it: its name, its code where the field shows one, and what rules read. */
export function linkTo(record: Link, { options }: Pick<AnyControl, 'options'>): Link {
  const { code = '', keeps = [] } = options as ReferenceOptions
  const told = record as Link & Readonly<Record<string, unknown>>
  const { id, label, [code]: value } = told
  const kept = Object.fromEntries(keeps.map((key) => [key, told[key]]))
  return { id, label, ...kept, ...(typeof value === 'string' && { code: value }) }
}

/** Checks that at least one status allows references. @throws DefinitionError when none does */
export function checkReferable(contract: AnyContract): AnyContract {
  if (contract.referable.length > 0) return contract
  throw new DefinitionError(`${contract.name}.referable`, 'no record may be referred to', 'Name the statuses in which one may be chosen.')
}

const referenceKind: Kind = { name: 'reference', editor: 'reference', empty: null, span: 6, isId: true, filter: 'record' }
