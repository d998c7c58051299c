import { Button } from '../../../../feedback/Button.js'
import { useEffect, useEffectEvent, useState } from 'react'
import { unitWord } from '../../../../blocks/codes/units.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import type { Locale } from '../../../../core/locale.js'
import { useFormState } from '../../../../form/store/FormContext.js'
import { integer } from '../../../../kinds/number/integer.js'
import { text as textControl } from '../../../../kinds/text/text.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'
import { type RequestObject, requestObjects } from '../../../../blocks/pricing/beginning.js'
import { choiceTexts } from './messages.js'
import { isCode, type NamedLine } from '../../../../blocks/pricing/readLines.js'
import { type EventNeed, type Factor, factorsOf, seatsOfCoach, unitOf, useEventNeeds } from './useEventNeeds.js'
import './choice.css'

export type TypedNeeds = ReadonlyMap<RequestObject, readonly EventNeed[]>

interface EventNeedsProps {
  readonly event: SportsEvent
  /** `undefined` until the person says what is asked for. */
  readonly object: RequestObject | undefined
  readonly onObject: (object: RequestObject) => void
  /** The needs of each kind that a person changed: they outlive a look at another kind. */
  readonly typed: TypedNeeds
  readonly onType: (typed: TypedNeeds) => void
  /** Called with the lines that the needs make, whenever they change. */
  readonly onChange: (lines: readonly NamedLine[]) => void
}

/** What an event needs of one kind, as quantities that the user can change factor by factor and whose result stands beside them. */
export function EventNeeds({ event, object, onObject, ...needs }: EventNeedsProps) {
  const { locale } = useLocale()
  const texts = choiceTexts[locale]
  return (
    <fieldset className="ep-choice-event">
      <legend>
        {texts.byEvent}: {event.name}
      </legend>
      <div className="ep-choice-buttons">
        {requestObjects.map((each) => (
          <Button
            key={each}
            variant={each === object ? 'accent' : 'secondary'}
            aria-pressed={each === object}
            onPress={() => onObject(each)}
          >
            <span className="ep-button-text">{texts.objects[each]}</span>
          </Button>
        ))}
      </div>
      {object && <PlannedNeeds key={object} event={event} object={object} {...needs} />}
    </fieldset>
  )
}

type KnownObject = Omit<EventNeedsProps, 'onObject' | 'object'> & { readonly object: RequestObject }

function PlannedNeeds(props: KnownObject) {
  const needs = useEventNeeds(props.event, props.object)
  return needs ? <NeedList {...props} planned={needs} /> : <div aria-busy="true" />
}

const isCount = (factor: EventNeed['factors'][number]) => typeof factor === 'number' && factor >= 0

/** `undefined` while one of its numbers is missing or not understood. */
function quantityOf({ factors }: EventNeed): number | undefined {
  const counts = factors.filter(isCount)
  return counts.length < factors.length ? undefined : counts.reduce<number>((product, count) => product * Number(count), 1)
}

function NeedList({ event, object, typed, onType, onChange, planned }: KnownObject & { readonly planned: readonly EventNeed[] }) {
  const { locale, number, date } = useLocale()
  const texts = choiceTexts[locale]
  // What the canteens plan may change meanwhile; the list in front of the person does not.
  const [first] = useState(planned)
  const needs = typed.get(object) ?? first
  const key = JSON.stringify(linesOf(needs).map((line) => ({ ...line, unit: askedUnit(line, object, locale) })))
  const tell = useEffectEvent((lines: readonly NamedLine[]) => onChange(lines))
  useEffect(() => {
    tell(JSON.parse(key) as readonly NamedLine[])
    return () => tell([])
  }, [key])
  const beyond = useCanteensBeyond(needs)
  const keep = (changed: readonly EventNeed[]) => onType(new Map(typed).set(object, changed))
  const change = (id: number, part: Partial<EventNeed>) => keep(needs.map((need) => (need.id === id ? { ...need, ...part } : need)))
  const blank = {
    id: needs.length,
    text: '',
    name: undefined,
    canteen: undefined,
    factors: factorsOf[object].map((_, at) => needs[0]?.factors[at] ?? null),
  }
  return (
    <>
      {object === 'transporte' && event.participants !== null && (
        <p className="ep-choice-estimate">{fill(texts.estimate, { people: number(event.participants), seats: number(seatsOfCoach) })}</p>
      )}
      {beyond.map(({ name, operatingFrom, operatingTo }) => (
        <p key={name} className="ep-choice-estimate">
          {fill(texts.beyond, { canteen: name, from: date(operatingFrom), to: date(operatingTo) })}
        </p>
      ))}
      {needs.map((need) => (
        <NeedRow key={need.id} need={need} object={object} onChange={(part) => change(need.id, part)} />
      ))}
      <div className="ep-choice-buttons">
        <Button variant="secondary" onPress={() => keep([...needs, blank])}>
          <span className="ep-button-text">{object === 'refeicoes' ? texts.addMeal : texts.addItem}</span>
        </Button>
      </div>
    </>
  )
}

/** The canteens that serve on days outside of the request: their meals are counted for all of these days. */
function useCanteensBeyond(needs: readonly EventNeed[]) {
  const startDate = useFormState(({ values }) => values.startDate as string | null)
  const endDate = useFormState(({ values }) => values.endDate as string | null)
  if (!startDate || !endDate) return []
  const canteens = new Map(needs.flatMap(({ canteen }) => (canteen ? [[canteen.name, canteen] as const] : [])))
  return [...canteens.values()].filter(({ operatingFrom, operatingTo }) => operatingFrom < startDate || operatingTo > endDate)
}

/** What the factors count. An item that a lot sells in another unit is then asked about, as for a line that names its unit. */
function askedUnit({ quantity }: NamedLine, object: RequestObject, locale: Locale): NamedLine['unit'] {
  const code = unitOf[object]
  return code && { code, factor: '1', written: unitWord(code, locale, quantity ?? 0) ?? code, amount: quantity }
}

/** Several canteens that need the same item share one line, because a request has an item once. */
function linesOf(needs: readonly EventNeed[]): readonly NamedLine[] {
  const lines = new Map<string, NamedLine>()
  for (const need of needs) {
    const text = need.text.trim()
    const quantity = quantityOf(need)
    const known = lines.get(text)
    if (text === '' || !quantity) continue
    const sum = String(Number(known?.quantity ?? 0) + quantity)
    lines.set(text, { text, label: isCode(text) ? (need.name ?? text) : text, quantity: sum })
  }
  return [...lines.values()]
}

const search = textControl({ maxLength: 120 })
const amount = integer({ min: 0, max: 1_000_000 })

interface NeedRowProps {
  readonly need: EventNeed
  readonly object: RequestObject
  readonly onChange: (part: Partial<EventNeed>) => void
}

function NeedRow({ need, object, onChange }: NeedRowProps) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const { text, name, canteen, factors } = need
  const keys = factorsOf[object]
  const quantity = quantityOf(need)
  const words = (key: Factor, at: number) =>
    fill(texts.factors[key][factors[at] === 1 ? 'one' : 'other'], { count: number(Number(factors[at])) })
  const label = [name ?? (object === 'refeicoes' ? texts.meal : texts.item), canteen?.name].filter(Boolean).join(' · ')
  return (
    <div role="group" aria-label={[label, name ? '' : text].filter(Boolean).join(': ')} className="ep-choice-meal">
      <FieldControl
        control={search}
        label={label}
        value={text}
        onChange={(value) => onChange({ text: typeof value === 'string' ? value : '' })}
      />
      {keys.map((key, at) => (
        <FieldControl
          key={key}
          control={amount}
          label={texts.factors[key].label}
          value={factors[at] ?? null}
          error={(factors[at] ?? null) === null || isCount(factors[at] ?? null) ? undefined : texts.notANumber}
          onChange={(typed) => onChange({ factors: factors.with(at, typed as EventNeed['factors'][number]) })}
        />
      ))}
      {quantity === undefined && text.trim() !== '' && <output>{texts.uncounted}</output>}
      {quantity !== undefined && keys.length > 1 && (
        <output>
          {keys.map(words).join(' × ')} = {number(quantity)}
        </output>
      )}
    </div>
  )
}
