import { SquareArrowOutUpRight } from '../../icons/icons.js'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { FieldProps } from '../../controls/FieldProps.js'
import { FieldControl } from '../../controls/FieldControl.js'
import type { AnyContract } from '../../core/contract.js'
import { useCanRead, useCanWrite } from '../../data/useCanWrite.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import { findForm } from './findForm.js'
import { useOpenRelated } from './RelatedProvider.js'

interface RelatedControlProps extends FieldProps {
  readonly path: string
  /** Of the records that it refers to. */
  readonly contract: AnyContract
}

/** A reference that can do more than choose: make the record that is missing, and show the one that is chosen. */
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
    <FieldControl
      {...field}
      create={
        canCreate
          ? { label, onPress: (search, takeBack) => open({ path, control, params, id: 'novo', search, onCalledOff: takeBack }) }
          : undefined
      }
      button={
        hasForm && params && typeof value === 'number' ? (
          <OpenButton
            label={text('form.related.open', { name: link?.label ?? `#${value}` })}
            onOpen={() => open({ path, control, params, id: value })}
          />
        ) : undefined
      }
    />
  )
}

function OpenButton({ label, onOpen }: { readonly label: string; readonly onOpen: () => void }) {
  const press = (event: MouseEvent<HTMLElement>) => {
    // The focus comes back to the field.
    inputOf(event.currentTarget)?.focus()
    onOpen()
  }
  return (
    // No stop for Tab: in the field, Alt+Enter does the same.
    <button type="button" tabIndex={-1} className="ep-field-button ep-field-open" aria-label={label} title={label} onClick={press}>
      <SquareArrowOutUpRight aria-hidden="true" />
    </button>
  )
}

/** Alt+Enter in a field that refers to a record opens it. For the form around the fields. */
export function openWithKey(event: KeyboardEvent<HTMLElement>): void {
  if (!event.altKey || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const button = cellOf(event.target)?.querySelector<HTMLElement>('.ep-field-open')
  if (!button) return
  event.preventDefault()
  button.click()
}

const cellOf = (element: Element) => element.closest('[data-path]')
const inputOf = (element: Element) => cellOf(element)?.querySelector('input')
