import { ApiError } from '../../../../api/ApiError.js'
import type { ApiClient } from '../../../../api/client.js'
import type { AnswerFinding, AnswerSheet } from '../../../../blocks/questionnaire/answer.js'
import type { Outbox } from '../../../../outbox/createOutbox.js'
import { uuid } from '../../../../outbox/uuid.js'
import type { SiteVisit } from '../schema.js'
import { scale } from '../../../../blocks/questionnaire/answer/preparePhoto.js'
import { visitPath, visitsPath } from './givenAnswers.js'

/** What the phone shows of a visit. */
export interface VisitSheet {
  readonly visit: Pick<SiteVisit, 'id' | 'number' | 'target' | 'placeName' | 'status' | 'scheduledFor' | 'version'>
  readonly sheet: AnswerSheet
  /** What does not conform, by the code of the question. */
  readonly findings: Readonly<Record<string, AnswerFinding>>
  /** ISO 8601: when the server told it. */
  readonly readAt: string
}

/** The whole contract would bring what lists and forms do with one. */
const visits = { name: 'siteVisit', path: visitsPath }

/** Asks the server for a visit. @throws ApiError, or what `fetch` throws without an answer */
export async function readVisit(api: ApiClient, id: number): Promise<VisitSheet> {
  const [{ data: record }, { data: sheet }] = await Promise.all([
    api.get(visits, id),
    api.send<{ readonly data: AnswerSheet }>('GET', `${visitPath(id)}/respostas`),
  ])
  const { number, target, placeName, status, scheduledFor, version } = record as SiteVisit
  const findings = Object.fromEntries((record as SiteVisit).nonConformities.map((finding) => [finding.questionId, finding]))
  return { visit: { id, number, target, placeName, status, scheduledFor, version }, sheet, findings, readAt: new Date().toISOString() }
}

/** What was put by of a visit. */
export async function keptVisit(outbox: Outbox, id: number): Promise<VisitSheet | undefined> {
  const kept = await outbox.kept(nameOf(id))
  return kept && (JSON.parse(await kept.text()) as VisitSheet)
}

/** Puts a visit by, so that it opens without network. */
export async function keepVisit(outbox: Outbox, read: VisitSheet): Promise<void> {
  // A browser without room shows the visit all the same, as long as there is network.
  await outbox.keep(nameOf(read.visit.id), new Blob([JSON.stringify(read)], { type: 'application/json' })).catch(() => undefined)
}

const nameOf = (id: number): string => `visit ${id}`

/** Whether the server said that the person may not see it, or that it is gone: then what was put by is no longer true. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && [403, 404, 410].includes(error.status)

/** The device's own name in answers: the server tells by it that a second one is on the same visit. */
export async function deviceIdOf(outbox: Outbox): Promise<string> {
  const kept = await (await outbox.kept('device'))?.text()
  const id = kept ?? uuid()
  // Kept anew each time, since what is not used for a month is forgotten.
  await outbox.keep('device', new Blob([id])).catch(() => undefined)
  return id
}

const thumbnailSide = 480

/** A stored photo in small, from this device where it was seen before. */
export async function thumbnail(api: ApiClient, outbox: Outbox, fileId: number): Promise<Blob | undefined> {
  const name = `thumbnail ${fileId}`
  const kept = await outbox.kept(name)
  if (kept) return kept
  const file = await api.file(fileId)
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const small = await scale(picture, thumbnailSide).finally(() => picture.close())
  await outbox.keep(name, small).catch(() => undefined)
  return small
}

/** Puts by the photos of the visit before, one after the other: they stand beside the questions without network too. */
export async function keepFormerPhotos(api: ApiClient, outbox: Outbox, { former }: AnswerSheet): Promise<void> {
  for (const { photos } of former?.answers ?? []) {
    const fileId = photos[0]?.fileId
    if (fileId) await thumbnail(api, outbox, fileId)
  }
}
