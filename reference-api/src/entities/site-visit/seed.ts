import type { Database, Row } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { insertDemoPictures } from '../../demo/demoFiles.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { writeChildren } from '../../records/write/writeChildren.js'
import type { DemoOptions } from '../EntityFolder.js'
import { demoVisit, type DemoVisit } from './demo/demoVisit.js'
import { readVisitWorld } from './demo/visitWorld.js'
import { countAllGrave } from './graveIssues.js'
import { numberOrder } from './numbers.js'
import { giveCodes } from './verification.js'

/** Visits at a scale of 1; domain model B9. */
const perScale = 1500
/** Writes each block before it creates the next, so that a large scale needs no more memory. */
const block = 2000
/** The person of a demo user who homologates visits and inspects none. */
const homologatorId = 2

interface Placed extends DemoVisit {
  readonly id: number
}

/** Inserts visits around today with their answers. The codes come from the stored reports. */
export async function seedSiteVisits(database: Database, plan: EntityPlan, { scale, today }: DemoOptions): Promise<void> {
  const world = await readVisitWorld(database, today)
  if ([world.inspectors, world.questionnaires, world.places].some(({ length }) => length === 0)) return
  const count = Math.round(perScale * scale)
  const last = new Map<number, number>()
  for (let first = 0; first < count; first += block) {
    const visits = Array.from({ length: Math.min(block, count - first) }, (_, index) => ({
      ...demoVisit(world, (first + index) / Math.max(1, count - 1)),
      id: first + index + 1,
    }))
    await insertVisits(database, plan, { visits, last })
    await insertAnswers(database, visits)
  }
  for (const table of ['site_visit', 'site_visit_answer']) await continueIds(database, table)
  await insertRows(
    database,
    'site_visit_year',
    [...last].map(([year, number]) => ({ year, last: number })),
  )
  await giveCodes(database)
  await countAllGrave(database)
}

interface Block {
  readonly visits: readonly Placed[]
  /** The last number of each year. */
  readonly last: Map<number, number>
}

async function insertVisits(database: Database, plan: EntityPlan, { visits, last }: Block): Promise<void> {
  const records = visits.map((visit) => {
    const year = Number(visit.draft.scheduledFor.slice(0, 4))
    const next = (last.get(year) ?? 0) + 1
    last.set(year, next)
    return visitRow(plan, visit, { number: `${next}/${year}`, number_order: numberOrder(next, year) })
  })
  await insertRows(database, 'site_visit', records)
  await insertRows(
    database,
    'site_visit_team',
    visits.flatMap(({ id, draft }) => draft.teamIds.map((person, position) => ({ owner_id: id, position, person_id: person }))),
  )
  await writeChildren(
    database,
    plan.children,
    visits.map(({ id, draft }) => ({ id, draft: { ...draft } })),
  )
}

function visitRow(plan: EntityPlan, { id, draft, status, questionnaire, target, score, result }: Placed, numbered: Row): Row {
  const { scheduledFor } = draft
  const isOver = result !== null
  const isBegun = isOver || status === 'em-andamento'
  const isHomologated = status === 'homologada'
  return rowOf(
    plan,
    { ...draft },
    {
      id,
      ...seededColumns,
      ...numbered,
      status,
      target,
      questionnaire_version: questionnaire.edition,
      started_at: isBegun ? `${scheduledFor}T12:05:00.000Z` : null,
      finished_at: isOver ? `${scheduledFor}T14:40:00.000Z` : null,
      score: isBegun ? score : null,
      result,
      homologated_at: isHomologated ? `${scheduledFor}T20:00:00.000Z` : null,
      homologator_id: isHomologated ? homologatorId : null,
      // A placeholder until the code is computed from the stored report.
      verification_code: isHomologated ? `demo-${id}` : null,
    },
  )
}

async function insertAnswers(database: Database, visits: readonly Placed[]): Promise<void> {
  const given = visits.flatMap(({ id, answers, draft, photographed }) =>
    Object.entries(answers).map(([code, answer], place) => ({
      visit: id,
      code,
      answer,
      draft,
      place,
      hasPhoto: photographed.includes(code),
    })),
  )
  const pictures = await insertDemoPictures(
    database,
    given.flatMap(({ hasPhoto, visit, code }) => (hasPhoto ? [`vistoria-${visit}-${code}.png`] : [])),
  )
  const before = visits[0]?.id ?? 0
  const answers = given.map(({ visit, code, answer, draft: { scheduledFor, inspectorId }, place }, index) => {
    const at = new Date(Date.parse(`${scheduledFor}T12:10:00.000Z`) + place * 150_000).toISOString()
    return {
      // Each visit has room for two hundred answer ids.
      id: before * 200 + index,
      owner_id: visit,
      question_id: code,
      key: uuid(visit, place + 1),
      value: answer?.value ?? null,
      na: answer?.na ?? false,
      comment: null,
      answered_at: at,
      received_at: at,
      device_id: uuid(inspectorId, 0),
      by_id: 1,
      is_current: true,
    }
  })
  await insertRows(database, 'site_visit_answer', answers)
  const photos = answers.flatMap(({ id, answered_at: at }, index) => (given[index]?.hasPhoto ? [{ owner: id, at }] : []))
  await insertRows(
    database,
    'site_visit_answer_file',
    photos.map(({ owner, at }, index) => ({
      owner_id: owner,
      position: 0,
      sha256: pictures.sha256,
      file_id: pictures.ids[index],
      taken_at: at,
    })),
  )
}

/** A fixed UUID, because demo data must be the same on every machine. */
const uuid = (one: number, other: number) => `${one.toString(16).padStart(8, '0')}-0000-4000-8000-${other.toString(16).padStart(12, '0')}`
