import type { ReactNode } from 'react'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { eventMessages } from '../messages.js'
import { expectedMessages } from '../parts/messages.js'
import type { SportsEvent } from '../schema.js'

/** What was planned, as the form says it. */
export function EventFacts({ event }: { readonly event: SportsEvent }) {
  const { text, locale, number, date } = useLocale()
  const { fields, options, sections } = eventMessages[locale]
  const { registrationStart, registrationEnd, expected, categories, venues, modalities, region, coordinator } = event
  const numbers = Object.entries(expectedMessages[locale].fields).flatMap(([key, label]): Fact[] => {
    const value = expected?.[key as keyof typeof expected]
    return value === null || value === undefined ? [] : [{ label, value: number(value) }]
  })
  const facts: readonly Fact[] = [
    ...(registrationStart && registrationEnd
      ? [{ label: text('screens.event.registration'), value: `${date(registrationStart)} – ${date(registrationEnd)}` }]
      : []),
    ...(region ? [{ label: fields.region, value: region.label }] : []),
    { label: fields.coordinator, value: coordinator.label },
    ...numbers,
    { label: fields.modalities, value: modalities.map((key) => options.modalities[key]).join(', '), isWide: true },
    ...(categories.length > 0 ? [{ label: fields.categories, value: <Lines lines={categories.map(categoryText)} />, isWide: true }] : []),
    ...(venues.length > 0
      ? [
          {
            label: fields.venues,
            value: <Lines lines={venues.map(({ name, address }) => [name, address].filter(Boolean).join(', '))} />,
            isWide: true,
          },
        ]
      : []),
  ]
  return (
    <section className="ep-card" aria-labelledby="ep-event-planning">
      <h2 id="ep-event-planning">{sections.planning}</h2>
      <dl className="ep-event-facts">
        {facts.map(({ label, value, isWide }) => (
          <div key={label} data-wide={isWide}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Fact {
  readonly label: string
  readonly value: ReactNode
  readonly isWide?: boolean
}

/** `A: 2009–2011` */
function categoryText({ name, birthYears: { from, to } }: SportsEvent['categories'][number]): string {
  if (from === to) return `${name}: ${to}`
  return from === null ? `${name}: ≤ ${to}` : `${name}: ${from}–${to}`
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
