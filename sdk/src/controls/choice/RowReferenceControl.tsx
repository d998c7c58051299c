import { useState } from 'react'
import { filledParams } from '../../core/nesting.js'
import { useRecord } from '../../data/useRecord.js'
import type { RowReferenceOptions } from '../../kinds/link/rowReference.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { FieldProps } from '../FieldProps.js'
import { ComboBox } from './ComboBox.js'
import { filterOptions } from './filterOptions.js'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/** Chooses one of the current rows of another record. */
export function RowReferenceControl(field: FieldProps) {
  const { control, params, value, link, onChange, onFill } = field
  const { of: contract, rows: rowsKey, key = 'id', offer, fill } = control.options as RowReferenceOptions
  const locale = useLocale()
  const { text } = locale
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const id = typeof params?.id === 'number' && filledParams(contract, params) ? params.id : undefined
  // Loaded when the list opens, because the row brings the name of its current choice.
  const { record, status } = useRecord(contract, isOpen ? id : undefined, params)
  const rows = ((record as unknown as Readonly<Record<string, readonly Row[] | undefined>> | undefined)?.[rowsKey] ?? []) as readonly Row[]
  const options = rows.flatMap((row) => {
    const { label, detail, isSpent = false } = offer(row, locale)
    const sent = row[key] as number
    return isSpent && sent !== value ? [] : [{ value: sent, label, detail }]
  })
  const chosen = options.find((option) => option.value === value)
  return (
    <ComboBox
      field={{ ...field, hint: chosen?.detail ?? field.hint, isReadOnly: field.isReadOnly || id === undefined }}
      selectedText={typeof value === 'number' ? (link?.label ?? chosen?.label ?? `#${value}`) : ''}
      placeholder={field.isReadOnly ? undefined : text('controls.search')}
      options={filterOptions(options, search)}
      isLoading={status === 'loading'}
      hasFailed={status === 'error'}
      onOpen={() => setOpen(true)}
      onSearch={setSearch}
      onSelect={(option) => {
        const row = rows.find((candidate) => candidate[key] === option?.value)
        if (!row || !option) return onChange(null)
        const sent = row[key] as number
        onChange(sent, { id: sent, label: option.label })
        if (fill) onFill?.(fill(row))
      }}
    />
  )
}
