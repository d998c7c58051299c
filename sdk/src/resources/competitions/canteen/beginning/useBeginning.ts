import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CanteenBeginning, EventPlace } from '../../../../blocks/canteen/beginning.js'
import { contractPath } from '../../../../core/contract.js'
import type { AnyControl } from '../../../../core/control.js'
import type { Link } from '../../../../core/record.js'
import { useApi } from '../../../../data/DataProvider.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import { getAt, setAt } from '../../../../form/core/fieldPath.js'
import type { FormStore } from '../../../../form/store/formStore.js'
import { type LinkNames, nameKey } from '../../../../form/core/linkNames.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useLocation } from '../../../../navigation/NavigationProvider.js'
import { canteenContract } from '../contract.js'
import type { CanteenDraft } from '../schema.js'

/**
 * Fills days, place, meals and lot of the event into a new canteen; a copy gets the event's next free place. Each such field says so. When a
 * lot is chosen, its items are put beside the meals where only one can be meant.
 */
export function useBeginning() {
  const { store, recordId, params } = useForm()
  const api = useApi()
  const { locale } = useLocale()
  const { search } = useLocation()
  const lotId = useFormState(({ values }) => values.lotId as number | null)
  const [places, setPlaces] = useState<readonly EventPlace[]>([])
  const knownLot = useRef(lotId)
  const isNew = recordId === undefined
  const read = (lot?: number) => {
    const answer = api.send<{ readonly data: CanteenBeginning }>(
      'GET',
      `${contractPath(canteenContract, params)}/inicio${lot === undefined ? '' : `?lote=${lot}`}`,
    )
    // Without the answer the form is as it was, and everything can be typed.
    return answer.then(
      ({ data }) => data,
      () => undefined,
    )
  }
  const placeOf = ({ name, address }: EventPlace): Found => ({
    name: `${store.resource.messages[locale].singular} – ${name}`.slice(0, 120),
    placeName: name,
    // Parts of two addresses would be none.
    ...Object.fromEntries(Object.entries(address).map(([key, value]) => [`address.${key}`, value])),
  })
  const ask = useEffectEvent(() => read())
  const begin = useEffectEvent((beginning: CanteenBeginning) => {
    setPlaces(beginning.places)
    const [next] = beginning.places
    if (new URLSearchParams(search).has('copia')) {
      if (next) put(store, placeOf(next))
      return
    }
    const supply = store.getState().values.lotId === null ? beginning.supply : null
    knownLot.current = supply?.lot.id ?? knownLot.current
    start(store, { ...beginning, supply }, next && placeOf(next))
  })
  useEffect(() => {
    if (isNew) void ask().then((beginning) => beginning && begin(beginning))
  }, [isNew, store])
  const follow = useEffectEvent(async (id: number) => {
    const { supply } = (await read(id)) ?? {}
    if (supply && store.getState().values.lotId === id) takeItems(store, supply.items)
  })
  useEffect(() => {
    if (lotId === knownLot.current) return
    knownLot.current = lotId
    if (lotId !== null) void follow(lotId)
  }, [lotId])
  return { places, take: (place: EventPlace) => put(store, placeOf(place)) }
}

/** Values by path. */
type Found = Readonly<Record<string, unknown>>
type Items = NonNullable<CanteenBeginning['supply']>['items']

const fromEvent = { code: 'canteen.fromEvent' }

const isBlank = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Fills the blank fields of a new record. What it starts with is no edit: leaving it asks nothing. */
function start(store: FormStore, { operatingFrom, operatingTo, manager, meals, supply }: CanteenBeginning, place: Found = {}): void {
  const links = { managerId: manager, tenderId: supply?.tender, lotId: supply?.lot, requestId: supply?.request }
  const ids = Object.entries(links).map(([key, link]) => [key, link?.id] as const)
  const rows = withItems(
    meals.map((meal) => ({ ...meal, lotItemId: null })),
    supply?.items ?? [],
  )
  const found = [...Object.entries({ operatingFrom, operatingTo, ...place, meals: rows }), ...ids]
  const free = found.filter(([path, value]) => !isBlank(value) && isBlank(getAt(store.getState().values, path)))
  const filled = (values: Found) => free.reduce((all, [path, value]) => setAt(all, path, value), values)
  store.update(({ values, initial, names }) => {
    const named = Object.entries(links).map(([key, link]) => [store.resource.fields[key], link] as const)
    return {
      values: filled(values),
      initial: filled(initial),
      names: withNames(names, [...named, ...namedItems(store, supply?.items ?? [])]),
    }
  })
  tell(store, free)
  askItems(store, supply?.items ?? [])
}

/** Puts another place over the one before; what is not known of it becomes blank. */
function put(store: FormStore, found: Found): void {
  const all = Object.entries(found).map(([path, value]) => [path, value ?? (path.endsWith('Id') ? null : '')] as const)
  store.update(({ values }) => ({ values: all.reduce((next, [path, value]) => setAt(next, path, value), values) }))
  tell(
    store,
    all.filter(([, value]) => !isBlank(value)),
  )
}

function tell(store: FormStore, filled: readonly (readonly [path: string, value: unknown])[]): void {
  store.tell(Object.fromEntries(filled.map(([path, value]) => [path, { value, remark: fromEvent }])))
}

/** Puts the lot's item beside each meal that has none. */
function takeItems(store: FormStore, items: Items): void {
  store.update(({ values, names }) => ({
    values: { ...values, meals: withItems(values.meals as CanteenDraft['meals'], items) },
    names: withNames(names, namedItems(store, items)),
  }))
  askItems(store, items)
}

/** Asks for the item of each meal that several items of the lot can mean. */
function askItems(store: FormStore, items: Items): void {
  const meals = store.getState().values.meals as CanteenDraft['meals']
  const notes = meals.flatMap(({ type, lotItemId }, index) => {
    const named = items.filter((item) => item.type === type).map(({ item }) => item.label)
    if (lotItemId !== null || named.length < 2) return []
    const warning = { code: 'canteen.whichItem', params: { items: named.join('; ') } }
    return [[`meals[${index}].lotItemId`, { value: null, warning }] as const]
  })
  store.tell(Object.fromEntries(notes))
}

function withItems<Meal extends { readonly type: string; readonly lotItemId: number | null }>(
  meals: readonly Meal[],
  items: Items,
): Meal[] {
  return meals.map((meal) => {
    const [only, ...others] = items.filter(({ type }) => type === meal.type)
    return meal.lotItemId === null && only && others.length === 0 ? { ...meal, lotItemId: only.item.id } : meal
  })
}

type Named = readonly [control: AnyControl | undefined, link: Link | null | undefined]

function namedItems({ resource }: FormStore, items: Items): Named[] {
  return items.map(({ item }) => [resource.fields.meals?.fieldset?.fields.lotItemId, item])
}

function withNames(names: LinkNames, named: readonly Named[]): LinkNames {
  return new Map([
    ...names,
    ...named.flatMap(([control, link]) => (control && link ? [[nameKey(control, link.id), link.label] as const] : [])),
  ])
}
