import { Button } from '../../../../feedback/Button.js'
import { ListChecks, Smartphone } from '../../../../icons/icons.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ScreenProps } from '../../../../core/route.js'
import { useLoaded } from '../../../../feedback/useLoaded.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { bringClear } from '../../../../mount/bringClear.js'
import { Link } from '../../../../navigation/Link.js'
import { useLocation, useNavigation } from '../../../../navigation/NavigationProvider.js'
import { OutboxStatus } from '../../../../outbox/OutboxStatus.js'
import type { OutboxWrite } from '../../../../outbox/outboxEntry.js'
import { counted, outboxTexts } from '../../../../outbox/outboxTexts.js'
import { phoneTexts, filled } from './phoneTexts.js'
import { countAnswered, firstOpen, isWrong, visitPath, visitsPath } from './givenAnswers.js'
import { QuestionCard } from './QuestionCard.js'
import { type PhoneVisit, usePhoneVisit } from './usePhoneVisit.js'
import { isRefusal } from './visitSheet.js'
import './phone.css'

/** The page that answers a visit by touch, online or offline. */
export function SiteVisitPhone({ params: { id = '' } }: ScreenProps) {
  const answering = usePhoneVisit(Number(id))
  const texts = phoneTexts[useLocale().locale]
  const { read, error, isLoaded } = answering
  // Opens at the first question without an answer; answers that wait to be sent count.
  if (read && isLoaded) return <Visit answering={answering} />
  if (error === undefined || read)
    return (
      <p className="ep-answering" aria-busy="true">
        {texts.loading}
      </p>
    )
  return (
    <div className="ep-answering" role="alert" data-says-offline="">
      <p>{isRefusal(error) ? texts.notThere : texts.notHere}</p>
      {isRefusal(error) ? <Link to={visitsPath}>{texts.all}</Link> : null}
      <Button variant="secondary" size="touch" onPress={answering.refresh}>
        {texts.retry}
      </Button>
    </div>
  )
}

const loadOverview = () => import('./Overview.js')

/** Whether an exported write is an answer, a picture or the beginning of this visit; no other step is taken for somebody else. */
const takesIn =
  (visit: string) =>
  ({ method, path }: OutboxWrite): boolean =>
    method === 'POST' && ['respostas', 'fotos', 'inicio'].some((part) => path === `${visit}/${part}`)

function Visit({ answering }: { readonly answering: PhoneVisit }) {
  const texts = phoneTexts[useLocale().locale]
  const { read, waiting, asked, known } = answering
  const [chosen, setChosen] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const [isOverview, setOverview] = useState(false)
  const overview = useLoaded(loadOverview, isOverview)
  const top = useRef<HTMLDivElement>(null)
  const start = useStart(answering)
  const place = Math.max(
    0,
    asked.findIndex(({ question }) => question.code === (chosen ?? start)),
  )
  const go = (code: string | undefined) => {
    flushSync(() => setChosen(code))
    top.current?.scrollIntoView({ block: 'start' })
    tellQuestion()
  }
  // The focus on the heading makes screen readers say the question.
  const tellQuestion = () => top.current?.querySelector<HTMLElement>('.ep-answer-card h2')?.focus({ preventScroll: true })
  const current = asked[place]
  useKeptPlace(current?.question.code)
  const shown = isWhole ? asked.filter(({ section }) => section === current?.section) : current ? [current] : []
  const places = shown.map((each) => asked.indexOf(each))
  const answers = countAnswered(waiting)
  const isKeeping = answers === 0 && [...known.values()].some(({ state }) => state === 'waiting')
  const held = asked.filter(({ question }) => isWrong(answering.wrong, question.code)).length
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields come through here
    <div className="ep-answering" ref={top} data-says-offline="" onFocus={bringClear} onKeyUp={bringClear}>
      <Head visit={answering} />
      <OutboxStatus
        view={answering.view}
        noun={answers > 0 || isKeeping ? texts.waiting : undefined}
        count={answers > 0 ? answers : undefined}
        held={held > 0 ? counted(texts.held, held) : undefined}
        isKeeping={isKeeping}
        whenEmpty={known.size === 0 ? texts.nothingGiven : undefined}
        takesIn={takesIn(visitPath(answering.id))}
      />
      <Remarks answering={answering} onBegun={tellQuestion} />
      <div className="ep-answer-row ep-answering-tools">
        <Button variant="secondary" size="touch" onPress={() => setOverview(true)}>
          <ListChecks aria-hidden="true" />
          {texts.overview}
        </Button>
        <Button variant="secondary" size="touch" aria-pressed={isWhole} onPress={() => setWhole(!isWhole)}>
          <Smartphone aria-hidden="true" />
          {isWhole ? texts.byQuestion : texts.bySection}
        </Button>
      </div>
      {current ? <p className="ep-answering-section">{read?.sheet.questionnaire.sections[current.section]?.title}</p> : null}
      {shown.map((each, order) => (
        <QuestionCard key={each.question.code} answering={answering} asked={each} place={(places[order] ?? 0) + 1} />
      ))}
      <Bar
        isFirst={(places[0] ?? 0) === 0}
        isLast={(places.at(-1) ?? 0) >= asked.length - 1}
        onPrevious={() => go(asked[(places[0] ?? 0) - 1]?.question.code)}
        onNext={() => go(asked[(places.at(-1) ?? 0) + 1]?.question.code)}
        onOverview={() => setOverview(true)}
      />
      {overview ? (
        <overview.Overview
          answering={answering}
          isOpen={isOverview}
          onClose={() => setOverview(false)}
          onChoose={(code) => {
            setOverview(false)
            go(code)
          }}
        />
      ) : null}
    </div>
  )
}

/** The address names the question in sight, so that a reload or a sign-in does not move the inspector. */
const placeParameter = 'pergunta'

/** The question to begin with, fixed at opening so that new answers do not move the user. */
function useStart(answering: PhoneVisit): string | undefined {
  const { search } = useLocation()
  const [start] = useState(() => {
    const { asked, wrong } = answering
    const kept = asked.find(({ question }) => question.code === new URLSearchParams(search).get(placeParameter))
    const failing = asked.filter(({ question }) => isWrong(wrong, question.code))
    // A value that is not taken comes before another place.
    return kept && (failing.length === 0 || failing.includes(kept)) ? kept.question.code : firstOpen(asked, answering)
  })
  return start
}

function useKeptPlace(code: string | undefined): void {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const keep = useEffectEvent((place: string) => {
    const next = new URLSearchParams(search)
    if (next.get(placeParameter) === place) return
    next.set(placeParameter, place)
    navigation.navigate(`${pathname}?${next.toString()}`, { replace: true, force: true })
  })
  useEffect(() => {
    if (code !== undefined) keep(code)
  }, [code])
}

/** The visited target and the progress. */
function Head({ visit: { read, progress } }: { readonly visit: PhoneVisit }) {
  const done = filled(phoneTexts[useLocale().locale].progress, progress)
  return (
    <header className="ep-answering-head">
      <div>
        <h1>{read?.visit.target}</h1>
        <p>
          {read?.visit.number} · {done}
        </p>
      </div>
      <progress max={progress.total} value={progress.done} aria-label={done} />
    </header>
  )
}

interface BarProps {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onOverview: () => void
}

/** The bar within reach of the thumb: back, forward, and all questions. */
function Bar({ isFirst, isLast, onPrevious, onNext, onOverview }: BarProps) {
  const texts = phoneTexts[useLocale().locale]
  return (
    <nav className="ep-answering-bar" aria-label={texts.overview}>
      <Button variant="secondary" size="touch" isDisabled={isFirst} onPress={onPrevious}>
        {texts.previous}
      </Button>
      <Button variant="accent" size="touch" onPress={isLast ? onOverview : onNext}>
        {isLast ? texts.overview : texts.next}
      </Button>
    </nav>
  )
}

/** Notices before going on: not started, finished, a second device, no storage left, or how old the shown data is. */
function Remarks({ answering, onBegun }: { readonly answering: PhoneVisit; readonly onBegun: () => void }) {
  const { locale, dateTime } = useLocale()
  const texts = phoneTexts[locale]
  const { read, isFromDevice, isFull, isRunning, others, placeTrouble, view } = answering
  // Otherwise the line about the waiting answers says why.
  const isAged = isFromDevice && view.state.phase === 'idle'
  const { isBusy, begin } = useBegin(answering, onBegun)
  return (
    <>
      {isFull ? (
        <p className="ep-answering-remark" role="alert">
          {texts.full}
        </p>
      ) : null}
      {view.outbox?.isKept === false ? <p className="ep-answering-remark">{outboxTexts[locale].kept.page}</p> : null}
      {isAged && read ? <p className="ep-answering-remark">{filled(texts.fromDevice, { moment: dateTime(read.readAt) })}</p> : null}
      {isRunning && placeTrouble ? (
        <p className="ep-answering-remark" role="status">
          {texts.placeless[placeTrouble]}
        </p>
      ) : null}
      {isRunning && others > 0 ? (
        <p className="ep-answering-remark" role="status">
          {others === 1 ? texts.others.one : filled(texts.others.other, { count: others })}
        </p>
      ) : null}
      {isRunning ? null : read?.visit.status === 'agendada' ? (
        <div className="ep-answering-begin">
          <Button variant="accent" size="touch" aria-busy={isBusy} aria-disabled={isBusy} onPress={begin}>
            {texts.begin}
          </Button>
          <p role="status">{isBusy ? texts.locating : texts.beginNote}</p>
        </div>
      ) : (
        <p className="ep-answering-remark">{texts.over}</p>
      )}
    </>
  )
}

/** Begins the visit; its button then goes, so `onBegun` moves the focus. A visit that somebody else began moves nothing. */
function useBegin({ begin, isRunning }: PhoneVisit, onBegun: () => void) {
  const [isBusy, setBusy] = useState(false)
  const hasPressed = useRef(false)
  const tellBegun = useEffectEvent(onBegun)
  useEffect(() => {
    if (isRunning && hasPressed.current) tellBegun()
  }, [isRunning])
  const press = () => {
    if (isBusy) return
    hasPressed.current = true
    setBusy(true)
    void begin().finally(() => setBusy(false))
  }
  return { isBusy, begin: press }
}
