import { Button } from '../../../../feedback/Button.js'
import { PackageSearch } from '../../../../icons/icons.js'
import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../../blocks/ledger/fill.js'
import { today } from '../../../../core/calendar.js'
import { useRecord } from '../../../../data/useRecord.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import type { FormStore } from '../../../../form/store/formStore.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useLocation } from '../../../../navigation/NavigationProvider.js'
import { eventContract } from '../../../competitions/event/contract.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'
import { ItemChoice } from './ItemChoice.js'
import { choiceTexts } from './messages.js'

/** Opens the choice of items with balance; `?evento=7` starts a new request from that event. */
export function Tool() {
  const { locale } = useLocale()
  const { store, recordId } = useForm()
  const { search } = useLocation()
  const asked = recordId === undefined ? Number(new URLSearchParams(search).get('evento')) || undefined : undefined
  const chosen = useFormState(({ values }) => values.eventId as number | null)
  const { record: event } = useRecord(eventContract, chosen ?? asked)
  const [isOpen, setOpen] = useState(false)
  const isBegun = useRef(false)
  useEffect(() => {
    if (!event || event.id !== asked || isBegun.current) return
    isBegun.current = true
    beginFrom(store, event)
    store.change('subject', fill(choiceTexts[locale].subject, { event: event.name }).slice(0, 200))
    setOpen(true)
  }, [store, event, asked, locale])
  return (
    <p className="ep-choice-open">
      <Button variant="secondary" onPress={() => setOpen(true)}>
        <PackageSearch aria-hidden="true" className="ep-icon" />
        <span className="ep-button-text">{choiceTexts[locale].open}</span>
      </Button>
      {isOpen ? <ItemChoice event={event} onClosed={() => setOpen(false)} /> : null}
    </p>
  )
}

/** Starts a request dated today for the event, its days and its regional office. */
function beginFrom(store: FormStore, event: SportsEvent): void {
  const { eventId, regionId } = store.resource.fields
  if (eventId) store.change('eventId', event.id, { control: eventId, link: { id: event.id, label: event.name } })
  store.change('date', today())
  store.change('startDate', event.startDate)
  store.change('endDate', event.endDate)
  if (regionId && event.region && event.phase !== 'macrorregional')
    store.change('regionId', event.region.id, { control: regionId, link: event.region })
}
