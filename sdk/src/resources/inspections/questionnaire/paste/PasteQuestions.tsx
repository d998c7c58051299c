import { useMemo, useState } from 'react'
import { highestPoints } from '../../../../blocks/questionnaire/score.js'
import { hasOptions, hasPoints, type QuestionType, questionTypes } from '../../../../blocks/questionnaire/question.js'
import { CheckMark } from '../../../../controls/CheckMark.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { Button } from '../../../../feedback/Button.js'
import { Modal } from '../../../../feedback/Modal.js'
import { useTypedGuard } from '../../../../form/status/useTypedGuard.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { multiline } from '../../../../kinds/text/multiline.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { optionLabel } from '../../../../locale/resourceText.js'
import { useBuilder } from '../builder/BuilderContext.js'
import { textOf } from '../builder/pure/rows.js'
import { useBuilderText } from '../builder/useBuilderText.js'
import { canAnswer, type ReadQuestion, type ReadSection, readQuestions } from './readQuestions.js'

interface PasteQuestionsProps {
  /** What was pasted into the builder; empty when the dialog was opened by its button. */
  readonly text: string
  readonly onClose: () => void
  readonly onTake: (sections: readonly ReadSection[]) => void
}

const textControl = multiline({ maxLength: 100_000 })
const typeControl = choice({})

type Types = ReadonlyMap<string, QuestionType>

/** Makes sections and questions of a pasted text: what was understood is shown, and types change for all marked questions at once. */
export function PasteQuestions({ text: pasted, onClose, onTake }: PasteQuestionsProps) {
  const { say, plural } = useBuilderText()
  const [isOpen, setOpen] = useState(true)
  const [written, write] = useState(pasted)
  const [types, setTypes] = useState<Types>(new Map())
  const [marked, mark] = useState<ReadonlySet<string>>(new Set())
  const sections = useMemo(() => withTypes(readQuestions(written), types), [written, types])
  const keys = keysOf(sections)
  const guard = useTypedGuard(isOpen && written.trim() !== '')
  const close = () => void guard.mayClose().then((mayClose) => mayClose && setOpen(false))
  const take = () => {
    onTake(sections)
    guard.letGo()
    setOpen(false)
  }
  const change = (type: QuestionType) => {
    setTypes((all) => new Map([...all, ...[...marked].map((key) => [key, type] as const)]))
    mark(new Set())
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={onClose}
      title={say('paste')}
      footer={
        <>
          <Button variant="secondary" onPress={close}>
            {say('cancel')}
          </Button>
          <Button variant="accent" isDisabled={keys.length === 0} onPress={take}>
            {keys.length === 0 ? say('pasteTakeNone') : plural('pasteTake', keys.length)}
          </Button>
        </>
      }
    >
      <div className="ep-builder-paste" ref={focusText}>
        <FieldControl
          control={textControl}
          label={say('pasteText')}
          hint={say('pasteHint')}
          value={written}
          onChange={(next) => write(textOf(next))}
        />
        {keys.length > 0 ? (
          <>
            <BulkType count={marked.size} onAll={() => mark(new Set(marked.size === keys.length ? [] : keys))} onChange={change} />
            <Understood
              sections={sections}
              marked={marked}
              onMark={(key, isOn) => mark(new Set(isOn ? [...marked, key] : [...marked].filter((other) => other !== key)))}
            />
          </>
        ) : null}
      </div>
    </Modal>
  )
}

const focusText = (place: HTMLElement | null) => place?.querySelector('textarea')?.focus()
const keysOf = (sections: readonly ReadSection[]) =>
  sections.flatMap(({ questions }, place) => questions.map((_, index) => keyOf(place, index)))
const keyOf = (section: number, question: number) => `${section}.${question}`

/** The sections with the types that the user chose instead of the guessed ones. */
function withTypes(sections: readonly ReadSection[], types: Types): readonly ReadSection[] {
  return sections.map((section, place) => ({
    ...section,
    questions: section.questions.map((question, index) => {
      const type = types.get(keyOf(place, index))
      const above = section.questions[index - 1]
      const before = above && { ...above, type: types.get(keyOf(place, index - 1)) ?? above.type }
      const after = before && question.after !== null && canAnswer(before, question.after) ? question.after : null
      return type ? { ...question, after, type, scale: type === 'escala' ? (question.scale ?? '1-5') : null } : { ...question, after }
    }),
  }))
}

interface BulkTypeProps {
  readonly count: number
  readonly onAll: () => void
  readonly onChange: (type: QuestionType) => void
}

function BulkType({ count, onAll, onChange }: BulkTypeProps) {
  const locale = useLocale()
  const { say, plural } = useBuilderText()
  const { question } = useBuilder()
  const options = questionTypes.map((value) => ({ value, label: optionLabel(locale, question.messages, { key: 'type', value }) }))
  return (
    <div className="ep-builder-paste-bulk">
      <Button variant="secondary" onPress={onAll}>
        {say('pasteAll')}
      </Button>
      <FieldControl
        control={typeControl}
        label={count === 0 ? say('pasteTypeNone') : plural('pasteType', count)}
        value={null}
        options={options}
        isReadOnly={count === 0}
        onChange={(next) => {
          const type = questionTypes.find((each) => each === next)
          if (type) onChange(type)
        }}
      />
    </div>
  )
}

interface UnderstoodProps {
  readonly sections: readonly ReadSection[]
  readonly marked: ReadonlySet<string>
  readonly onMark: (key: string, isOn: boolean) => void
}

function Understood({ sections, marked, onMark }: UnderstoodProps) {
  const { say } = useBuilderText()
  return sections.map(({ title, weight, questions }, place) => (
    <section key={keyOf(place, questions.length)} aria-label={title || say('section', { number: place + 1 })}>
      <h3>
        {title || say('section', { number: place + 1 })} {weight === null ? null : <small>{`${weight} %`}</small>}
      </h3>
      <ul>
        {questions.map((question, index) => {
          const key = keyOf(place, index)
          return (
            <li key={key}>
              <CheckMark isChecked={marked.has(key)} onChange={(isOn) => onMark(key, isOn)}>
                {question.statement}
                <Notes question={question} />
              </CheckMark>
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

/** What was understood of a question besides its words. */
function Notes({ question: read }: { readonly question: ReadQuestion }) {
  const { type, options, weight, writtenWeight, required, unit, scale, after } = read
  const locale = useLocale()
  const { say } = useBuilderText()
  const { question } = useBuilder()
  const { fields } = question.messages[locale.locale]
  const notes = [
    optionLabel(locale, question.messages, { key: 'type', value: type }),
    scale,
    unit,
    options.map(({ label }) => label).join(' / '),
    // Only answers with points are weighed.
    weight === null || !hasPoints(type) ? null : `${fields.weight}: ${weight}`,
    writtenWeight === null || !hasPoints(type) ? null : say('pasteWritten', { weight: locale.number(writtenWeight) }),
    weight !== null &&
    weight > 0 &&
    hasOptions(type) &&
    highestPoints({ type, options: read.options.map(({ label, score }) => ({ value: label, score })), scale }) === 0
      ? say('noPoints')
      : null,
    required === false ? say('optional') : null,
    after === null ? null : say('pasteAfter', { answer: after === 'nao' ? say('no') : after === 'sim' ? say('yes') : after }),
  ]
  return <small>{notes.filter(Boolean).join(' · ')}</small>
}
