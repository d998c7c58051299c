import type { ReactNode } from 'react'
import { type LocaleValue, useLocale } from '../../../../locale/LocaleProvider.js'
import { ruleText } from '../../../../locale/resourceText.js'
import { eventMessages } from '../messages.js'
import { expectedMessages } from '../parts/messages.js'
import type { SportsEvent } from '../schema.js'

/** The planned facts of an event, with the texts of the form. */
export function EventFacts({ event }: { readonly event: SportsEvent }) {
  const texts = useLocale()
  const { text, locale, number, date } = texts
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
    ...(categories.length > 0
      ? [{ label: fields.categories, value: <Lines lines={categories.map((category) => categoryText(category, texts))} />, isWide: true }]
      : []),
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
    <section className="ep-event-card" aria-labelledby="ep-event-planning">
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

/** "A: nascidos de 2009 a 2011", the same text as beside the ages in the form. */
function categoryText({ name, birthYears: { from, to } }: SportsEvent['categories'][number], texts: LocaleValue): string {
  const code = from === null ? 'bornUntil' : from === to ? 'bornIn' : 'bornFromTo'
  return `${name} · ${ruleText(texts, eventMessages, { code, params: { from: String(from), to: String(to) } })}`
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
