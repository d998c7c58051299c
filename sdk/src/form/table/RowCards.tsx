import { useMemo } from 'react'
import { FormProvider, useForm } from '../store/FormContext.js'
import { RowCard } from '../rows/RowCard.js'
import { ComputedField } from './ComputedCell.js'
import type { RowTableProps } from './RowTableProps.js'
import { useLock } from './useLock.js'

/** The same rows one below the other, where a table finds no room. */
export function RowCards(props: RowTableProps) {
  return props.keys.map((key, index) => <LockableCard key={key} index={index} {...props} />)
}

function LockableCard({
  index,
  path,
  control,
  fieldset,
  titleOf,
  canAdd,
  canRemove,
  onDuplicate,
  onRemove,
  Field,
}: RowTableProps & { readonly index: number }) {
  const scope = `${path}[${index}]`
  const form = useForm()
  const lock = useLock(scope, control)
  const locked = useMemo(() => ({ ...form, isReadOnly: true }), [form])
  return (
    <FormProvider form={lock === undefined ? form : locked}>
      <RowCard
        {...{ path, index, control, fieldset, Field }}
        title={titleOf(index)}
        onDuplicate={canAdd ? () => onDuplicate(index) : undefined}
        onRemove={canRemove && lock === undefined ? () => onRemove(index) : undefined}
      >
        {Object.entries(fieldset.computed ?? {}).map(([name, computed]) =>
          computed ? <ComputedField key={name} {...{ scope, name, computed, fieldset }} /> : null,
        )}
        {lock === undefined ? null : <p className="ep-field-note ep-table-why">{lock}</p>}
      </RowCard>
    </FormProvider>
  )
}
