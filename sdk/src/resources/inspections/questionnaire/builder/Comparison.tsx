import { optionLabel } from '../../../../locale/resourceText.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { questionMessages } from '../parts/fieldsetMessages.js'
import type { Questionnaire } from '../schema.js'
import { compareSections, type QuestionChange, type SectionChange } from './pure/compare.js'
import { sentenceOf } from './sentence.js'
import { useBuilderText } from './useBuilderText.js'

interface ComparisonProps {
  readonly before: Questionnaire
  readonly after: Questionnaire
}

/** The differences between two editions, matched by the codes of their questions. */
export function Comparison({ before, after }: ComparisonProps) {
  const { say, texts } = useBuilderText()
  const { sections, questions } = compareSections(before.sections, after.sections)
  const named = new Map(after.sections.flatMap((section) => section.questions.map((question) => [question.code, question] as const)))
  return (
    <div className="ep-edition-changes">
      <p>{say('compared', { before: before.edition, after: after.edition })}</p>
      {sections.length + questions.length === 0 ? <p>{say('same')}</p> : null}
      <ul>
        {sections.map((change, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a section may appear twice, and the list never changes
          <li key={place} data-kind={change.kind}>
            <strong>{texts.change[change.kind]}</strong> <SectionText {...change} />
          </li>
        ))}
        {questions.map((change) => (
          <li key={`${change.kind} ${change.question.code}`} data-kind={change.kind}>
            <strong>{texts.change[change.kind]}</strong>{' '}
            <span>
              {change.question.code} · {change.question.statement}
            </span>
            <Detail change={change} named={named} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SectionText({ title, before, after }: SectionChange) {
  return (
    <span>
      {title}
      {before === undefined || after === undefined ? null : (
        <small>
          <del>{before}</del> → <ins>{after}</ins>
        </small>
      )}
    </span>
  )
}

function Detail({ change, named }: { readonly change: QuestionChange; readonly named: ReadonlyMap<string, Question> }) {
  const { say } = useBuilderText()
  const locale = useLocale()
  const labels = questionMessages[locale.locale].fields
  const show = useValueText(named)
  if (change.kind === 'moved')
    return (
      <small>
        {change.from === undefined
          ? say('movedWithin', { section: change.section })
          : say('movedFrom', { from: change.from, to: change.section })}
      </small>
    )
  if (change.kind !== 'changed') return <small>{change.section}</small>
  return change.keys.map((key) => (
    <small key={key}>
      {labels[key]}: <del>{show(change.before, key)}</del> → <ins>{show(change.question, key)}</ins>
    </small>
  ))
}

function useValueText(named: ReadonlyMap<string, Question>): (question: Question, key: keyof Question) => string {
  const { say } = useBuilderText()
  const locale = useLocale()
  return (question, key) => {
    const value = question[key]
    if (key === 'showIf')
      return question.showIf ? sentenceOf(locale.locale, question.showIf, named.get(question.showIf.questionId)) : say('always')
    if (key === 'options')
      return question.options.map(({ label, score }) => (score === null ? label : `${label} (${score})`)).join(', ') || say('nothing')
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
    if (value === null || value === '') return say('nothing')
    return typeof value === 'string' ? optionLabel(locale, questionMessages, { key, value }) : String(value as number)
  }
}
