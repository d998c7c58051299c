import { addDays } from '../../core/calendar.js'

/** A year, or a month of a year; `month` counts from 1. */
export interface Period {
  readonly year: number
  readonly month?: number
}

/** Parses `2026-05` as a month and `2026` as a year; an empty text gives `present`. */
export function readPeriod(text: string, present: string): Period {
  const [year = '', month] = (text || present).split('-')
  return month === undefined ? { year: Number(year) } : { year: Number(year), month: Number(month) }
}

export function periodText({ year, month }: Period): string {
  return month === undefined ? String(year) : `${year}-${pad(month)}`
}

/** The period `step` years or months later. */
export function moved({ year, month }: Period, step: number): Period {
  if (month === undefined) return { year: year + step }
  const months = year * 12 + month - 1 + step
  return { year: Math.floor(months / 12), month: (months % 12) + 1 }
}

/** The first and last day, `YYYY-MM-DD`. */
export function daysOf({ year, month }: Period): { readonly from: string; readonly to: string } {
  const from = `${year}-${pad(month ?? 1)}-01`
  const to = month === undefined ? `${year}-12-31` : addDays(`${periodText(moved({ year, month }, 1))}-01`, -1)
  return { from, to }
}

/** The weekday; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

const pad = (month: number) => String(month).padStart(2, '0')
