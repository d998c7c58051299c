import { type ReactNode, useId } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isNarrowed } from '../core/listState.js'
import { offeredColumns } from '../core/columns.js'
import { canExportSelection, type ExportChoice, mostSelected } from './exportRequest.js'
import { totalText } from '../state/totalText.js'
import type { ListController } from '../state/useListController.js'

interface ExportChoicesProps {
  readonly controller: ListController
  readonly choice: ExportChoice
  readonly onChange: (choice: ExportChoice) => void
}

/** The choices of format, records and columns of an export. */
export function ExportChoices({ controller, choice, onChange }: ExportChoicesProps) {
  const { text } = useLocale()
  return (
    <>
      <Group
        label={text('list.export.format')}
        value={choice.format}
        onChange={(format) => onChange({ ...choice, format })}
        options={[
          { value: 'csv', label: 'CSV', hint: text('list.export.csv') },
          { value: 'xlsx', label: 'Excel (XLSX)', hint: text('list.export.xlsx') },
        ]}
      />
      <RecordsGroup controller={controller} choice={choice} onChange={onChange} />
      <Group
        label={text('list.export.columns')}
        value={choice.columns}
        onChange={(columns) => onChange({ ...choice, columns })}
        options={[
          { value: 'shown', label: text('list.export.shown'), hint: controller.columns.map(({ label }) => label).join(', ') },
          { value: 'all', label: text('list.export.all', { count: offeredColumns(controller.resource).length }) },
          { value: 'record', label: text('list.export.record'), hint: text('list.export.record.hint') },
        ]}
      />
      <p className="ep-export-privacy">
        {controller.resource.contract.masked.length > 0 && `${text('list.export.masked')} `}
        {text('list.export.privacy')}
      </p>
    </>
  )
}

function RecordsGroup({ controller, choice, onChange }: ExportChoicesProps) {
  const locale = useLocale()
  const { text } = locale
  const { selection, query, list } = controller
  const total = totalText(list.answer?.meta, locale)
  const matching = text(isNarrowed(query) ? 'list.export.matching' : 'list.export.everything')
  const isFitting = canExportSelection(selection)
  return (
    <Group
      label={text('list.export.records')}
      value={choice.records}
      onChange={(records) => onChange({ ...choice, records })}
      options={[
        { value: 'matching', label: matching, note: total },
        ...(selection.count > 0
          ? [
              {
                value: 'selected' as const,
                label: text('list.export.selected'),
                note: locale.number(selection.count),
                ...(!isFitting && { isDisabled: true, hint: text('list.export.tooMany', { max: mostSelected }) }),
              },
            ]
          : []),
      ]}
    />
  )
}

interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A number beside the label. */
  readonly note?: string
  readonly hint?: string
  readonly isDisabled?: boolean
}
interface GroupProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
}

function Group<Value extends string>({ label, value, options, onChange }: GroupProps<Value>): ReactNode {
  const name = useId()
  return (
    <fieldset className="ep-export-group">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ep-export-option">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.isDisabled}
            aria-labelledby={`${name}${option.value}`}
            aria-describedby={option.hint && `${name}${option.value}hint`}
            onChange={() => onChange(option.value)}
          />
          <span id={`${name}${option.value}`} className="ep-export-label">
            {option.label}
            {option.note && <span className="ep-list-count">{option.note}</span>}
          </span>
          {option.hint && (
            <span id={`${name}${option.value}hint`} className="ep-export-hint">
              {option.hint}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
