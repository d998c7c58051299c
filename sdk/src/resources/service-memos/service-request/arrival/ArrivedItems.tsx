import type { ReactNode } from 'react'
import { Button } from '../../../../feedback/Button.js'
import type { NestingFieldProps } from '../../../../form/store/FormFieldProps.js'
import { nameKey } from '../../../../form/core/linkNames.js'
import { joinPath } from '../../../../form/core/fieldPath.js'
import { useForm, useFormState, usePlace } from '../../../../form/store/FormContext.js'
import { RowsIssue } from '../../../../form/rows/RowsTitle.js'
import { issueText } from '../../../../form/checks/issueTexts.js'
import { unitWord } from '../../../../blocks/codes/units.js'
import type { AnyControl, AnyFieldset } from '../../../../core/control.js'
import type { Remark } from '../../../../core/issue.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { fieldLabel } from '../../../../locale/resourceText.js'
import { type ArrivedLine, isDone, lineIssue } from '../../../../blocks/pricing/arrivedLine.js'
import { arrivedAllTexts } from '../parts/messages.js'
import './arrival.css'

/** With more lines, most of a part delivery would have to be set to 0 one by one. */
const manyLines = 4

/** What arrives now of each item, beside what was ordered and received before. */
export function Editor({ scope, name, control, Field }: NestingFieldProps) {
  const { store, isReadOnly } = useForm()
  const path = joinPath(scope, name)
  const place = usePlace(path)
  const lines = useFormState(({ values }) => values[name]) as readonly ArrivedLine[]
  const names = useFormState((state) => state.names)
  const issues = useFormState((state) => state.issues)
  const begun = useFormState(({ initial }) => initial[name]) as readonly ArrivedLine[]
  const { fieldset } = control
  const quantity = fieldset?.fields.quantity
  if (!fieldset || !quantity) return null
  const item = fieldset.fields.lotItemId as AnyControl
  const setAll = (quantityOf: (index: number) => string | null | undefined) => {
    for (const index of lines.keys()) store.change(`${path}[${index}].quantity`, quantityOf(index))
  }
  // A quantity that was typed stays in sight, also when another person has received the rest meanwhile.
  const isOpen = (line: ArrivedLine) => !isDone(line) || line.quantity !== '0'
  // Once another person was faster, only what was typed is left, to be copied.
  const shown = lines.filter((line, index) => (isReadOnly ? line.quantity !== begun[index]?.quantity : isOpen(line)))
  const list = (
    <ul ref={place} className="ep-arrived">
      {shown.map((line) => {
        const index = lines.indexOf(line)
        const own = lineIssue(line)
        // Once a press was refused, the field says the same itself.
        const issue = issues.get(`${path}[${index}].quantity`)?.code === own?.code ? undefined : own
        const title = names.get(nameKey(item, line.lotItemId)) ?? String(line.lotItemId)
        return (
          <Line key={line.lotItemId} line={line} title={title} issue={issue} fieldset={fieldset}>
            <Field scope={`${path}[${index}]`} name="quantity" control={quantity} texts={fieldset.messages} />
          </Line>
        )
      })}
    </ul>
  )
  const whole = (
    <>
      <RowsIssue path={path} />
      {list}
    </>
  )
  if (isReadOnly || shown.length < manyLines) return whole
  return (
    <>
      <AllAtOnce onNone={() => setAll(() => '0')} onBegun={() => setAll((index) => begun[index]?.quantity)} />
      {whole}
    </>
  )
}

interface LineProps {
  readonly line: ArrivedLine
  readonly title: string
  readonly issue: Remark | undefined
  readonly fieldset: AnyFieldset
  /** The field of its quantity. */
  readonly children: ReactNode
}

function Line({ line, title, issue, fieldset, children }: LineProps) {
  const { store, isReadOnly } = useForm()
  const locale = useLocale()
  const label = (key: string) => fieldLabel(locale, fieldset.messages, key)
  const says = (amount: string, unit: string) => `${locale.number(amount)} ${unitWord(unit, locale.locale, amount)}`
  return (
    <li aria-label={title} className="ep-arrived-line">
      <div>
        <strong>{title}</strong>
        {isReadOnly ? null : (
          <p>
            {label('asked')} {says(line.asked, line.unit)} · {label('before')} {says(line.before, line.unit)}
          </p>
        )}
        {/* There before its text, because screen readers announce only what changes. */}
        <p role="status" className="ep-arrived-issue">
          {issue && issueText(store.resource, locale, issue)}
        </p>
      </div>
      {/* Not a cell of the form's grid. */}
      <div>{children}</div>
    </li>
  )
}

function AllAtOnce({ onNone, onBegun }: Readonly<Record<'onNone' | 'onBegun', () => void>>) {
  const texts = arrivedAllTexts[useLocale().locale]
  return (
    <div className="ep-arrived-all">
      <Button variant="link" onPress={onNone}>
        {texts.none}
      </Button>
      <Button variant="link" onPress={onBegun}>
        {texts.begun}
      </Button>
    </div>
  )
}
