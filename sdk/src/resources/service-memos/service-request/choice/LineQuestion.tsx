import { type ReactNode, useId } from 'react'
import { unitNames, unitWord } from '../../../../blocks/codes/units.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import type { ProposedItem } from '../../../../blocks/pricing/proposal.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { lineAmount } from './LineNames.js'
import { type LotLine, shortageOf } from './lotChoice.js'
import { isOtherUnit, type LineChoice } from './matchLines.js'
import { choiceTexts } from './messages.js'
import type { AskedUnit } from '../../../../blocks/pricing/readLines.js'

interface LineQuestionProps {
  readonly lotLine: LotLine
  readonly onChoose: (choice: LineChoice) => void
  /** The facts of the chosen item. */
  readonly children: ReactNode
}

/** Which item a line means, with the reason why it is asked; the person may also ask for none of them. */
export function LineQuestion({ lotLine, onChoose, children }: LineQuestionProps) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const name = useId()
  const { line, items, choice, doubt } = lotLine
  const words = [line.label, lineAmount(line, number)].filter(Boolean).join(' · ')
  const option = (value: LineChoice, label: ReactNode) => (
    <label key={String(value)}>
      <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset className="ep-choice-question">
      <legend>{fill(texts.which, { line: words })}</legend>
      {doubt && doubt !== 'unit' && <p className="ep-choice-reason">{texts.doubt[doubt]}</p>}
      {items.map((item) =>
        option(
          item.lotItemId,
          <>
            {item.material.label} <span className="ep-code">{item.material.code}</span> · <Terms item={item} lotLine={lotLine} />
          </>,
        ),
      )}
      {option('none', texts.noneOfThem)}
      {children}
    </fieldset>
  )
}

/** The balance of an item, and what stands against the line as it was written: another unit, too small a balance. */
function Terms({ item, lotLine: { line } }: { readonly item: ProposedItem; readonly lotLine: LotLine }) {
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const { balance, unit } = item
  const asked = line.unit && isOtherUnit(line, item) ? line.unit : undefined
  const shortage = asked ? undefined : shortageOf(item, { quantity: line.quantity, isAsked: true })
  return (
    <>
      {fill(texts.balance, { balance: `${number(balance)} ${unitWord(unit, locale, balance)}` })}
      {asked && (
        <>
          {' · '}
          <strong className="ep-choice-short">
            {fill(texts.otherUnit, { asked: nameOf(asked, locale), sold: unitWord(unit, locale, 1) ?? unit })}
          </strong>
        </>
      )}
      {shortage && (
        <>
          {' · '}
          <strong className="ep-choice-short">{texts.shortage[shortage]}</strong>
        </>
      )}
    </>
  )
}

/** "g" stays as it was written; a unit of the catalogue has its name. */
const nameOf = ({ code, factor, written }: AskedUnit, locale: keyof typeof unitNames) =>
  code && factor === '1' ? unitNames[locale][code].toLowerCase() : written
