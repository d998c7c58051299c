import { type ReactNode, useId } from 'react'
import { unitWord } from '../../../../blocks/codes/units.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import type { ProposedItem } from '../../../../blocks/pricing/proposal.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { LineChoice } from './matchLines.js'
import { choiceTexts } from './messages.js'
import type { NamedLine } from './readLines.js'

interface LineQuestionProps {
  readonly line: NamedLine
  readonly items: readonly ProposedItem[]
  readonly choice: LineChoice
  readonly onChoose: (choice: LineChoice) => void
  /** The facts of the chosen item. */
  readonly children: ReactNode
}

/** Which of several items a line means; the person may also ask for none of them. */
export function LineQuestion({ line, items, choice, onChoose, children }: LineQuestionProps) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const name = useId()
  const words = line.quantity === null ? line.label : `${line.label} · ${number(line.quantity)}`
  const option = (value: LineChoice, label: ReactNode) => (
    <label key={String(value)}>
      <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className="ep-choice-question">
      <legend>{fill(texts.which, { line: words })}</legend>
      {items.map(({ lotItemId, material, balance, unit }) =>
        option(
          lotItemId,
          <>
            {material.label} <span className="ep-code">{material.code}</span> ·{' '}
            {fill(texts.balance, { balance: `${number(balance)} ${unitWord(unit, locale, balance)}` })}
          </>,
        ),
      )}
      {option('none', texts.noneOfThem)}
      {children}
    </fieldset>
  )
}
