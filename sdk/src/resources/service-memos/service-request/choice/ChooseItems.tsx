import { Button } from '../../../../feedback/Button.js'
import { PackageSearch } from '../../../../icons/icons.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { contractPath } from '../../../../core/contract.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import { useRecord } from '../../../../data/useRecord.js'
import { UndoBar } from '../../../../form/notices/UndoBar.js'
import { Notice } from '../../../../form/notices/Notice.js'
import type { Values } from '../../../../form/core/fieldPath.js'
import { fillBlank } from '../../../../form/store/fillBlank.js'
import { useForm, useFormState, useIsDirty } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useLocation, useNavigation } from '../../../../navigation/NavigationProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { eventContract } from '../../../competitions/event/contract.js'
import { type RequestObject, requestObjects } from '../../../../blocks/pricing/beginning.js'
import { lotContract } from '../../lot/contract.js'
import { supplierContract } from '../../supplier/contract.js'
import { serviceRequestContract } from '../contract.js'
import type { ServiceRequest } from '../schema.js'
import { ItemChoice } from './ItemChoice.js'
import { lineAmount, LineNames } from './LineNames.js'
import { choiceTexts } from './messages.js'
import { useLotNote } from '../../../../blocks/pricing/useLotNote.js'
import { type NamedLine, readLines } from '../../../../blocks/pricing/readLines.js'
import { addressPaths, useBeginning } from './useBeginning.js'
import { useEventNote } from './useEventNote.js'

/**
 * Opens the choice of items with balance. `?evento=7&para=transporte` starts a new request from that event, and `?faltou=12` with the lines
 * that found no item in another request.
 */
export function Tool() {
  const { locale } = useLocale()
  const asked = useAsked()
  const [object, setObject] = useState(asked.object)
  const chosen = useFormState(({ values }) => values.eventId as number | null)
  const { record: event } = useRecord(eventContract, chosen ?? asked.eventId)
  // Nothing is asked for an event that was called off; the server leaves it out of the new request.
  const isCalledOff = chosen === null && event !== undefined && !eventContract.referable.includes(event.status)
  const [opened, setOpened] = useState<'byAddress' | 'byPerson' | undefined>(
    asked.eventId !== undefined || asked.unmetOf !== undefined ? 'byAddress' : undefined,
  )
  useBeginning({ eventId: asked.eventId, object })
  const regionId = useFormState(({ values }) => values.regionId as number | null)
  useLotNote({ lots: lotContract, suppliers: supplierContract, serving: { regionId: regionId ?? undefined } })
  useEventNote(event)
  useUnmetOf(asked.unmetOf)
  const open = () => setOpened('byPerson')
  // The person first decides about an earlier draft, which the dialog would hide.
  const { hasDraft } = useForm()
  const isOpen = opened === 'byPerson' || (opened === 'byAddress' && !isCalledOff && !hasDraft)
  return (
    <>
      <p className="ep-choice-open">
        <Button variant="secondary" onPress={open}>
          <PackageSearch aria-hidden="true" className="ep-icon" />
          <span className="ep-button-text">{choiceTexts[locale].open}</span>
        </Button>
      </p>
      {isCalledOff ? <Notice tone="notice" title={fill(choiceTexts[locale].calledOff, { event: event.name })} /> : null}
      <Unmet onSearch={open} />
      {isOpen && (event || asked.eventId === undefined) ? (
        <ItemChoice event={isCalledOff ? undefined : event} object={object} onObject={setObject} onClosed={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}

interface Asked {
  readonly eventId: number | undefined
  readonly object: RequestObject | undefined
  /** The request whose lines without an item are asked for now. */
  readonly unmetOf: number | undefined
}

/** What the address of a new request asks for. */
function useAsked(): Asked {
  const { recordId } = useForm()
  const { search } = useLocation()
  if (recordId !== undefined) return { eventId: undefined, object: undefined, unmetOf: undefined }
  const asked = new URLSearchParams(search)
  const unmetOf = Number(asked.get('faltou')) || undefined
  const eventId = Number(asked.get('evento')) || undefined
  return { eventId, object: requestObjects.find((each) => each === asked.get('para')), unmetOf }
}

/** What two requests for one purpose have in common; each has its own protocol, lot and items. */
const people = ['departmentId', 'requesterId', 'managerId', 'inspectorId']
const common = [
  'regionId',
  'subject',
  'justification',
  'startDate',
  'endDate',
  'deliveryDeadline',
  'executionPlace',
  ...people,
  ...addressPaths,
]

function useUnmetOf(id: number | undefined): void {
  const { store } = useForm()
  const { record } = useRecord(serviceRequestContract, id)
  const former = record as ServiceRequest | undefined
  const take = useEffectEvent((request: ServiceRequest) => {
    if (!store.getState().values.unmet) store.change('unmet', request.unmet)
    store.change('followsId', id)
    fillBlank(store, request as unknown as Values, common)
  })
  useEffect(() => {
    if (former?.unmet) take(former)
  }, [former])
}

/** The lines that have no item yet: they stay with the request until the person decides. */
function Unmet({ onSearch }: { readonly onSearch: () => void }) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const { store } = useForm()
  const unmet = useFormState(({ values }) => (values.unmet as string | null) ?? '')
  const [leftOut, setLeftOut] = useState<string>()
  const lines = readLines(unmet, locale)
  if (lines.length === 0 && leftOut) return <UndoBar text={texts.leftOut} onUndo={() => store.change('unmet', leftOut)} />
  if (lines.length === 0) return null
  const nameOf = (line: NamedLine) => {
    const amount = lineAmount(line, number)
    return amount === '' ? line.label : `${line.label} (${amount})`
  }
  const leave = () => {
    setLeftOut(unmet)
    store.change('unmet', null)
  }
  return (
    <Notice
      tone="notice"
      title={fill(texts.unmet[lines.length === 1 ? 'one' : 'other'], { count: number(lines.length) })}
      actions={
        <>
          <Button variant="secondary" onPress={onSearch}>
            {texts.searchAgain}
          </Button>
          <RestButton />
          <Button variant="secondary" onPress={leave}>
            {texts.leaveOut}
          </Button>
        </>
      }
    >
      <LineNames names={lines.map(nameOf)} />
      <p>{texts.unmetHint}</p>
    </Notice>
  )
}

/** Asks for the lines in another request, or leads to the one that did. */
function RestButton() {
  const texts = choiceTexts[useLocale().locale]
  const { recordId } = useForm()
  const { isReady, askRest } = useRest()
  const { record } = useRecord(serviceRequestContract, recordId)
  const followUp = (record as ServiceRequest | undefined)?.followUp
  return followUp ? (
    <Link className="ep-button" data-variant="secondary" to={`${contractPath(serviceRequestContract)}/${followUp.id}`}>
      {fill(texts.openRest, { name: followUp.label })}
    </Link>
  ) : (
    <Button variant="secondary" type={isReady ? 'button' : 'submit'} onPress={askRest}>
      {isReady ? texts.askRest : texts.saveAndAskRest}
    </Button>
  )
}

/** Opens another request with the lines that found no item, once this one is saved. */
function useRest() {
  const { store, recordId } = useForm()
  const navigation = useNavigation()
  const values = useFormState((state) => state.values)
  const isDirty = useIsDirty(store)
  const isReady = !isDirty && recordId !== undefined
  // The values that are being saved for it. A save after further edits is another one.
  const wish = useRef<Values>(undefined)
  const go = () => {
    const event = store.getState().values.eventId
    const query = new URLSearchParams({ ...(typeof event === 'number' && { evento: String(event) }), faltou: String(recordId) })
    navigation.navigate(`${contractPath(serviceRequestContract)}/novo?${query}`)
  }
  const goWhenSaved = useEffectEvent(go)
  useEffect(() => {
    if (wish.current && isReady) goWhenSaved()
    // A new request is saved a moment before it has its id.
    if (isReady || (isDirty && wish.current !== values)) wish.current = undefined
  }, [isReady, isDirty, values])
  return {
    isReady,
    askRest: () => {
      if (isReady) go()
      else wish.current = store.getState().values
    },
  }
}
