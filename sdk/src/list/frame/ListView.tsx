import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { importFilter } from '../../core/contractPath.js'
import { mayAct } from '../../core/powers.js'
import type { Stored } from '../../core/record.js'
import { part } from '../../feedback/part.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import type { Rest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { useSingleKeys } from '../../preferences/useSingleKeys.js'
import { unseenSteps } from '../core/sort.js'
import { decisionOf } from '../decide/workList.js'
import { ListAnnouncer } from './ListAnnouncer.js'
import { ListHeader } from './ListHeader.js'
import { ListMessage } from './ListMessage.js'
import { ListNotices } from './ListNotices.js'
import { ListPager } from './ListPager.js'
import { ListTable } from '../table/ListTable.js'
import { MayReveal } from '../table/MayReveal.js'
import { ListToolbar } from './ListToolbar.js'
import { isTakenKey, reachedRow, rowIn } from '../core/rowAt.js'
import { withTexts } from '../../locale/withTexts.js'
import { TableScroller } from '../table/TableScroller.js'
import type { MenuPlace, OpenMenu } from '../row-menu/menuPlace.js'
import type { ListController } from '../state/useListController.js'
import { useFocusRescue } from '../table/useFocusRescue.js'
import { useListPosition } from '../state/useListPosition.js'
import './list.css'
import '../table/listTable.css'
import '../table/listStacked.css'
import './listAdapt.css'
import './listPrint.css'

/** The props of `ListView`. */
export interface ListViewProps {
  /** What the list reads and does: its query, records, selection and layout. From `useListController(resource)`. */
  readonly controller: ListController
  /** Another view of the records, between the title and the rows. */
  readonly overview?: ReactNode
  /** Shown over the list, such as the dialog of a record. */
  readonly children?: ReactNode
}

/** A complete list: title, search, filters, rows and pages. */
export const ListView = withTexts(['records'], function ListView({ controller, overview, children }: ListViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const [menu, setMenu] = useState<OpenMenu>()
  const rowTools = useLoaded(loadRowTools, menu !== undefined, soon)
  const openMenu = useCallback(
    (record: Stored, place: MenuPlace) => setMenu((open) => (open?.record.id === record.id ? undefined : { record, ...place })),
    [],
  )
  const focus = useListFocus(controller, frame, searchInput)
  const { phase, actions, address } = controller
  useRowAfterPreview(address.preview, frame)
  const decide = decisionOf(controller)
  const shape = shapeOf(controller)
  return (
    <div ref={frame} className={controller.isWithin ? 'ep-list ep-list-within' : 'ep-list'} {...focus}>
      <ListHeader controller={controller} />
      {controller.query.isDeleted && <DeletedBanner />}
      {controller.query.filters[importFilter] !== undefined && <ImportedBanner controller={controller} />}
      {decide && <DecisionDesk controller={controller} frame={frame} decide={decide} />}
      {!controller.query.isDeleted && overview}
      <div ref={card} className="ep-list-card">
        <ListTools controller={controller} searchInput={searchInput} />
        <ListNotices controller={controller} />
        <Records controller={controller} shape={shape} menuId={menu?.record.id} onMenu={openMenu} />
        {phase === 'rows' &&
          shape !== 'calendar' &&
          shape !== 'board' &&
          Object.keys(controller.resource.contract.aggregates).length > 0 && (
            // The placeholder has the final height, so that nothing below moves.
            <ListSums fallback={<div className="ep-list-sums">{'\u00a0'}</div>} controller={controller} />
          )}
        {phase === 'rows' && shape === 'table' && <ListPager controller={controller} onTurn={() => showTop(card.current)} />}
      </div>
      {rowTools && <rowTools.RowTools controller={controller} frame={frame} menu={menu} onClose={() => setMenu(undefined)} />}
      {actions.outcome && <RefusalsDialog controller={controller} outcome={actions.outcome} onClose={actions.closeOutcome} />}
      {address.preview !== undefined && !decide && (
        <PreviewPanel controller={controller} frame={frame} id={address.preview} onClosed={address.closePreview} />
      )}
      <ListAnnouncer controller={controller} />
      {children}
    </div>
  )
})

type Shape = 'table' | 'tree' | 'calendar' | 'board'

/** The view of the records; `undefined` while a message replaces them. Deleted records are always in a table. */
function shapeOf({ phase, address, query }: ListController): Shape | undefined {
  if (phase !== 'rows' && phase !== 'loading') return undefined
  if (query.isDeleted) return 'table'
  const { isTree, isBoard, calendar } = address.layout
  return isTree ? 'tree' : isBoard ? 'board' : calendar === undefined ? 'table' : 'calendar'
}

interface RecordsProps {
  readonly controller: ListController
  readonly menuId: number | undefined
  readonly onMenu: (record: Stored, place: MenuPlace) => void
  readonly shape: Shape | undefined
}

/** The records themselves; each view except the table is in a chunk of its own. */
function Records({ shape, ...props }: RecordsProps) {
  const { controller } = props
  const { tree = '', contract } = controller.resource
  if (shape === undefined) return <ListMessage controller={controller} />
  const table = (
    <MayReveal value={mayAct(controller.powers, 'revelar')}>
      <TableScroller isStale={controller.list.isStale && !controller.list.isOffline}>
        <ListTable {...props} />
      </TableScroller>
    </MayReveal>
  )
  if (shape === 'table' && (contract.orderable === undefined || controller.query.isDeleted)) return table
  if (shape === 'tree') return <TreeTable {...props} parentKey={tree} />
  if (shape === 'calendar') return <CalendarView controller={controller} />
  if (shape === 'board') return <BoardView controller={controller} />
  return <OrderedTable {...props} fallback={table} orderKey={contract.orderable ?? ''} />
}

/** A pause is the only hint that the user may copy rows or open a row menu soon. */
const soon: Rest = { pause: 400, latest: 1500 }
const loadRowTools = () => import('../row-menu/RowTools.js')
const loadSelectionBar = () => import('../actions/SelectionBar.js')
const loadPanel = () => import('../filters/FilterPanel.js')
const FilterPanel = part(loadPanel, 'FilterPanel')
const FilterTags = part(() => import('../filters/FilterTags.js'), 'FilterTags')
// In a chunk of its own, because few lists have sums.
const ListSums = part(() => import('./ListSums.js'), 'ListSums')
const RefusalsDialog = part(() => import('../actions/RefusalsDialog.js'), 'RefusalsDialog')

const DeletedBanner = part(() => import('../actions/DeletedBanner.js'), 'DeletedBanner', 'ep-list-deleted-room')
const ImportedBanner = part(() => import('../imports/ImportedBanner.js'), 'ImportedBanner')
const TreeTable = part(() => import('../tree/TreeTable.js'), 'TreeTable')
const DecisionDesk = part(() => import('../decide/DecisionDesk.js'), 'DecisionDesk')
const OrderedTable = part(() => import('../order/OrderedTable.js'), 'OrderedTable')
const CalendarView = part(() => import('../calendar/CalendarView.js'), 'CalendarView')
const BoardView = part(() => import('../board/BoardView.js'), 'BoardView')
const PreviewPanel = part(() => import('../preview/PreviewPanel.js'), 'PreviewPanel')

/** After the preview closes, the focus goes to the row of its last record; if that is gone, to the tab stop. */
function useRowAfterPreview(preview: number | undefined, frame: RefObject<HTMLDivElement | null>): void {
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (preview === undefined && last.current !== undefined) {
      const row = rowIn(frame.current, last.current) ?? reachedRow(frame.current)
      row?.focus()
    }
    last.current = preview
  }, [preview, frame])
}

type SearchInput = RefObject<HTMLInputElement | null>

/** Remembers the focus for Back, and moves it when the focused element disappears. */
function useListFocus(controller: ListController, frame: RefObject<HTMLDivElement | null>, searchInput: SearchInput) {
  const track = useListPosition(frame, controller.phase === 'rows' && !controller.list.isStale)
  const rescue = useFocusRescue(frame, searchInput, controller)
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      // React also reports events of dialogs, which are outside the list in the page.
      if (!event.currentTarget.contains(event.target)) return
      track(event)
      rescue.onFocus(event)
    },
    onBlur: rescue.onBlur,
  }
}

/** Search, filters and filter tags; while records are selected, the selection bar. */
function ListTools({ controller, searchInput }: { readonly controller: ListController; readonly searchInput: SearchInput }) {
  const [panel, setPanel] = useState<{ readonly opener: HTMLElement | undefined }>()
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const isSelecting = controller.selection.count > 0
  const bar = useLoaded(loadSelectionBar, isSelecting)
  useListKeys(searchInput, controller)
  return (
    <>
      {isSelecting && bar ? (
        <bar.SelectionBar controller={controller} />
      ) : (
        <ListToolbar
          controller={controller}
          searchInput={searchInput}
          filterButton={button}
          panelId={panelId}
          isPanelOpen={panel !== undefined}
          onPreparePanel={() => void loadPanel().catch(() => undefined)}
          onTogglePanel={(opener) => setPanel(panel ? undefined : { opener })}
        />
      )}
      {panel && (
        <FilterPanel
          fallback={<div className="ep-list-panel" />}
          controller={controller}
          id={panelId}
          opener={panel.opener}
          onClose={() => {
            setPanel(undefined)
            button.current?.focus()
          }}
        />
      )}
      <Conditions controller={controller} />
    </>
  )
}

/** The tags of filters, and of an order that no heading shows; a list without them does not load their code. */
function Conditions({ controller }: { readonly controller: ListController }) {
  const { filters, search, sort } = controller.query
  const hasTags = Object.keys(filters).length > 0
  if (!hasTags && search === '' && unseenSteps(sort, controller.columns).length === 0) return null
  // The placeholder has the final height, so that no row moves.
  return <FilterTags fallback={hasTags && <ul className="ep-list-tags">{placeholder}</ul>} controller={controller} />
}

const placeholder = <li className="ep-list-tag">…</li>

/** Keys "/" for the search box and "n" for a new record, unless the user is typing in a field, or has turned single keys off. */
function useListKeys(input: RefObject<HTMLInputElement | null>, { isWithin, query, canWrite, recordAddress }: ListController): void {
  const { root } = useMount()
  const navigation = useNavigation()
  const [hasSingleKeys] = useSingleKeys()
  const create = useEffectEvent(() => canWrite && !query.isDeleted && navigation.navigate(recordAddress('novo')))
  // Before the first rows are shown, so that no key is lost.
  useLayoutEffect(() => {
    if (isWithin || !hasSingleKeys) return
    const listen = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return
      const [target] = event.composedPath()
      if (isTakenKey(target ?? null)) return
      if (event.key !== 'n' && event.key !== '/') return
      // Otherwise the newly focused field would receive the character.
      event.preventDefault()
      if (event.key === 'n') return void create()
      input.current?.select()
      input.current?.focus()
    }
    root.addEventListener('keydown', listen)
    return () => root.removeEventListener('keydown', listen)
  }, [root, input, isWithin, hasSingleKeys])
}

/** Scrolls to the first rows after the user turned a page with the pager. */
function showTop(card: HTMLElement | null): void {
  if (card && card.getBoundingClientRect().top < 0) card.scrollIntoView({ block: 'start' })
}
