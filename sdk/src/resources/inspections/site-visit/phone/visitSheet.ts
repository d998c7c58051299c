import { timestamp } from '../../../../core/serverClock.js'
import { ApiError } from '../../../../api/ApiError.js'
import type { ApiClient } from '../../../../api/client.js'
import type { AnswerFinding, AnswerSheet } from '../../../../blocks/questionnaire/answer.js'
import type { Outbox } from '../../../../outbox/createOutbox.js'
import type { SiteVisit } from '../schema.js'
import { scale } from '../../../../blocks/questionnaire/answer/preparePhoto.js'
import { visitPath, visitsPath } from './givenAnswers.js'

/** The data of a visit that the phone page shows. */
export interface VisitSheet {
  readonly visit: Pick<SiteVisit, 'id' | 'number' | 'target' | 'placeName' | 'status' | 'scheduledFor' | 'version'>
  readonly sheet: AnswerSheet
  /** Non-conformities by the code of the question. */
  readonly findings: Readonly<Record<string, AnswerFinding>>
  /** ISO 8601: when the server sent it. */
  readonly readAt: string
}

/** A small stand-in: the whole contract would load code for lists and forms. */
const visits = { name: 'siteVisit', path: visitsPath }

/** Reads a visit from the server. @throws ApiError, or what `fetch` throws without a response */
export async function readVisit(api: ApiClient, id: number): Promise<VisitSheet> {
  const [{ data: record }, { data: sheet }] = await Promise.all([
    api.get(visits, id),
    api.send<{ readonly data: AnswerSheet }>('GET', `${visitPath(id)}/respostas`),
  ])
  const { number, target, placeName, status, scheduledFor, version } = record as SiteVisit
  const findings = Object.fromEntries((record as SiteVisit).nonConformities.map((finding) => [finding.questionId, finding]))
  return { visit: { id, number, target, placeName, status, scheduledFor, version }, sheet, findings, readAt: timestamp() }
}

/** The stored copy of a visit. */
export async function keptVisit(outbox: Outbox, id: number): Promise<VisitSheet | undefined> {
  const kept = await outbox.kept(nameOf(id))
  return kept && (JSON.parse(await kept.text()) as VisitSheet)
}

/** Stores a visit on the device, so that it opens offline. */
export async function keepVisit(outbox: Outbox, read: VisitSheet): Promise<void> {
  // With full storage, the visit still works while online.
  await outbox.keep(nameOf(read.visit.id), new Blob([JSON.stringify(read)], { type: 'application/json' })).catch(() => undefined)
}

const nameOf = (id: number): string => `visit ${id}`

/** Whether the server denied access or the record is gone; then the stored copy is not shown. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && [403, 404, 410].includes(error.status)

const thumbnailSide = 480

/** A small stored photo, from this device's cache if possible. */
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

/** Stores the photos of the former visit one by one, so that they show offline too. */
export async function keepFormerPhotos(api: ApiClient, outbox: Outbox, { former }: AnswerSheet): Promise<void> {
  for (const { photos } of former?.answers ?? []) {
    const fileId = photos[0]?.fileId
    if (fileId) await thumbnail(api, outbox, fileId)
  }
}
