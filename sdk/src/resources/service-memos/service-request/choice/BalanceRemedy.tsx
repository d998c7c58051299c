import { Button } from '../../../../feedback/Button.js'
import { useMemo } from 'react'
import { fill } from '../../../../blocks/ledger/fill.js'
import type { RemedyProps } from '../../../../core/workflow.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { ServiceRequest } from '../schema.js'
import { choiceTexts } from './messages.js'
import { ProposedLots } from './ProposedLots.js'
import { useChoosing } from './useChoosing.js'
import { useProposals } from './useProposals.js'
import { useTakeLot } from './useTakeLot.js'

/** Shown when a balance is too small: offers the rest of it, of each item at once, or another lot with enough. */
export function Remedy({ record, issues, onMended }: RemedyProps) {
  const { items, lotId } = record as ServiceRequest
  const { locale, number } = useLocale()
  const texts = choiceTexts[locale]
  const { store } = useForm()
  const { found, status, ask } = useProposals()
  const takeLot = useTakeLot()
  const others = useMemo(() => found && { ...found, lots: found.lots.filter(({ lot }) => lot.id !== lotId) }, [found, lotId])
  const choosing = useChoosing(others)
  const short = issues.filter(({ code }) => code === 'serviceRequest.balance')
  if (short.length === 0) return null
  const rests = short
    .map(({ path, params }) => ({ path, balance: String(params?.balance ?? '0') }))
    .filter(({ balance }) => Number(balance) > 0)
  const itemOf = (path: string) => items[Number(/\[(\d+)\]/.exec(path)?.[1])]?.lotItem.label
  const restText = () => {
    if (short.length > 1)
      return fill(texts.useBalances, { items: rests.map(({ path, balance }) => `${itemOf(path)} ${number(balance)}`).join('; ') })
    const balance = rests[0]?.balance ?? '0'
    return fill(texts.useBalance[Number(balance) > 1 ? 'other' : 'one'], { balance: number(balance) })
  }
  return (
    <div className="ep-choice">
      <div className="ep-choice-buttons">
        {rests.length > 0 ? (
          <Button
            variant="secondary"
            onPress={() => {
              for (const { path, balance } of rests) store.change(path, balance)
              onMended()
            }}
          >
            <span className="ep-button-text">{restText()}</span>
          </Button>
        ) : null}
        <Button
          variant="secondary"
          onPress={() => void ask(items.map(({ lotItem, quantity }) => ({ text: lotItem.code, label: lotItem.label, quantity })))}
        >
          <span className="ep-button-text">{texts.otherLot}</span>
        </Button>
      </div>
      {status === 'error' && <p role="alert">{texts.failed}</p>}
      {others?.lots.length === 0 && <p role="status">{texts.none}</p>}
      {others && others.lots.length > 0 && (
        <ProposedLots
          found={others}
          choosing={choosing}
          onTake={(choice) => void takeLot(choice).then((isTaken) => isTaken && onMended())}
        />
      )}
    </div>
  )
}
