import { Button } from '../../../../feedback/Button.js'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { Modal } from '../../../../feedback/Modal.js'
import { useTypedGuard } from '../../../../form/status/useTypedGuard.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import { multiline } from '../../../../kinds/text/multiline.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'
import type { RequestObject } from '../../../../blocks/pricing/beginning.js'
import { ChoiceFooter } from './ChoiceFooter.js'
import { EventNeeds, type TypedNeeds } from './EventNeeds.js'
import type { LotChoice } from './lotChoice.js'
import { choiceTexts } from './messages.js'
import { ProposedLots } from './ProposedLots.js'
import { mostLines, type NamedLine, readLines } from '../../../../blocks/pricing/readLines.js'
import { useChoosing } from './useChoosing.js'
import { useProposals } from './useProposals.js'
import { useTakeLot } from './useTakeLot.js'

interface ItemChoiceProps {
  /** The event of the request, if it has one. */
  readonly event: SportsEvent | undefined
  /** What the request for the event asks for; `undefined` until the person says so. */
  readonly object: RequestObject | undefined
  readonly onObject: (object: RequestObject) => void
  readonly onClosed: () => void
}

const wanted = multiline({ maxLength: 10_000 })

/** Milliseconds without a change before lots are looked for. */
const pause = 400

/**
 * Search for items by code, by words or by the needs of an event, and the lots that have them. What is typed is the form's own, so that a
 * draft keeps it; lines without an item stay there until the person decides.
 */
export function ItemChoice({ event, object, onObject, onClosed }: ItemChoiceProps) {
  const { locale } = useLocale()
  const texts = choiceTexts[locale]
  const { store } = useForm()
  const [isOpen, setOpen] = useState(true)
  const [needs, setNeeds] = useState<readonly NamedLine[]>([])
  const [typedNeeds, setTypedNeeds] = useState<TypedNeeds>(new Map())
  const typed = useFormState(({ values }) => (values.unmet as string | null) ?? '')
  const own = useMemo(() => readLines(typed, locale), [typed, locale])
  const lines = useMemo(() => [...needs, ...own].slice(0, mostLines), [needs, own])
  const { found, status, isCurrent, search } = useSearch(lines)
  const choosing = useChoosing(found)
  const takeLot = useTakeLot()
  // The form has no part of these yet, so no draft keeps them.
  const guard = useTypedGuard(isOpen && (typedNeeds.size > 0 || choosing.isAnswered))
  const close = () => void guard.mayClose().then((mayClose) => mayClose && setOpen(false))
  const take = async (choice: LotChoice) => {
    if (!(await takeLot(choice, leftOf({ needs, own, used: usedBy(choice) })))) return
    guard.letGo()
    setOpen(false)
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={texts.title}
      size="large"
      footer={
        <ChoiceFooter
          lot={choosing.current}
          isStale={!isCurrent}
          count={found?.lines.length ?? 0}
          onTake={(lot) => void take(lot)}
          onAsk={choosing.ask}
          onCancel={close}
        />
      }
    >
      {/* Keys pressed here must not reach the form around. */}
      <div className="ep-choice" aria-busy={status === 'loading'}>
        {event && <EventNeeds {...{ event, object, onObject }} typed={typedNeeds} onType={setTypedNeeds} onChange={setNeeds} />}
        <div className="ep-choice-wanted" data-read={isCurrent || undefined}>
          <FieldControl
            control={wanted}
            label={texts.wanted}
            hint={texts.wantedHint}
            value={typed}
            onChange={(value) => store.change('unmet', value || null)}
          />
          <Button variant="secondary" isDisabled={lines.length === 0} onPress={search}>
            <span className="ep-button-text">{texts.find}</span>
          </Button>
        </div>
        {status === 'error' && <p role="alert">{texts.failed}</p>}
        {found && found.lots.length === 0 && <p role="status">{texts.none}</p>}
        {found && <ProposedLots found={found} choosing={choosing} isStale={!isCurrent} onTake={(lot) => void take(lot)} />}
      </div>
    </Modal>
  )
}

/** Looks for lots when the lines have rested; lots of other lines stay in sight and cannot be taken. */
function useSearch(lines: readonly NamedLine[]) {
  const { found, status, ask } = useProposals()
  const key = keyOf(lines)
  const asked = useRef('')
  const search = () => {
    asked.current = key
    void ask(lines)
  }
  const searchOnce = useEffectEvent(() => asked.current !== key && search())
  useEffect(() => {
    if (key === '[]') return
    const timer = setTimeout(() => searchOnce(), pause)
    return () => clearTimeout(timer)
  }, [key])
  return { found: key === '[]' ? undefined : found, status, isCurrent: found !== undefined && keyOf(found.lines) === key, search }
}

const keyOf = (lines: readonly NamedLine[]) =>
  JSON.stringify(lines.map(({ text, quantity, unit }) => [text, quantity, unit?.written, unit?.amount]))

/** The places of the lines that a lot gives an item; a line that stands twice, and was taken once, is not left over. */
function usedBy({ lines }: LotChoice): ReadonlySet<number> {
  const taken = new Set(lines.flatMap(({ chosen, line }) => (chosen ? [line.text] : [])))
  return new Set(lines.flatMap(({ place, line }) => (taken.has(line.text) ? [place] : [])))
}

interface Lines {
  readonly needs: readonly NamedLine[]
  readonly own: ReturnType<typeof readLines>
  /** Places of the lines that have an item. */
  readonly used: ReadonlySet<number>
}

/** What was asked for and not taken, as typed, also lines beyond the most that a request has. */
function leftOf({ needs, own, used }: Lines): string {
  const kept = own.flatMap(({ written }, place) => (used.has(needs.length + place) ? [] : [written]))
  const unmet = needs.flatMap(({ text, label, quantity, unit }, place) => {
    const words = label === text ? [text] : [text, label]
    return used.has(place) ? [] : [[...words, [quantity, unit?.written].filter(Boolean).join(' ')].join('; ')]
  })
  return [...unmet, ...kept].join('\n')
}
