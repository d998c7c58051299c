import { Button } from '../../../../feedback/Button.js'
import { useState } from 'react'
import { fill } from '../../../../blocks/ledger/fill.js'
import type { WantedLine } from '../../../../blocks/pricing/proposal.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { integer } from '../../../../kinds/number/integer.js'
import { text as textControl } from '../../../../kinds/text/text.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'
import { choiceTexts } from './messages.js'
import { type EventMeal, useEventMeals } from './useEventMeals.js'
import './choice.css'

interface EventMealsProps {
  readonly event: SportsEvent
  readonly onFind: (lines: readonly WantedLine[]) => void
}

/** Meals × days × participants of an event; the user can change each number and sees the result beside it. */
export function EventMeals({ event, onFind }: EventMealsProps) {
  const meals = useEventMeals(event)
  return meals ? <MealList event={event} planned={meals} onFind={onFind} /> : <div className="ep-choice-event" aria-busy="true" />
}

const quantityOf = ({ perDay, days, people }: EventMeal) => (perDay ?? 0) * (days ?? 0) * (people ?? 0)

function MealList({ event, planned, onFind }: EventMealsProps & { readonly planned: readonly EventMeal[] }) {
  const { locale } = useLocale()
  const texts = choiceTexts[locale]
  const [meals, setMeals] = useState(planned)
  const change = (id: number, part: Partial<EventMeal>) =>
    setMeals((all) => all.map((meal) => (meal.id === id ? { ...meal, ...part } : meal)))
  const lines = linesOf(meals)
  const [first] = meals
  const blank = {
    id: meals.length,
    text: '',
    name: undefined,
    canteen: undefined,
    perDay: 1,
    days: first?.days ?? null,
    people: first?.people ?? null,
  }
  return (
    <fieldset className="ep-choice-event">
      <legend>
        {texts.byEvent}: {event.name}
      </legend>
      {meals.map((meal) => (
        <MealRow key={meal.id} meal={meal} onChange={(part) => change(meal.id, part)} />
      ))}
      <div className="ep-choice-buttons">
        <Button variant="secondary" onPress={() => setMeals([...meals, blank])}>
          <span className="ep-button-text">{texts.addMeal}</span>
        </Button>
        <Button variant="accent" isDisabled={lines.length === 0} onPress={() => onFind(lines)}>
          <span className="ep-button-text">{texts.find}</span>
        </Button>
      </div>
    </fieldset>
  )
}

/** Several canteens that need the same item share one line, because a request has an item once. */
function linesOf(meals: readonly EventMeal[]): readonly WantedLine[] {
  const sums = new Map<string, number>()
  for (const meal of meals) {
    const text = meal.text.trim()
    const quantity = quantityOf(meal)
    if (text !== '' && quantity > 0) sums.set(text, (sums.get(text) ?? 0) + quantity)
  }
  return [...sums].map(([text, quantity]) => ({ text, quantity: String(quantity) }))
}

const search = textControl({ maxLength: 120 })
const amount = integer({ min: 0, max: 1_000_000 })

interface MealRowProps {
  readonly meal: EventMeal
  readonly onChange: (part: Partial<EventMeal>) => void
}

function MealRow({ meal, onChange }: MealRowProps) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const { text, name, canteen, perDay, days, people } = meal
  const counted = (words: (typeof texts)['dayCount'], count: number) => fill(words[count === 1 ? 'one' : 'other'], { count: number(count) })
  const factors = {
    perDay: number(perDay ?? 0),
    days: counted(texts.dayCount, days ?? 0),
    people: counted(texts.peopleCount, people ?? 0),
    quantity: number(quantityOf(meal)),
  }
  return (
    <div className="ep-choice-meal">
      <FieldControl
        control={search}
        label={[name ?? texts.meal, canteen].filter(Boolean).join(' · ')}
        value={text}
        onChange={(value) => onChange({ text: typeof value === 'string' ? value : '' })}
      />
      <Amount label={texts.perDay} value={perDay} onChange={(value) => onChange({ perDay: value })} />
      <Amount label={texts.days} value={days} onChange={(value) => onChange({ days: value })} />
      <Amount label={texts.people} value={people} onChange={(value) => onChange({ people: value })} />
      <output>{fill(texts.product, factors)}</output>
    </div>
  )
}

interface AmountProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

function Amount({ label, value, onChange }: AmountProps) {
  return (
    <FieldControl
      control={amount}
      label={label}
      value={value}
      onChange={(typed) => onChange(typeof typed === 'number' && typed >= 0 ? typed : null)}
    />
  )
}
