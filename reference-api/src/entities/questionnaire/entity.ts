import { type QuestionnaireDraft, questionnaireContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { archiveFormer, checkEdition, checkValidity, stampEdition } from './rules.js'

export const questionnaire = defineEntity(questionnaireContract, {
  table: 'questionnaire',
  label: (draft) => draft.title,
  // The search includes the texts of questions, because the question bank uses it.
  search: (draft, stamp) => [draft.title, stamp.code as string, draft.description, ...statementsOf(draft)],
  links: { previous: { table: 'questionnaire' } },
  children: {
    sections: {
      table: 'questionnaire_section',
      children: {
        questions: { table: 'questionnaire_question', children: { options: { table: 'questionnaire_option' } } },
      },
    },
  },
  unique: { questionnaire_draft_unique: 'previousId', questionnaire_published_unique: '', questionnaire_edition_unique: 'previousId' },
  computed: {
    code: () => sql`t.code`,
    edition: () => sql`t.edition`,
    scoreRule: () => sql`t.score_rule`,
    questionCount: () =>
      sql`(select count(*) from questionnaire_question q join questionnaire_section s on s.id = q.owner_id where s.owner_id = t.id)`,
    visitCount: () => sql`(select count(*) from site_visit v where v.questionnaire_id = t.id and v.deleted_at is null)`,
  },
  filters: {
    validOn: {
      kind: 'date',
      condition: ({ values, from, to }) => {
        const [first = from, last = to] = [values[0], values.at(-1)]
        const ends = [
          ...(first === undefined ? [] : [sql`coalesce(t.valid_to, 'infinity') >= ${first}::date`]),
          ...(last === undefined ? [] : [sql`t.valid_from <= ${last}::date`]),
        ]
        return sql`(${sql.join(ends, sql` and `)})`
      },
    },
  },
  charts: { targets: { by: { filter: 'targetType', by: 'each' }, series: { filter: 'status', by: 'each' } } },
  unlisted: ['sections'],
  stamp: stampEdition,
  check: checkEdition,
  guards: { publish: checkValidity },
  effects: { publish: archiveFormer },
})

const statementsOf = ({ sections }: QuestionnaireDraft): readonly string[] =>
  sections.flatMap(({ questions }) => questions.map(({ statement }) => statement))
