import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { timestamp } from '../../../../core/serverClock.js'
import type { AnswerDraft, AnswerFile } from '../../../../blocks/questionnaire/answer.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { OutboxEntry } from '../../../../outbox/outboxEntry.js'
import { uuid } from '../../../../outbox/uuid.js'
import { type OutboxView, useOutbox } from '../../../../outbox/useOutbox.js'
import {
  answersApart,
  answerSubject,
  type AskedQuestion,
  type GivenChange,
  type KnownAnswer,
  type KnownAnswers,
  knownAnswers,
  misfitOf,
  typedParts,
  progressOf,
  questionsAsked,
  visitPath,
  wrongName,
} from './givenAnswers.js'
import { useDevice } from '../answers/useDevice.js'
import { phoneTexts } from './phoneTexts.js'
import { capturePlace, type DevicePlace, type PlaceTrouble, troubleOf } from '../../../../blocks/questionnaire/answer/capturePlace.js'
import type { PreparedPhoto } from '../../../../blocks/questionnaire/answer/preparePhoto.js'
import { saidText } from './saidText.js'
import { useGiveAgain, useGivenJournal } from './useGivenJournal.js'
import { useKeeping } from './useKeeping.js'
import { useWrongValues } from './useWrongValues.js'
import { type SheetState, useKeptSheet } from './useKeptSheet.js'

/** One visit: its questions, the known answers, and the functions that answer it. */
export interface PhoneVisit extends SheetState, KnownAnswers {
  readonly id: number
  readonly view: OutboxView
  /** What this device keeps of the visit has been read. */
  readonly isLoaded: boolean
  /** Waiting writes of this visit. */
  readonly waiting: readonly OutboxEntry[]
  readonly asked: readonly AskedQuestion[]
  readonly apart: readonly AskedQuestion[]
  readonly progress: { readonly done: number; readonly total: number }
  /** The visit has started, at least on this device, and is not concluded. */
  readonly isRunning: boolean
  /** Number of other devices answering this visit. */
  readonly others: number
  /** The browser's storage is full: the last answers are in this page only. */
  readonly isFull: boolean
  /** Why the visit was started here without its place. */
  readonly placeTrouble: PlaceTrouble | undefined
  readonly begin: () => Promise<void>
  readonly give: (code: string, change: GivenChange, photos?: readonly PreparedPhoto[], place?: DevicePlace) => Promise<void>
  /** Keeps what is being typed until it is given: a phone may end the page without a word. */
  readonly hold: (code: string, change: GivenChange) => (() => void) | undefined
  /** Sends one's own answer again, over that of the other device. */
  readonly keepMine: (code: string) => Promise<void>
  readonly takeTheirs: (code: string) => Promise<void>
}

type Pending = ReadonlyMap<string, KnownAnswer>

export function usePhoneVisit(id: number): PhoneVisit {
  const view = useOutbox()
  const texts = phoneTexts[useLocale().locale]
  const { outbox, state } = view
  const sheet = useKeptSheet(id, outbox)
  const { read, setRead } = sheet
  const [pending, setPending] = useState<Pending>(new Map())
  const { isFull, keep } = useKeeping()
  const [placeTrouble, setPlaceTrouble] = useState<PlaceTrouble>()
  const device = useDevice()
  const { wrong, setOne: setWrong, isRead } = useWrongValues(id, outbox)
  const waiting = useMemo(() => state.entries.filter(({ subject }) => isOfVisit(id, subject)), [state.entries, id])
  const stored = read?.sheet.answers
  const known = useMemo(() => new Map([...knownAnswers(id, stored ?? [], waiting), ...pending]), [id, stored, waiting, pending])
  const latest = useRef(known)
  useEffect(() => {
    latest.current = known
  }, [known])
  const questionnaire = read?.sheet.questionnaire
  const asked = useMemo(() => (questionnaire ? questionsAsked(questionnaire, known) : []), [questionnaire, known])
  const apart = useMemo(() => (questionnaire ? answersApart(questionnaire, known) : []), [questionnaire, known])

  const journal = useGivenJournal(id, outbox)
  const label = read ? `${read.visit.number} ${read.visit.target}` : ''
  const give: PhoneVisit['give'] = useCallback(
    async (code, change, photos = [], place) => {
      if (!outbox) return
      const forget = journal?.write(code, change)
      const before = latest.current.get(code)
      const draft = draftOf({ code, before, change, photos, place })
      const question = questionnaire?.sections.flatMap(({ questions }) => questions).find((each) => each.code === code)
      const misfit = question && misfitOf(question, draft)
      if (misfit) return setWrong(wrongName(code, misfit.part), misfit.wrong, forget)
      for (const part of typedParts) if (change[part] !== undefined) setWrong(wrongName(code, part), undefined)
      const given: KnownAnswer = { ...draft, state: 'waiting' }
      // Shown at once; stored in the outbox afterwards.
      latest.current = new Map(latest.current).set(code, given)
      setPending((all) => new Map(all).set(code, given))
      const subject = answerSubject(id, code)
      const path = visitPath(id)
      const summary = question && `${question.statement} ${saidText({ question }, { ...draft, photos: [] }, texts)}`
      const answer = { subject, label: `${label}: ${code}`, summary, method: 'POST', path: `${path}/respostas` } as const
      const files = photos.map(({ file, about }) => ({ name: about.sha256, file }))
      const fileIds = files.map(({ name }) => ({ outboxFile: name }))
      const pictures = { ...answer, summary: question?.statement, subject: `${subject}/fotos`, path: `${path}/fotos`, body: { fileIds } }
      await keep(code, async () => {
        const body = { deviceId: await device(), order: { outboxOrder: true }, answers: [draft] }
        await outbox.add({ write: { ...answer, isWhole: true, body } }, ...(files.length > 0 ? [{ write: pictures, files }] : []))
        forget?.()
        setPending((all) => without(all, code, draft.key))
      })
    },
    [outbox, id, label, questionnaire, texts, device, setWrong, keep, journal],
  )
  const isGivenAgain = useGiveAgain(journal, state.isLoaded && isRead && questionnaire !== undefined, give)
  const isRunning = read?.visit.status === 'em-andamento'
  useEffect(() => {
    // Another device or the desk started the visit, so nothing is left of this refusal.
    for (const entry of waiting) if (isRunning && entry.refusal && begins(id, entry)) void outbox?.remove(entry)
  }, [isRunning, waiting, id, outbox])
  const policy = questionnaire?.evidencePolicy ?? 'opcional'
  const answers = { known, wrong, policy }
  return {
    ...sheet,
    ...{ id, view, waiting, ...answers, asked, apart, isFull, placeTrouble, give },
    hold: (code, change) => journal?.write(code, change),
    isLoaded: state.isLoaded && isRead && isGivenAgain,
    progress: progressOf(asked, answers),
    isRunning: isRunning || waiting.some((entry) => begins(id, entry) && entry.refusal?.code !== 'final'),
    others: useOthers(sheet, device),
    begin: async () => {
      const path = visitPath(id)
      const about = { label, summary: texts.begin, method: 'POST', path: `${path}/inicio` } as const
      const send = (subject: string, geo: DevicePlace | null, startedAt = timestamp()) =>
        outbox?.add({ write: { ...about, subject, body: { startedAt, geo } } })
      const startedAt = timestamp()
      const addPlace = (place: DevicePlace) => {
        setPlaceTrouble(undefined)
        void send(`${path}/inicio`, place)
      }
      // Without a place the visit starts all the same; one that comes later is added.
      const geo = await capturePlace({ onLate: addPlace }).catch((error: unknown) => {
        setPlaceTrouble(troubleOf(error))
        return null
      })
      await send(path, geo, startedAt)
    },
    keepMine: (code) => give(code, {}),
    takeTheirs: async (code) => {
      const rival = latest.current.get(code)?.rival
      const held = outbox?.getState().entries.filter(({ subject }) => subject.startsWith(answerSubject(id, code))) ?? []
      for (const entry of held) await outbox?.remove(entry)
      if (rival)
        setRead(
          (all) =>
            all && {
              ...all,
              sheet: { ...all.sheet, answers: [...all.sheet.answers.filter(({ questionId }) => questionId !== code), rival] },
            },
        )
    },
  }
}

const isOfVisit = (id: number, subject: string): boolean => subject === visitPath(id) || subject.startsWith(`${visitPath(id)}/`)

const begins = (id: number, { path }: OutboxEntry): boolean => path === `${visitPath(id)}/inicio`

interface Giving {
  readonly code: string
  readonly before: KnownAnswer | undefined
  readonly change: GivenChange
  readonly photos: readonly PreparedPhoto[]
  readonly place: DevicePlace | undefined
}

function draftOf({ code, before, change, photos, place }: Giving): AnswerDraft {
  const added = photos.map(({ about }): AnswerFile => ({ ...about, ...(place ?? { latitude: null, longitude: null, accuracy: null }) }))
  const files = change.photos ?? before?.photos ?? []
  return {
    questionId: code,
    value: before?.value ?? null,
    na: before?.na ?? false,
    comment: before?.comment ?? null,
    // An answer that is not sent yet may be replaced by this one, so its finding is sent again.
    ...(before?.finding !== undefined && { finding: before.finding }),
    ...change,
    photos: [...files.map(asSent), ...added],
    answeredAt: timestamp(),
    key: uuid(),
    after: before?.rival?.key ?? before?.key ?? null,
  }
}

/** Without the fields that the server adds. */
const asSent = ({ sha256, takenAt, latitude, longitude, accuracy }: AnswerFile): AnswerFile => ({
  sha256,
  takenAt,
  latitude,
  longitude,
  accuracy,
})

function without(all: Pending, code: string, key: string): Pending {
  if (all.get(code)?.key !== key) return all
  const rest = new Map(all)
  rest.delete(code)
  return rest
}

/** A device without an answer for this long counts as gone. */
const stillThere = 12 * 3_600_000

/** Number of other devices answering this visit. */
function useOthers({ read }: SheetState, device: () => Promise<string>): number {
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    void device().then(setOwn)
  }, [device])
  if (own === undefined || !read) return 0
  const since = Date.parse(read.readAt) - stillThere
  return read.sheet.devices.filter(({ deviceId, lastAt }) => deviceId !== own && Date.parse(lastAt) > since).length
}
