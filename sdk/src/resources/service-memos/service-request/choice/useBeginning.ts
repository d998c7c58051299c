import { useEffect, useEffectEvent, useRef } from 'react'
import { fill } from '../../../../blocks/ledger/fill.js'
import { today } from '../../../../core/calendar.js'
import { useApi } from '../../../../data/DataProvider.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import { getAt, type Values } from '../../../../form/core/fieldPath.js'
import { isBlank } from '../../../../form/store/fillBlank.js'
import type { FormStore } from '../../../../form/store/formStore.js'
import { nameKey } from '../../../../form/core/linkNames.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Link } from '../../../../core/record.js'
import { type RequestBeginning, type RequestObject } from '../../../../blocks/pricing/beginning.js'
import { serviceRequestContract } from '../contract.js'
import { choiceTexts } from './messages.js'

interface AskedBeginning {
  /** The event of the address that opened the form. */
  readonly eventId: number | undefined
  /** What is asked for, as far as it is known. */
  readonly object: RequestObject | undefined
}

/**
 * Fills what follows from the signed-in person into a new request, and what follows from its event whenever one is chosen. Each such field
 * says so; what a person typed stays.
 */
export function useBeginning({ eventId, object }: AskedBeginning): void {
  const { store, recordId } = useForm()
  const translator = useLocale()
  const chosen = useFormState(({ values }) => values.eventId as number | null)
  const known = useRef({ chosen, object })
  const isNew = recordId === undefined
  const read = useReadBeginning(object)
  const begin = useEffectEvent(async () => {
    const beginning = await read(eventId)
    if (!beginning) return
    fillPerson(store, beginning)
    const { event } = beginning
    if (!event || store.getState().values.eventId !== null) return
    known.current = { chosen: event.id, object }
    const { eventId: control } = store.resource.fields
    const before = store.getState().values
    if (control) store.change('eventId', event.id, { control, link: event })
    fillEvent(store, event, textsOf(translator, event, object))
    beginWithChanges(store, before)
  })
  useEffect(() => {
    if (isNew) void begin()
  }, [isNew, store])
  const follow = useEffectEvent(async (id: number) => {
    const event = (await read(id))?.event
    if (event && store.getState().values.eventId === id) fillEvent(store, event, textsOf(translator, event, object))
  })
  useEffect(() => {
    if (chosen === known.current.chosen && object === known.current.object) return
    known.current = { chosen, object }
    if (chosen === null) clearEvent(store)
    else void follow(chosen)
  }, [chosen, object, store])
}

function useReadBeginning(object: RequestObject | undefined) {
  const api = useApi()
  return async (id: number | undefined): Promise<RequestBeginning | undefined> => {
    const query = id === undefined ? '' : `?evento=${id}${object ? `&para=${object}` : ''}`
    const answer = api.send<{ readonly data: RequestBeginning }>('GET', `${serviceRequestContract.path}/inicio${query}`)
    // Without the answer the form is as it was, and everything can be typed.
    return answer.then(
      ({ data }) => data,
      () => undefined,
    )
  }
}

type BegunEvent = NonNullable<RequestBeginning['event']>

/** What the record starts with is no edit: leaving it asks nothing. */
function fillPerson(store: FormStore, { requester, department }: RequestBeginning): void {
  const { fields } = store.resource
  const wanted: Readonly<Record<string, Link | null>> = { requesterId: requester, departmentId: department }
  store.update(({ values, initial, names }) => {
    const known = new Map(names)
    const free = Object.entries(wanted).flatMap(([key, link]) => {
      const control = fields[key]
      if (!link || !control || !isBlank(values[key])) return []
      known.set(nameKey(control, link.id), link.label)
      return [[key, link.id] as const]
    })
    const begun = { ...Object.fromEntries(free), ...(isBlank(values.date) && { date: today() }) }
    return { values: { ...values, ...begun }, initial: { ...initial, ...begun }, names: known }
  })
  const remark = { code: 'serviceRequest.fromPerson' }
  store.tell(
    Object.fromEntries(
      Object.entries(wanted).flatMap(([key, link]) =>
        link && store.getState().values[key] === link.id ? [[key, { value: link.id, remark }]] : [],
      ),
    ),
  )
}

/** What the address asked for is no edit: an untouched form leaves no draft. After the first edit all of it belongs to the draft. */
function beginWithChanges(store: FormStore, before: Values): void {
  const { values, initial } = store.getState()
  const begun = { ...initial, ...Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== before[key])) }
  store.update(() => ({ initial: begun }))
  const stop = store.subscribe(() => {
    const state = store.getState()
    if (state.values === values && state.initial === begun) return
    stop()
    if (state.initial === begun) store.update(() => ({ initial }))
  })
}

type EventTexts = Readonly<Record<'subject' | 'justification', string>>

function textsOf({ locale, date, number }: ReturnType<typeof useLocale>, event: BegunEvent, object: RequestObject | undefined): EventTexts {
  const texts = choiceTexts[locale]
  const { label, startDate, endDate, participants } = event
  const days = fill(texts.justification, { event: label, from: date(startDate), to: date(endDate) })
  const expected = participants === null ? '' : fill(texts.expected, { people: number(participants) })
  return { subject: fill(texts.subject[object ?? 'any'], { event: label }).slice(0, 200), justification: `${days}${expected}.` }
}

const fromEvent = { code: 'serviceRequest.fromEvent' }

/** Days, region, place, address and texts of the event, where the person typed nothing of their own. */
function fillEvent(store: FormStore, event: BegunEvent, { subject, justification }: EventTexts): void {
  const { startDate, endDate, region, place, address } = event
  const { regionId } = store.resource.fields
  const found: [string, unknown][] = [
    ['startDate', startDate],
    ['endDate', endDate],
    ['regionId', region?.id ?? null],
    ['executionPlace', place],
    ['subject', subject],
    ['justification', justification],
    ...addressOf(store, address),
  ]
  const free = found.filter(([path, value]) => value !== null && mayFill(store, path))
  for (const [path, value] of free)
    store.change(path, value, path === 'regionId' && regionId && region ? { control: regionId, link: region } : undefined)
  store.tell(Object.fromEntries(free.map(([path, value]) => [path, { value, remark: fromEvent }])))
}

/** What the event filled in goes with it; what the person changed stays. */
function clearEvent(store: FormStore): void {
  const { empty } = store.resource
  for (const path of ['startDate', 'endDate', 'regionId', 'executionPlace', 'subject', 'justification', ...addressPaths])
    if (store.noteAt(path)?.remark?.code === fromEvent.code) store.change(path, getAt(empty as Values, path))
}

const addressParts = ['zipCode', 'street', 'number', 'complement', 'neighborhood', 'stateId', 'cityId'] as const

/** The fields of the place of execution; a new state clears the city, so it comes first. */
export const addressPaths = addressParts.map((part) => `address.${part}`)

/** Parts of two addresses would be none: one that was typed stays whole. */
function addressOf(store: FormStore, address: BegunEvent['address']): [string, unknown][] {
  if (!address) return []
  if (!addressPaths.every((path) => mayFill(store, path))) return []
  return addressParts.map((part) => [`address.${part}`, address[part]])
}

/** Nothing is there, or only what another event filled in. */
function mayFill(store: FormStore, path: string): boolean {
  return isBlank(getAt(store.getState().values, path)) || store.noteAt(path)?.remark?.code === fromEvent.code
}
