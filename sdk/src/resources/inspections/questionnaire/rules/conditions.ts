import type { FieldIssue } from '../../../../core/issue.js'
import type { RuleOf } from '../../../../core/messages.js'
import type { CommonRule } from '../../../../locale/commonRule.js'
import type { questionnaireMessages } from '../messages.js'
import type { Question, QuestionnaireSection } from '../../../../blocks/questionnaire/fields.js'
import { hasOptions, type Operator, type QuestionType } from '../../../../blocks/questionnaire/question.js'

export type QuestionnaireRule = CommonRule | RuleOf<'questionnaire', typeof questionnaireMessages>

/** The comparisons that fit each type of question. */
export const operatorsOf: Readonly<Record<QuestionType, readonly Operator[]>> = {
  'sim-nao': ['igual', 'diferente', 'respondida'],
  'sim-nao-na': ['igual', 'diferente', 'respondida'],
  'escolha-unica': ['igual', 'diferente', 'respondida'],
  'multipla-escolha': ['contem', 'respondida'],
  'texto-curto': ['igual', 'diferente', 'contem', 'respondida'],
  'texto-longo': ['contem', 'respondida'],
  numero: ['igual', 'diferente', 'maior', 'menor', 'respondida'],
  moeda: ['igual', 'diferente', 'maior', 'menor', 'respondida'],
  data: ['igual', 'diferente', 'maior', 'menor', 'respondida'],
  hora: ['igual', 'diferente', 'maior', 'menor', 'respondida'],
  escala: ['igual', 'diferente', 'maior', 'menor', 'respondida'],
  foto: ['respondida'],
  arquivo: ['respondida'],
  localizacao: ['respondida'],
  assinatura: ['respondida'],
}

/**
 * Problems of a questionnaire's conditions: each must name an earlier question, a comparison that fits it, and an answer that it can have.
 */
export function conditionIssues(sections: readonly QuestionnaireSection[]): readonly FieldIssue<QuestionnaireRule>[] {
  const earlier = new Map<string, Question>()
  const issues: FieldIssue<QuestionnaireRule>[] = []
  for (const [place, { questions }] of sections.entries()) {
    for (const [index, question] of (questions ?? []).entries()) {
      const issue = question.showIf && issueOf(question.showIf, earlier)
      if (issue) issues.push({ ...issue, path: `sections[${place}].questions[${index}].showIf.${issue.path}` })
      earlier.set(question.code, question)
    }
  }
  return issues
}

function issueOf(
  { questionId, op, value }: NonNullable<Question['showIf']>,
  earlier: ReadonlyMap<string, Question>,
): FieldIssue<QuestionnaireRule> | undefined {
  const question = earlier.get(questionId)
  if (!question) return { path: 'questionId', code: 'questionnaire.notEarlier' }
  if (op && !operatorsOf[question.type]?.includes(op)) return { path: 'op', code: 'questionnaire.operator' }
  if (op === 'respondida') return undefined
  if (value === null || value === '') return { path: 'value', code: 'required' }
  const possible = possibleValues(question)
  if (!possible || possible.includes(value)) return undefined
  if (question.type === 'sim-nao') return { path: 'value', code: 'questionnaire.onlyYesOrNo' }
  if (question.type === 'sim-nao-na') return { path: 'value', code: 'questionnaire.onlyYesNoOrNa' }
  const labels = (question.options ?? []).map(({ label }) => label)
  return { path: 'value', code: 'questionnaire.noSuchAnswer', params: { values: labels.join(', ') } }
}

/** The possible answers of a question; `undefined` when the answer is free. */
export function possibleValues({ type, options }: Pick<Question, 'type' | 'options'>): readonly string[] | undefined {
  if (type === 'sim-nao') return ['sim', 'nao']
  if (type === 'sim-nao-na') return ['sim', 'nao', 'na']
  return hasOptions(type) ? (options ?? []).map(({ value }) => value) : undefined
}
