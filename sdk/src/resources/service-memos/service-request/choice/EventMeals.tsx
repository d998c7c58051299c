import { Button } from '@adobe/react-spectrum/Button'
import { useState } from 'react'
import { fill } from '../../../../blocks/ledger/fill.js'
import type { WantedLine } from '../../../../blocks/pricing/proposal.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { daysBetween } from '../../../../core/calendar.js'
import { integer } from '../../../../kinds/number/integer.js'
import { text as textControl } from '../../../../kinds/text/text.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'
import { choiceTexts } from './messages.js'
import './choice.css'

interface EventMealsProps {
  readonly event: SportsEvent
  readonly onFind: (lines: readonly WantedLine[]) => void
}

const amount = integer({ min: 0, max: 1_000_000 })
const name = textControl({ maxLength: 120 })

interface Meal {
  readonly id: number
  readonly text: string
  readonly perDay: number | null
}

/** Meals × days × participants of an event: every number can be changed, and what comes of it stands beside. */
export function EventMeals({ event, onFind }: EventMealsProps) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const [days, setDays] = useState<number | null>(daysBetween(event.startDate, event.endDate) + 1)
  const [people, setPeople] = useState<number | null>(event.participants)
  const [meals, setMeals] = useState<readonly Meal[]>(() => texts.meals.map((text, id) => ({ id, text, perDay: 1 })))
  const change = (id: number, part: Partial<Meal>) => setMeals((all) => all.map((meal) => (meal.id === id ? { ...meal, ...part } : meal)))
  const lines = meals.flatMap(({ text, perDay }) => {
    const quantity = (perDay ?? 0) * (days ?? 0) * (people ?? 0)
    return text.trim() === '' || quantity === 0 ? [] : [{ text: text.trim(), quantity: String(quantity) }]
  })
  return (
    <fieldset className="ep-choice-event">
      <legend>
        {texts.byEvent}: {event.name}
      </legend>
      <div className="ep-grid">
        <Amount label={texts.days} value={days} onChange={setDays} />
        <Amount label={texts.people} value={people} onChange={setPeople} />
      </div>
      {meals.map(({ id, text, perDay }) => (
        <div key={id} className="ep-choice-meal">
          <FieldControl
            control={name}
            label={texts.meal}
            value={text}
            onChange={(value) => change(id, { text: typeof value === 'string' ? value : '' })}
          />
          <Amount label={texts.perDay} value={perDay} onChange={(value) => change(id, { perDay: value })} />
          <output>
            {fill(texts.product, {
              perDay: number(perDay ?? 0),
              days: number(days ?? 0),
              people: number(people ?? 0),
              quantity: number((perDay ?? 0) * (days ?? 0) * (people ?? 0)),
            })}
          </output>
        </div>
      ))}
      <div className="ep-choice-buttons">
        <Button variant="secondary" style="outline" onPress={() => setMeals([...meals, { id: meals.length, text: '', perDay: 1 }])}>
          <span className="ep-button-text">{texts.addMeal}</span>
        </Button>
        <Button variant="accent" isDisabled={lines.length === 0} onPress={() => onFind(lines)}>
          <span className="ep-button-text">{texts.find}</span>
        </Button>
      </div>
    </fieldset>
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
