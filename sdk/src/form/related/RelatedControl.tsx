import type { FieldProps } from '../../controls/FieldProps.js'
import { AnyField } from '../../controls/FieldControl.js'
import type { AnyContract } from '../../core/contract.js'
import { useCanRead, useCanWrite } from '../../data/useCanWrite.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import { findForm } from './findForm.js'
import { useOpenRelated } from './RelatedProvider.js'

interface RelatedControlProps extends FieldProps {
  readonly path: string
  readonly contract: AnyContract
}

/** A reference that also creates a missing record and opens the chosen one. */
export function RelatedControl({ path, contract, ...field }: RelatedControlProps) {
  const { control, value, link, isReadOnly } = field
  const open = useOpenRelated()
  const { text } = useLocale()
  const isOpen = useCanRead(contract) === true
  const hasForm = findForm(useRouteTable(), contract) !== undefined && isOpen
  const { params } = field
  const canCreate = useCanWrite(contract) === true && hasForm && !isReadOnly && params !== undefined
  const label = (search: string) =>
    search.trim() === '' ? text('form.related.create') : text('form.related.createNamed', { name: search.trim() })
  return (
    <AnyField
      {...field}
      create={
        canCreate
          ? { label, onPress: (search, takeBack) => open({ path, control, params, id: 'novo', search, onCalledOff: takeBack }) }
          : undefined
      }
      open={
        hasForm && params && typeof value === 'number'
          ? {
              label: text('form.related.open', { name: link?.label ?? `#${value}` }),
              onPress: () => open({ path, control, params, id: value }),
            }
          : undefined
      }
    />
  )
}
