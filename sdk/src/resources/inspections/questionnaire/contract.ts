import { defineContract } from '../../../core/contract.js'
import type { NamesOf } from '../../../core/messages.js'
import type { Questionnaire, QuestionnaireDraft } from './schema.js'

const named = {
  transitions: [
    { name: 'publish', from: 'rascunho', to: 'publicado' },
    { name: 'archive', from: 'publicado', to: 'arquivado' },
  ],
  finalStatuses: ['publicado', 'arquivado'],
} as const

/** What of the contract has texts. */
export type QuestionnaireNames = NamesOf<typeof named>

/** Contract of the questionnaires (Questionários); `validOn` finds those valid on a day or in a period. */
export const questionnaireContract = defineContract<Questionnaire, QuestionnaireDraft, 'validOn'>({
  name: 'questionnaire',
  path: '/administrativo/fiscalizacoes/questionarios',
  search: ['title', 'code', 'description'],
  filters: ['targetType', 'validOn', 'status'],
  choiceFilters: ['targetType', 'validOn'],
  sortable: ['code', 'title', 'targetType', 'edition', 'questionCount', 'validFrom', 'validTo', 'status'],
  defaultSort: 'code',
  tellsApart: ['code'],
  statuses: ['rascunho', 'publicado', 'arquivado'],
  deletable: ['rascunho'],
  referable: ['publicado'],
  ...named,
  schema: () => import('./schema.js').then((module) => module.questionnaireSchema),
})
