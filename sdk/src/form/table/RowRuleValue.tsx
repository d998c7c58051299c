import { type ReactNode, useCallback } from 'react'
import type { PathParams } from '../../api/client.js'
import type { AnyControl, AnyFieldset, AnyRowRule } from '../../core/control.js'
import { filledParams } from '../../core/nesting.js'
import { useRecord } from '../../data/useRecord.js'
import type { RowReferenceOptions } from '../../kinds/link/rowReference.js'
import { scopeValues, type Values } from '../core/fieldPath.js'
import { keptOf } from '../core/linkNames.js'
import { useForm, useFormState, useRowState, useStoredRow } from '../store/FormContext.js'

interface RowRuleValueProps {
  /** Path of the row. */
  readonly scope: string
  readonly rule: AnyRowRule
  readonly fieldset: AnyFieldset
  readonly children: (value: unknown) => ReactNode
}

/** What follows from a row, also while a person types. */
export function RowRuleValue(props: RowRuleValueProps) {
  const control = props.fieldset.fields[props.rule.from ?? '']
  return control?.contract ? <OfKept {...props} control={control} /> : <OfRowOrChosen {...props} />
}

/** The value from what the reference keeps of its record. */
function OfKept({ control, ...props }: RowRuleValueProps & { readonly control: AnyControl }) {
  const { from = '' } = props.rule
  const id = useRowState(
    props.scope,
    useCallback((row) => row[from], [from]),
  )
  const names = useFormState((state) => state.names)
  return <OfRow {...props} chosen={typeof id === 'number' ? keptOf(names, control, id) : undefined} />
}

function OfRowOrChosen(props: RowRuleValueProps) {
  const { scope, rule } = props
  const { from } = rule
  const stored = useStoredRow(scope)
  // The chosen record, not the stored one.
  const other = useRowState(
    scope,
    useCallback((row) => (from === undefined || row[from] === stored?.[from] ? undefined : row[from]), [from, stored]),
  )
  if (typeof other === 'number') return <OfChosen {...props} id={other} />
  return <OfRow {...props} stored={other === undefined ? stored : undefined} />
}

/** The value from the record that was chosen just now: that record is loaded once for all cells. */
function OfChosen({ id, ...props }: RowRuleValueProps & { readonly id: number }) {
  const { scope, rule, fieldset } = props
  const { values } = useForm().store.getState()
  const control = fieldset.fields[rule.from ?? ''] as AnyControl
  const { of: contract, rows, params } = control.options as RowReferenceOptions
  const address = params(scopeValues(values, scope), values) as PathParams
  const { record } = useRecord(contract, filledParams(contract, address) ? Number(address.id) : undefined, address)
  const offered = (record as unknown as Values | undefined)?.[rows] as readonly Values[] | undefined
  return <OfRow {...props} chosen={offered?.find((row) => row.id === id)} />
}

interface OfRowProps extends RowRuleValueProps {
  readonly stored?: Values | undefined
  readonly chosen?: Values | undefined
}

function OfRow({ scope, rule, stored, chosen, children }: OfRowProps) {
  const value = useRowState(
    scope,
    useCallback((row) => rule.of(row, stored, chosen), [rule, stored, chosen]),
  )
  return children(value)
}
