import { Button } from '../../../../feedback/Button.js'
import { useState } from 'react'
import { unitWord } from '../../../../blocks/codes/units.js'
import { BalanceLine } from '../../../../blocks/ledger/BalanceLine.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import { itemTotal } from '../../../../blocks/pricing/totals.js'
import type { ProposedItem } from '../../../../blocks/pricing/proposal.js'
import { sumDecimals } from '../../../../core/decimal.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { quantity as quantityKind } from '../../../../kinds/number/quantity.js'
import { unitPriceText } from '../../../../kinds/number/unitPrice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { LineQuestion } from './LineQuestion.js'
import type { LotLine } from './lotChoice.js'
import { isOtherUnit, type LineChoice } from './matchLines.js'
import { choiceTexts } from './messages.js'

interface ProposedLineProps {
  readonly lotLine: LotLine
  readonly onChoose: (choice: LineChoice) => void
  readonly onQuantity: (quantity: string | null) => void
}

/** What a lot has for a line: its item to be ticked off, or a question with its reason. */
export function ProposedLine({ lotLine, onChoose, onQuantity }: ProposedLineProps) {
  const { locale } = useLocale()
  const { items, doubt, chosen } = lotLine
  const [isChanging, setChanging] = useState(false)
  const shown = chosen ?? items[0]
  if (isChanging || doubt !== undefined || !shown)
    return (
      <LineQuestion lotLine={lotLine} onChoose={onChoose}>
        {chosen && <ItemFacts item={chosen} lotLine={lotLine} onQuantity={onQuantity} />}
      </LineQuestion>
    )
  return (
    <>
      <label>
        <input type="checkbox" checked={chosen !== undefined} onChange={() => onChoose(chosen ? 'none' : shown.lotItemId)} />
        <span>
          {shown.material.label} <span className="ep-code">{shown.material.code}</span>
        </span>
      </label>
      <ItemFacts item={shown} lotLine={lotLine} onQuantity={onQuantity} />
      {items.length > 1 && (
        <Button variant="link" onPress={() => setChanging(true)}>
          {choiceTexts[locale].otherItem}
        </Button>
      )}
    </>
  )
}

const amount = quantityKind({ min: 0 })

interface ItemFactsProps extends Pick<ProposedLineProps, 'lotLine' | 'onQuantity'> {
  readonly item: ProposedItem
}

function ItemFacts({ item, lotLine: { line, quantity, shortage, repeated }, onQuantity }: ItemFactsProps) {
  const { locale, money, number } = useLocale()
  const texts = choiceTexts[locale]
  const isDoubted = line.isDoubted && quantity !== null && quantity === line.quantity
  // What is no quantity stays as it was typed.
  const [unread, setUnread] = useState<unknown>(line.unread ?? null)
  const change = (typed: unknown) => {
    const isQuantity = typeof typed === 'string' && Number(typed) > 0
    setUnread(isQuantity ? null : typed)
    onQuantity(isQuantity ? typed : null)
  }
  const total = itemTotal({ quantity, unitPrice: item.unitPrice })
  const price = unitPriceText(item.unitPrice)
  const unit = unitWord(item.unit, locale, 2) ?? ''
  const isElsewhere = isOtherUnit(line, item)
  const isUncounted = repeated !== undefined && quantity === null
  const isOdd = isElsewhere || isUncounted || line.unread !== undefined || line.isDoubted
  const isToCheck = isOdd || shortage || quantity !== line.quantity
  const { unit: asked } = line
  const isConverted = asked && !isElsewhere && asked.factor !== '1' && asked.amount !== null && line.quantity === quantity
  return (
    <div className="ep-choice-facts">
      <BalanceLine parts={item} unit={unitWord(item.unit, locale, item.balance)} />
      {isConverted && quantity !== null && (
        <span>
          {number(asked.amount)} {asked.written} = {number(quantity)} {unitWord(item.unit, locale, quantity)}
        </span>
      )}
      <span>{quantity === null || total === null ? price : `${number(quantity)} × ${price} = ${money(total)}`}</span>
      {repeated && (
        <strong className="ep-choice-short">
          {fill(texts.repeated, { parts: repeated.map((each) => number(each)).join(' + '), sum: number(sumDecimals(repeated) ?? 0) })}
        </strong>
      )}
      {shortage && <strong className="ep-choice-short">{texts.shortage[shortage]}</strong>}
      {shortage === 'balance' && !repeated && (
        <Button variant="secondary" size="small" onPress={() => onQuantity(item.balance)}>
          {fill(texts.useBalance[Number(item.balance) > 1 ? 'other' : 'one'], { balance: number(item.balance) })}
        </Button>
      )}
      {isToCheck && (
        <FieldControl
          control={amount}
          label={fill(texts.amountIn, { unit })}
          value={unread ?? quantity}
          error={unread === null ? undefined : texts.notANumber}
          warning={isDoubted ? fill(texts.readAs, { number: number(quantity) }) : undefined}
          onChange={change}
        />
      )}
    </div>
  )
}
