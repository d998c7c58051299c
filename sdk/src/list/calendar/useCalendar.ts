import { useMemo } from 'react'
import { today } from '../../core/calendar.js'
import type { CalendarDefinition } from '../../core/resource.js'
import { useAllRecords } from '../../data/useAllRecords.js'
import type { ListController } from '../state/useListController.js'
import { askedRange, type CalendarEntry, entriesOf, within } from './entries.js'
import { daysOf, type Period, periodText, readPeriod } from './period.js'

export interface ListCalendar {
  readonly period: Period
  /** Today's date in Paraná. */
  readonly now: string
  /** Sorted by the first day; while more load, the known ones of the period. */
  readonly entries: readonly CalendarEntry[]
  readonly isLoading: boolean
  /** There are more records than a calendar shows. */
  readonly isCut: boolean
  readonly error: unknown
  readonly retry: () => void
  readonly show: (period: Period) => void
}

/** Returns the records of a list in the year or month of its address. */
export function useCalendar({ resource, params, query, address }: ListController, definition: CalendarDefinition): ListCalendar {
  const { contract } = resource
  const { from, filter = from } = definition
  const now = today()
  // Records with a single day open by month; records with several days open by year.
  const present = now.slice(0, definition.to ? 4 : 7)
  const period = useMemo(() => readPeriod(address.layout.calendar ?? '', present), [address.layout.calendar, present])
  const range = askedRange(period, query.filters[filter])
  const { search, filters } = query
  const found = useAllRecords(
    contract,
    { sort: contract.defaultSort, search, filters: { ...filters, ...(range !== undefined && { [filter]: range }) } },
    { params, isEnabled: range !== undefined },
  )
  const records = (range !== undefined && found.records) || noRecords
  return {
    period,
    now,
    entries: useMemo(() => within(entriesOf(records, definition), daysOf(period)), [records, definition, period]),
    isLoading: range !== undefined && !found.error && (found.isStale || !found.records),
    isCut: found.isCut,
    error: found.error,
    retry: found.refetch,
    show: (next) => {
      const text = periodText(next)
      // The current period is the default, so it is left out of the address.
      address.change({ calendar: text === present ? '' : text })
    },
  }
}

const noRecords: readonly [] = []
