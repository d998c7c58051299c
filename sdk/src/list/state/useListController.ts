import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import type { BulkTarget, ListQuery, PathParams } from '../../api/client.js'
import { briefListQuery } from '../../api/listQuery.js'
import { type AnyContract, contractPath, ordersOf } from '../../core/contract.js'
import type { AnyResourceText } from '../../core/messages.js'
import type { ListedPowers } from '../../core/powers.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { mayHoldDocument } from '../../data/searchForAddress.js'
import { useCanWrite, usePowers } from '../../data/useCanWrite.js'
import { useList } from '../../data/useList.js'
import { usePrefetchRecord } from '../../data/usePrefetchRecord.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useTellSelected } from '../../mount/selected.js'
import type { RecordAction } from '../core/actionText.js'
import { isNarrowed } from '../core/listState.js'
import { offeredActions, offeredForSelected } from '../core/offeredActions.js'
import { type PageRange, pageRange } from '../core/pages.js'
import { type ListPhase, listPhase } from '../core/phase.js'
import { nextSort } from '../core/sort.js'
import { deletedColumns, deletedKeys } from './deletedColumns.js'
import { useColumns } from './useColumns.js'
import { type Inline, useInline } from './useInline.js'
import { useListHome } from './useListHome.js'
import { useOneStep } from './useOneStep.js'
import { type ListArrangement, useListLayout } from './useListLayout.js'
import { useListPreferences } from './useListPreferences.js'
import { type ListActions, useListActions } from './useListActions.js'
import { type MatchingOffer, useMatching } from './useMatching.js'
import { type MissedOffer, useMissed } from './useMissed.js'
import { type ListAddress, useListAddress } from './useListAddress.js'
import { type ListViews, useListViews, useSavedViews } from './useListViews.js'
import { type ListSelection, useListSelection } from './useListSelection.js'
import type { ViewColumn } from './viewColumn.js'

/** The place of a list and how its records are edited. */
export interface ListOptions {
  /** The parent ids of a nested path. */
  readonly params?: PathParams
  /** Edits records in a dialog over the list instead of on a page. @default false */
  readonly isEditedInDialog?: boolean
  /** The list is inside the form of the parent record. @default false */
  readonly isWithin?: boolean
}

/** The state and commands of a list, without any elements; `ListView` is one way to render it. */
export interface ListController {
  readonly resource: AnyResource
  readonly text: AnyResourceText
  /** The parent ids of a nested path. */
  readonly params: PathParams
  readonly address: ListAddress
  /** The query in the address. */
  readonly query: ListQuery
  /** The answer of the server and its state. */
  readonly list: ReturnType<typeof useList>
  readonly rows: readonly Stored[]
  /** The shown columns in order; exports and print use the same ones. */
  readonly columns: readonly ViewColumn[]
  /** The layout of columns and rows, with functions to change it. */
  readonly arrangement: ListArrangement
  readonly views: ListViews
  readonly phase: ListPhase
  readonly range: PageRange
  /** The user cancelled this request. */
  readonly isCancelled: boolean
  readonly selection: ListSelection
  readonly matching: MatchingOffer
  /** Records that the reader has not seen, because they moved to a page before this one. */
  readonly missed: MissedOffer | undefined
  readonly actions: ListActions
  /** The session may create and change records; false while it is unknown. */
  readonly canWrite: boolean
  /** What the person may do where an office lists it. */
  readonly powers: ListedPowers
  /** The rule that says why the parent record takes no new ones. */
  readonly closed?: string
  /** The list is inside the form of the parent record: the section has the title, and page shortcuts do not apply. */
  readonly isWithin: boolean
  /** The actions for a record, or for the selected ones. */
  readonly offered: (record?: Stored) => readonly RecordAction[]
  /** The address to edit a record. */
  readonly recordAddress: (id: number | 'novo') => string
  /** The same without the link to its neighbours, which belongs to this list and not to the record. */
  readonly recordLink: (id: number | 'novo') => string
  /** The address of a new record that starts with the searched text. */
  readonly createAddress: (search: string) => string
  /** Shows a record beside the list; `undefined` when there is nothing to show. */
  readonly openPreview: ((id: number) => void) | undefined
  /** Editing of cells in the list itself; `undefined` when no cell can be edited. */
  readonly inline: Inline | undefined
  /** Sorts by a column, as after a press on its heading. */
  readonly sortBy: (key: string, isAdding: boolean) => void
  /** Sends a request already when the pointer goes down, which saves the time until it goes up. */
  readonly ahead: {
    readonly sort: (key: string, isAdding: boolean) => void
    readonly page: (page: number) => void
    readonly record: (id: number, isOpening: boolean) => void
  }
  readonly showPage: (page: number) => void
  /** @returns false when there is no such page */
  readonly turnPage: (step: -1 | 1) => boolean
  /** Removes the search and all filters. */
  readonly clearConditions: () => void
  /** Runs an action on one record; asks first where needed. */
  readonly act: (action: RecordAction, record: Stored) => Promise<void>
  /** Runs an action on all selected records; refused ones stay selected. */
  readonly actOnSelection: (action: RecordAction) => Promise<void>
  /** Cancels the current request. */
  readonly cancel: () => void
  readonly retry: () => void
}

/** Returns the state and commands of a resource's list. */
export function useListController(resource: AnyResource, options: ListOptions = {}): ListController {
  const { params = noParams, isEditedInDialog = false, isWithin = false } = options
  const { contract } = resource
  const { locale } = useLocale()
  const preferences = useListPreferences(resource)
  const saved = useSavedViews(resource)
  const address = useListAddress(resource, useListHome(preferences, saved.all))
  const arrangement = useListLayout(resource, address, preferences)
  const { query } = address
  // Waits until the search box has removed a document number from the address.
  const list = useList(contract, query, { params, isEnabled: !mayHoldDocument(contract, query.search) })
  const rows = list.answer?.data ?? noRows
  const columns = useShownColumns(resource, address, arrangement)
  const inline = useInline(resource, columns, rows)
  const isMissing = list.error instanceof ApiError && list.error.code === 'not-found'
  const canWrite = useCanWrite(contract) === true && !isMissing
  const powers = usePowers()
  const selection = useListSelection(rows, {
    scope: JSON.stringify([contract.name, params, query.search, query.filters, query.isDeleted]),
    page: list.answer && !list.isStale ? JSON.stringify([params, query]) : undefined,
  })
  useTellSelected(contractPath(contract, params), selection)
  const actions = useListActions(
    resource,
    params,
    (now) => selection.matching && selection.keepMatching({ ...now, except: selection.matching.except }),
  )
  const step = useOneStep(address, list.ask)
  const showPage = (page: number) => void step(() => ({ page }))
  const waiting = useWaiting(query, list)
  const answered = useAnswered(query, list)
  // Every row has it in its address.
  const origin = useMemo(() => originOf(answered), [answered])
  const range = pageRange(list.answer?.meta ?? { ...query, total: 0, totalIsExact: true }, rows.length)
  useExistingPage(address, list, range)
  const recordLink: ListController['recordLink'] = (id) =>
    isEditedInDialog ? address.editorAddress(id) : `${contractPath(contract, params)}/${id}`
  return {
    resource,
    text: resource.messages[locale],
    params,
    address,
    query,
    list,
    rows,
    columns,
    arrangement,
    views: useListViews(saved, { address, arrangement, preferences }),
    range,
    phase: listPhase({
      ...list,
      count: list.answer && rows.length,
      isNarrowed: isNarrowed(query),
      isCancelled: waiting.isCancelled,
      isMissing,
    }),
    isCancelled: waiting.isCancelled,
    selection,
    missed: useMissed(contract, query, { params, list, showPage }),
    matching: useMatching({ resource, params, query, list, selection }),
    actions,
    recordLink,
    recordAddress: (id) => recordLink(id) + (isEditedInDialog || id === 'novo' ? '' : origin),
    // With a dialog, the search is still in the list's own address.
    createAddress: (search) => recordLink('novo') + (isEditedInDialog ? '' : `?${new URLSearchParams({ busca: search }).toString()}`),
    canWrite,
    powers,
    isWithin,
    offered: (record) =>
      record
        ? offeredActions({ canWrite, query, resource }, record)
        : offeredForSelected(
            { canWrite, query, resource },
            { ids: selection.matching ? undefined : [...selection.ids], rows, undeletable: actions.undeletable },
          ),
    inline: canWrite && !query.isDeleted ? inline : undefined,
    openPreview: query.isDeleted ? undefined : address.openPreview,
    sortBy: (key, isAdding) => void step((from) => sortedBy(from, contract, key, isAdding)),
    showPage,
    ...moves(address, range),
    ahead: {
      sort: (key, isAdding) => void list.ask({ ...query, page: 1, ...sortedBy(query, contract, key, isAdding) }),
      page: (page) => void list.ask({ ...query, page }),
      record: usePrefetchRecord(contract, params),
    },
    ...deeds(resource, { rows, query, selection, actions }),
    cancel: waiting.cancel,
    retry: waiting.retry,
  }
}

/** The `de` parameter, by which the form links to the previous and next record of this list. */
function originOf(query: ListQuery): string {
  return query.isDeleted ? '' : `?${new URLSearchParams({ de: briefListQuery(query) }).toString()}`
}

function sortedBy({ sort, isDeleted }: ListQuery, contract: AnyContract, key: string, isAdding: boolean): Pick<ListQuery, 'sort'> {
  return { sort: nextSort({ sort, ...ordersOf(contract, isDeleted), key, isAdding }) }
}

function moves({ query, change }: ListAddress, range: PageRange): Pick<ListController, 'turnPage' | 'clearConditions'> {
  return {
    turnPage: (step) => {
      const page = query.page + step
      if (page < 1 || page > range.lastPage) return false
      change({ page })
      return true
    },
    clearConditions: () => change({ search: '', filters: {} }),
  }
}

function deeds(
  resource: AnyResource,
  { rows, query, selection, actions }: Pick<ListController, 'rows' | 'query' | 'selection' | 'actions'>,
): Pick<ListController, 'act' | 'actOnSelection'> {
  return {
    act: async (action, record) => {
      await actions.run({ action, target: { ids: [record.id] }, count: 1, name: resource.title(record) })
    },
    actOnSelection: async (action) => {
      const { count } = selection
      const only = count === 1 ? rows.find((row) => selection.has(row.id)) : undefined
      const outcome = await actions.run({ action, target: targetOf(query, selection), count, name: only && resource.title(only) })
      if (outcome) selection.keep(outcome.refused.map(({ id }) => id))
    },
  }
}

function targetOf({ search, filters }: ListQuery, { ids, matching, count }: ListSelection): BulkTarget {
  if (!matching) return { ids: [...ids] }
  return { filter: { ...filters, ...(search && { busca: search }) }, except: [...matching.except], expected: count, seen: matching.seen }
}

/** The columns from the address; deleted records have their own. */
function useShownColumns(resource: AnyResource, { query, layout }: ListAddress, { widths }: ListArrangement): readonly ViewColumn[] {
  const locale = useLocale()
  const keys = useMemo(() => (query.isDeleted ? deletedKeys(resource) : layout.columns), [resource, query.isDeleted, layout.columns])
  const columns = useColumns(resource, keys, widths)
  return useMemo(() => (query.isDeleted ? deletedColumns(columns, locale) : columns), [query.isDeleted, columns, locale])
}

/** The query of the shown rows: the previous one while others load. */
function useAnswered(query: ListQuery, { isStale }: Pick<ReturnType<typeof useList>, 'isStale'>): ListQuery {
  const [answered, setAnswered] = useState(query)
  if (!isStale && answered !== query) setAnswered(query)
  return isStale ? answered : query
}

/** Lets the user cancel a request; a new request ends that state. */
function useWaiting(query: ListQuery, list: ReturnType<typeof useList>) {
  const [givenUp, setGivenUp] = useState<ListQuery>()
  return {
    isCancelled: givenUp === query && !list.isFetching,
    cancel: () => {
      setGivenUp(query)
      list.cancel()
    },
    retry: () => {
      setGivenUp(undefined)
      list.refetch()
    },
  }
}

/** Moves to the last page when the current page does not exist, for example after an old link or a deletion. */
function useExistingPage({ query, change }: ListAddress, list: ReturnType<typeof useList>, { lastPage }: PageRange): void {
  const { answer } = list
  const isBeyond = list.status === 'ready' && !list.isStale && answer?.data.length === 0 && answer.meta.total !== null && query.page > 1
  useEffect(() => {
    if (isBeyond) change({ page: Math.min(lastPage, query.page - 1) }, { replace: true })
  }, [isBeyond, change, lastPage, query.page])
}

const noParams: PathParams = {}
const noRows: readonly Stored[] = []
