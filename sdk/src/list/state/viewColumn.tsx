import { Fragment, isValidElement, type ReactNode } from 'react'
import type { AnyResourceText } from '../../core/messages.js'
import type { Stored } from '../../core/record.js'
import type { AnyColumn, AnyResource } from '../../core/resource.js'
import type { Kind } from '../../core/kind.js'
import { shownKind } from '../../kinds/shown.js'
import { shownValue } from '../../values/shownValue.js'
import type { ValueTexts } from '../../values/valueText.js'
import { defaultColumns, offeredColumns } from '../core/columns.js'
import { badgeWidth, byRank, columnWidth, headingWidth, narrowed, roomOf, sharedWidth, shareOfTitle } from '../core/columnWidth.js'

/** A column ready to render. Its texts are resolved, so that cells need no context. */
export interface ViewColumn {
  readonly key: string
  readonly label: string
  /** Classes of the heading and the cells. */
  readonly className: string
  /** In rem; `undefined` for a flexible column. */
  readonly width: number | undefined
  /** The list width in em from which the title has its percentage of the table; below it no other flexible column is shown. */
  readonly share?: number
  readonly isSortable: boolean
  /** The column has the record's name and link. */
  readonly isTitle: boolean
  /** Shown only in a wide list. */
  readonly isMinor: boolean
  /** The order among minor columns; the lowest is hidden last. */
  readonly rank?: number
  /** The list width in em below which the column is hidden; `undefined` for always shown columns. */
  readonly room?: number
  /** Its place in a row of several lines, as CSS. */
  readonly area?: string
  readonly show: (record: Stored) => ReactNode
}

export interface ColumnTexts {
  readonly text: AnyResourceText
  readonly fieldLabel: (key: string) => string
  /** `undefined` when the value is not in a closed list. */
  readonly optionLabel: (key: string, value: string) => string | undefined
  readonly format: ValueTexts
}

/** The user's changes to the columns. */
export interface ColumnChoice {
  readonly keys?: readonly string[]
  /** In rem, by key. */
  readonly widths?: Readonly<Record<string, number>>
}

/** The columns of `keys` in order; without keys the default columns, of which minor ones are hidden in narrow lists. */
export function viewColumns(resource: AnyResource, texts: ColumnTexts, { keys, widths = {} }: ColumnChoice = {}): readonly ViewColumn[] {
  const offered = offeredColumns(resource)
  const columns = (keys ?? defaultColumns(resource)).flatMap((key) => {
    const column = offered.find((candidate) => candidate.key === key)
    return column ? [sized(viewColumn(resource, { ...column, isMinor: !keys && column.isMinor }, texts), widths[key])] : []
  })
  return placed(keys ? columns : narrowed(columns))
}

/** The columns with the title's percentage, and with classes that hide minor columns in narrow tables and some columns on cards. */
export function placed(columns: readonly ViewColumn[]): readonly ViewColumn[] {
  const room = roomOf(columns)
  const spared = sparedOf(columns)
  const titleShare = shareOfTitle(columns, room)
  return columns.map((column, place) => {
    const classes = [room[place] !== undefined && `ep-list-minor-${room[place]}`, spared.has(column.key) && 'ep-list-spared']
    const className = [column.className, ...classes.filter(Boolean)].join(' ')
    return { ...column, room: room[place], className, share: column.isTitle && column.width === undefined ? titleShare : undefined }
  })
}

/** Number of values on a card besides the name; a button shows the others. */
const cardValues = 5

/** The columns that cards hide at first: all but the most important ones. The status is always shown. */
function sparedOf(columns: readonly ViewColumn[]): ReadonlySet<string> {
  const others = columns.filter(({ isTitle }) => !isTitle)
  const kept = [...others.filter(({ isMinor }) => !isMinor), ...byRank(others.filter(({ isMinor }) => isMinor))]
  const shown = new Set([...kept.filter(({ key }) => key === 'status'), ...kept.filter(({ key }) => key !== 'status')].slice(0, cardValues))
  return new Set(others.length > cardValues ? others.flatMap((column) => (shown.has(column) ? [] : [column.key])) : [])
}

function sized(column: ViewColumn, width: number | undefined): ViewColumn {
  return width === undefined ? column : { ...column, width }
}

function viewColumn(resource: AnyResource, column: AnyColumn, texts: ColumnTexts): ViewColumn {
  const { key } = column
  const kind = shownKind(key, column.control ?? resource.fields[key] ?? resource.filters[key])
  const isTitle = key === resource.titleField
  const label = texts.fieldLabel(key)
  const isSortable = resource.contract.sortable.includes(key)
  const own = column.width ?? (isTitle ? undefined : columnWidth(kind, resource.fields[key]?.options))
  const statuses = kind.name === 'status' ? Object.values(texts.text.options.status ?? {}) : []
  const least = isTitle ? 0 : Math.max(headingWidth(label, isSortable), badgeWidth(statuses))
  return {
    key,
    label,
    className: classOf({ column, kind, isTitle }),
    width: least > (own ?? sharedWidth) ? least : own,
    isSortable,
    isTitle,
    isMinor: column.isMinor === true,
    rank: column.rank,
    show: (record) => {
      const value = Reflect.get(record, key) as unknown
      return column.render
        ? ownOf(record, column.render(value, record) as ReactNode)
        : shownValue(value, { kind, labelOf: (option) => texts.optionLabel(key, option) }, texts.format)
    },
  }
}

/** A component of the resource may have state of its record. The key stops another record from reusing it, unless the component has one. */
function ownOf({ id }: Stored, value: ReactNode): ReactNode {
  if (isValidElement(value) && value.key !== null) return value
  return typeof value === 'object' && value ? <Fragment key={id}>{value}</Fragment> : value
}

function classOf({ column, kind, isTitle }: { readonly column: AnyColumn; readonly kind: Kind; readonly isTitle: boolean }): string {
  const classes = ['ep-list-cell', `ep-list-kind-${kind.name}`]
  if ((column.align ?? (kind.isNumeric ? 'end' : 'start')) === 'end') classes.push('ep-list-end')
  if (isTitle) classes.push('ep-list-title-cell')
  return classes.join(' ')
}
