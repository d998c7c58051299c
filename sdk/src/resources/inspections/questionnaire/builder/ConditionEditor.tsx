import { useMemo, useSyncExternalStore } from 'react'
import { FieldControl } from '../../../../controls/FieldControl.js'
import type { FieldOption } from '../../../../controls/choice/filterOptions.js'
import type { FieldIssue } from '../../../../core/issue.js'
import { issueText } from '../../../../form/checks/issueTexts.js'
import { useForm, useFormState, usePlace } from '../../../../form/store/FormContext.js'
import type { FormStore } from '../../../../form/store/formStore.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { typedControl } from '../../../../blocks/questionnaire/answer/AnswerControl.js'
import type { Condition, Question } from '../../../../blocks/questionnaire/fields.js'
import { hasOptions } from '../../../../blocks/questionnaire/question.js'
import { operatorsOf, possibleValues } from '../rules/conditions.js'
import { conditionIn } from './pure/edit.js'
import { placeOf, questionOf, type QuestionRow, rowPath, sectionsIn } from './pure/rows.js'
import { answerLabel } from './sentence.js'
import { useBuilder } from './BuilderContext.js'
import { useBuilderText } from './useBuilderText.js'

interface ConditionEditorProps {
  readonly row: QuestionRow
  /** Path of the question's row. */
  readonly path: string
  /** Problem of the current condition. */
  readonly problem: FieldIssue | undefined
}

const always = 'sempre'
const choiceControl = choice()
const none = { questionId: '', op: null, value: '' }

/** The condition of a question as a sentence: "show it if an earlier question is …". Fields follow the order of the questions. */
export function ConditionEditor({ row, path, problem }: ConditionEditorProps) {
  const locale = useLocale()
  const { store } = useForm()
  const { isReadOnly } = useBuilder()
  const { say, texts } = useBuilderText()
  const earlier = useEarlier(row.code)
  const condition = conditionIn(row)
  const issue = useConditionIssue(path) ?? problem
  const named = earlier.find(({ code }) => code === condition?.questionId)
  const told = issue && issueText(store.resource, locale, issue)
  const { put, chooseQuestion, chooseAnswer } = useChoosing({ path, condition, named, earlier })
  const ref = usePlace(`${path}.showIf`)
  if (earlier.length === 0 && !condition) return <p className="ep-builder-note">{say('noEarlier')}</p>
  const label = (question: Question) => `${question.code} · ${question.statement || say('unworded')}`
  const questions: readonly FieldOption[] = [
    { value: always, label: say('always') },
    ...earlier.map((question) => ({ value: question.code, label: label(question) })),
    ...(condition && !named ? [{ value: condition.questionId, label: condition.questionId }] : []),
  ]
  const ops = named ? operatorsOf[named.type] : (['igual', 'diferente', 'respondida'] as const)
  return (
    <div ref={ref} className="ep-builder-condition" data-path={`${path}.showIf`} data-is-set={condition !== undefined}>
      <FieldControl
        control={choiceControl}
        label={condition ? say('if', { sentence: '' }).trim() : say('show')}
        value={condition?.questionId ?? always}
        options={questions}
        isRequired
        isCompact
        isReadOnly={isReadOnly}
        error={issue?.path === 'questionId' ? told : undefined}
        onChange={chooseQuestion}
      />
      {condition ? (
        <FieldControl
          control={choiceControl}
          label={say('comparison')}
          value={condition.op}
          options={ops.map((op) => ({ value: op, label: texts.op[op] }))}
          isRequired
          isCompact
          isReadOnly={isReadOnly}
          error={issue?.path === 'op' ? told : undefined}
          onChange={(op) => put({ op: op as Condition['op'] })}
        />
      ) : null}
      {condition && condition.op !== 'respondida' ? (
        <AnswerChoice
          named={named}
          value={condition.value}
          label={say('answer')}
          isReadOnly={isReadOnly}
          error={issue?.path === 'value' ? told : undefined}
          onChange={chooseAnswer}
        />
      ) : null}
    </div>
  )
}

interface Choosing {
  readonly path: string
  readonly condition: ReturnType<typeof conditionIn>
  readonly named: Question | undefined
  readonly earlier: readonly Question[]
}

/** Writes the user's choices into the condition. */
function useChoosing({ path, condition, named, earlier }: Choosing) {
  const { store } = useForm()
  const put = (next: Partial<Condition> | typeof none) => store.change(`${path}.showIf`, { ...condition, ...next })
  const chooseQuestion = (code: unknown) => {
    if (code === null || code === always) return put(none)
    const next = earlier.find((each) => each.code === code)
    const [op] = next ? operatorsOf[next.type] : []
    return put({ questionId: String(code as string), op, value: next?.type.startsWith('sim-nao') ? 'nao' : '' })
  }
  const chooseAnswer = (value: unknown) => {
    if (named && typeof value === 'string') keepValue(value)
    put({ value: typeof value === 'string' ? value : '' })
  }
  /** Gives an option its value now if it has none, so that the condition still finds it after its text changes. */
  const keepValue = (value: string) => {
    const place = named && placeOf(sectionsIn(store.getState().values), named.code)
    const at = hasOptions(named?.type) ? (named?.options.findIndex((option) => option.value === value) ?? -1) : -1
    if (place && at >= 0) store.change(`${rowPath(place)}.options[${at}].value`, value)
  }
  return { put, chooseQuestion, chooseAnswer }
}

interface AnswerChoiceProps {
  readonly named: Question | undefined
  readonly value: unknown
  readonly label: string
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: unknown) => void
}

/** The answer that the condition names: one of the question's possible answers, or a typed one. */
function AnswerChoice({ named, value, ...field }: AnswerChoiceProps) {
  const { locale } = useLocale()
  const possible = named && (named.type === 'escala' ? steps(named) : possibleValues(named))
  const control = useMemo(() => (named ? typedControl(named) : choiceControl), [named])
  if (!named) return null
  if (!possible) return <FieldControl {...field} control={control} value={value} isRequired isCompact />
  const isGone = typeof value === 'string' && value !== '' && !possible.includes(value)
  const options = [...possible, ...(isGone ? [value] : [])].map((each) => ({ value: each, label: answerLabel(locale, each, named) }))
  return <FieldControl {...field} control={choiceControl} value={value === '' ? null : value} options={options} isRequired isCompact />
}

function steps({ scale }: Question): readonly string[] {
  const [least = 1, most = 5] = (scale ?? '1-5').split('-').map(Number)
  return Array.from({ length: most - least + 1 }, (_, place) => String(least + place))
}

/** The questions before this one; the list stays the same object while none changes. */
function useEarlier(code: string): readonly Question[] {
  const { store } = useForm()
  const read = useMemo(() => earlierRows(store, code), [store, code])
  const rows = useSyncExternalStore(store.subscribe, read, read)
  return useMemo(() => rows.map((row) => questionOf(row)), [rows])
}

function earlierRows(store: FormStore, code: string): () => readonly QuestionRow[] {
  let last: readonly QuestionRow[] = []
  return () => {
    const all = sectionsIn(store.getState().values).flatMap(({ questions }) => questions)
    const place = all.findIndex((each) => each.code === code)
    const next = all.slice(0, Math.max(0, place))
    if (next.length !== last.length || next.some((row, index) => row !== last[index])) last = next
    return last
  }
}

/** The error of a refused save for the condition, by its field. */
function useConditionIssue(path: string): FieldIssue | undefined {
  const { store } = useForm()
  const key = useFormState(({ issues }) =>
    issues.size === 0 ? undefined : ['questionId', 'op', 'value'].find((each) => issues.has(`${path}.showIf.${each}`)),
  )
  const issue = key === undefined ? undefined : store.getState().issues.get(`${path}.showIf.${key}`)
  return issue && key !== undefined ? { ...issue, path: key } : undefined
}
