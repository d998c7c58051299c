import { askedQuestions, type GivenAnswer } from './asked.js'
import { evidenceOf, isNonConforming } from './checkAnswer.js'
import type { Question } from './fields.js'
import type { EvidencePolicy } from './question.js'

interface Answered extends GivenAnswer {
  readonly photos: readonly { readonly sha256: string }[]
}
type Asked = Pick<Question, 'code' | 'type' | 'required' | 'options' | 'photoMin' | 'photoMax' | 'showIf'>

/** Codes of the questions whose answer is missing before a visit can be concluded, in order. Questions that are not asked never count. */
export function lackingAnswers(
  {
    evidencePolicy,
    sections,
  }: { readonly evidencePolicy: EvidencePolicy; readonly sections: readonly { readonly questions: readonly Asked[] }[] },
  answers: Readonly<Record<string, Answered | undefined>>,
): { readonly unanswered: readonly string[]; readonly photos: readonly string[] } {
  const asked = askedQuestions(sections, answers)
  const questions = sections.flatMap((section) => section.questions).filter(({ code }) => asked.has(code))
  return {
    unanswered: questions.flatMap((question) => (question.required && !isAnswered(answers[question.code]) ? [question.code] : [])),
    photos: questions.flatMap((question) => (lackingPhotos(question, answers[question.code], evidencePolicy) > 0 ? [question.code] : [])),
  }
}

/** Whether the answer is given or marked as not applicable. */
export function isAnswered(answer: Answered | undefined): boolean {
  if (!answer) return false
  return answer.na === true || (answer.value !== null && answer.value.length > 0)
}

/** How many photos an answer still needs; none before it is given. */
export function lackingPhotos(
  question: Omit<Asked, 'code' | 'required' | 'showIf'>,
  answer: Answered | undefined,
  policy: EvidencePolicy,
): number {
  if (!answer || answer.na || !isAnswered(answer)) return 0
  const { photoMin, photoMax } = question
  const isEvident = policy === 'obrigatoria' || (policy === 'obrigatoria-se-nao-conforme' && isNonConforming(question, answer))
  const photos = question.type === 'foto' ? answer.photos : evidenceOf(question, { value: answer.value, photos: answer.photos })
  return Math.max(0, Math.max(photoMin, isEvident && photoMax > 0 ? 1 : 0) - photos.length)
}
