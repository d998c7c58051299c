import type { QuestionnaireDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Database, Row } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import type { DemoOptions } from '../EntityFolder.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { writeChildren } from '../../records/write/writeChildren.js'
import { demoQuestionnaires, sectionsOf } from './demoSections.js'

/** Inserts an archived and a published edition of each questionnaire, and a draft of every third. */
export async function seedQuestionnaires(database: Database, plan: EntityPlan, { scale, today }: DemoOptions): Promise<void> {
  const count = Math.max(demoQuestionnaires.length, Math.round(10 * scale))
  const year = Number(today.slice(0, 4))
  const made: { id: number; row: Row; draft: QuestionnaireDraft }[] = []
  for (let number = 1; number <= count; number += 1) {
    const titled = demoQuestionnaires[(number - 1) % demoQuestionnaires.length]
    if (!titled) continue
    const series = Math.ceil(number / demoQuestionnaires.length)
    const title = series === 1 ? titled.title : `${titled.title} (série ${series})`
    const statuses = ['arquivado', 'publicado', ...(number % 3 === 0 ? ['rascunho'] : [])]
    for (const [place, status] of statuses.entries()) {
      const id = made.length + 1
      const validFrom = `${year - 1 + place}-01-01`
      const draft: QuestionnaireDraft = {
        title,
        targetType: titled.target,
        description: 'Perguntas da equipe de fiscalização, com foto onde não houver conformidade.',
        validFrom,
        validTo: status === 'arquivado' ? `${year - 1}-12-31` : null,
        scored: true,
        minScore: '70',
        evidencePolicy: 'obrigatoria-se-nao-conforme',
        sections: sectionsOf(titled),
        previousId: place === 0 ? null : id - 1,
        notes: null,
      }
      const code = `QST-${String(number).padStart(3, '0')}`
      made.push({ id, draft, row: rowOf(plan, { ...draft }, { id, ...seededColumns, status, code, edition: place + 1 }) })
    }
  }
  await insertRows(
    database,
    'questionnaire',
    made.map(({ row }) => row),
  )
  await writeChildren(
    database,
    plan.children,
    made.map(({ id, draft }) => ({ id, draft: { ...draft } })),
  )
  await continueIds(database, 'questionnaire')
  await sql`select setval('questionnaire_code', ${count}::bigint)`.execute(database)
}
