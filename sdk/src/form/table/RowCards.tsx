import { useMemo } from 'react'
import { RowCard } from '../rows/RowCard.js'
import { FormProvider, useForm } from '../store/FormContext.js'
import { ComputedField } from './ComputedCell.js'
import type { RowTableProps } from './RowTableProps.js'
import { RowWarning } from './RowWarning.js'
import { useLock } from './useLock.js'

/** The same rows as cards, where a table has no room. */
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
        noteOf={(name) => {
          const rule = canRemove && lock === undefined ? fieldset.warnings?.[name] : undefined
          return rule && <RowWarning {...{ scope, name, rule, fieldset }} />
        }}
      >
        {Object.entries(fieldset.computed ?? {}).map(([name, computed]) =>
          computed ? <ComputedField key={name} {...{ scope, name, computed, fieldset }} /> : null,
        )}
        {lock === undefined ? null : <p className="ep-field-note ep-table-why">{lock}</p>}
      </RowCard>
    </FormProvider>
  )
}
