import type { ReactNode } from 'react'
import type { AnyResourceText } from '../../core/messages.js'
import type { Stored } from '../../core/record.js'
import type { AnyColumn, AnyResource } from '../../core/resource.js'
import type { Kind } from '../../core/kind.js'
import { shownKind } from '../../kinds/shown.js'
import { shownValue } from '../../values/shownValue.js'
import type { ValueTexts } from '../../values/valueText.js'
import { defaultColumns, offeredColumns } from './columns.js'
import { byRank, columnWidth, roomOf, shareOfTitle, narrowed } from './columnWidth.js'
import { titleColumn } from './titleColumn.js'

/** A column ready to be drawn: its texts are in the reader's language, so that no cell reads a context. */
export interface ViewColumn {
  readonly key: string
  readonly label: string
  /** Classes that the heading and the cells share. */
  readonly className: string
  /** In rem; nothing when it shares what is left. */
  readonly width: number | undefined
  /** The width of the list, in its em, from which on the title has its part of the table: below it nothing shares beside it, and it takes what is left. */
  readonly share?: number
  readonly isSortable: boolean
  /** Names the record and links to it. */
  readonly isTitle: boolean
  /** Shown only where the list is wide enough. */
  readonly isMinor: boolean
  /** Among the minor ones; the lowest is the last to give way. */
  readonly rank?: number
  /** The width of the list, in its em, below which the column is left out; nothing when it never is. */
  readonly room?: number
  readonly show: (record: Stored) => ReactNode
}

export interface ColumnTexts {
  readonly text: AnyResourceText
  readonly fieldLabel: (key: string) => string
  /** Nothing where the value is none of a closed list. */
  readonly optionLabel: (key: string, value: string) => string | undefined
  readonly format: ValueTexts
}

/** What a person changed about the columns. */
export interface ColumnChoice {
  readonly keys?: readonly string[]
  /** In rem, by key. */
  readonly widths?: Readonly<Record<string, number>>
}

/** The columns of `keys` in their order, or those shown before anybody chooses, of which minor ones give way on narrow lists. */
export function viewColumns(resource: AnyResource, texts: ColumnTexts, { keys, widths = {} }: ColumnChoice = {}): readonly ViewColumn[] {
  const offered = offeredColumns(resource)
  const columns = (keys ?? defaultColumns(resource)).flatMap((key) => {
    const column = offered.find((candidate) => candidate.key === key)
    return column ? [sized(viewColumn(resource, { ...column, isMinor: !keys && column.isMinor }, texts), widths[key])] : []
  })
  return placed(keys ? columns : narrowed(columns))
}

/** The columns with their parts of the table and the classes by which minor ones give way, and cards leave some out. */
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

/** Values that the card of a record shows on a phone besides its name; the others come on demand. */
const cardValues = 5

/** The columns that cards leave out at first: what is beyond the most important ones. The status always stays. */
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
  const isTitle = key === titleColumn(resource)
  const width = column.width ?? (isTitle ? undefined : columnWidth(kind, resource.fields[key]?.options))
  return {
    key,
    label: texts.fieldLabel(key),
    className: classOf({ column, kind, isTitle }),
    width,
    isSortable: resource.contract.sortable.includes(key),
    isTitle,
    isMinor: column.isMinor === true,
    rank: column.rank,
    show: (record) => {
      const value = Reflect.get(record, key) as unknown
      return column.render
        ? (column.render(value, record) as ReactNode)
        : shownValue(value, { kind, labelOf: (option) => texts.optionLabel(key, option) }, texts.format)
    },
  }
}

function classOf({ column, kind, isTitle }: { readonly column: AnyColumn; readonly kind: Kind; readonly isTitle: boolean }): string {
  const classes = ['ep-list-cell', `ep-list-kind-${kind.name}`]
  if ((column.align ?? (kind.isNumeric ? 'end' : 'start')) === 'end') classes.push('ep-list-end')
  if (isTitle) classes.push('ep-list-title-cell')
  return classes.join(' ')
}
