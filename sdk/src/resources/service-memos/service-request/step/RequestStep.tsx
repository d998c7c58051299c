import { fill } from '../../../../blocks/ledger/fill.js'
import { Spending } from '../../../../blocks/pricing/Spending.js'
import { leftToReceive } from '../../../../blocks/pricing/totals.js'
import type { StepProps } from '../../../../core/workflow.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { serviceRequestMessages } from '../messages.js'
import type { ServiceRequest } from '../schema.js'
import { isProtocol } from '../../../../validators/protocol.js'
import { hindranceOf } from './hindrance.js'
import { stepTexts } from './messages.js'

/** The field that blocks a command: sending needs the protocol; other reasons lie outside of the form (`''`). */
export function hindrance({ record, transition }: StepProps): string | undefined {
  const found = hindranceOf(transition, record as ServiceRequest)
  return found && (found === 'noProtocol' ? 'protocol' : '')
}

/** What a command does to the request's number and the lot's balance, and why the server would refuse it. */
export function Step({ record, transition }: StepProps) {
  const request = record as ServiceRequest
  const { locale } = useLocale()
  const { noProtocol } = stepTexts[locale]
  const { rules } = serviceRequestMessages[locale]
  const found = hindranceOf(transition, request)
  if (found) return <Notice tone="notice" title={found === 'noProtocol' ? noProtocol : rules[found]} />
  if (transition !== 'conclude') return <Consequence request={request} transition={transition} />
  return (
    <>
      <Unreceived request={request} />
      <Spending {...request} className="ep-progress-trouble" />
    </>
  )
}

function Consequence({ request, transition }: { readonly request: ServiceRequest; readonly transition: string }) {
  const { locale, money } = useLocale()
  const { number, total, requester, supplier, owed, protocol } = request
  const sentence = stepTexts[locale][sentenceOf(transition, request)]
  if (sentence === undefined) return null
  return (
    <>
      <p className="ep-status-change">
        {fill(sentence, {
          number: number ?? '',
          total: money(total),
          requester: requester.label,
          supplier: supplier.label,
          owed: money(owed),
        })}
      </p>
      {/* The last moment in which nobody else has read it. */}
      {isSending(transition) && !isProtocol(protocol) && <Notice tone="notice" title={stepTexts[locale].wrongDigit} />}
      {transition.startsWith('pay') && <Spending {...request} className="ep-progress-trouble" />}
    </>
  )
}

const isSending = (transition: string) => transition === 'send' || transition === 'resend'

type Sentence = keyof (typeof stepTexts)['pt-BR']

/** In these statuses nothing is reserved in the lot. */
const unreserved: readonly ServiceRequest['status'][] = ['rascunho', 'devolvida']

function sentenceOf(transition: string, { number, status }: ServiceRequest): Sentence {
  const hasNumber = number !== null
  if (isSending(transition)) return hasNumber ? 'resend' : 'send'
  if (transition === 'cancel' && unreserved.includes(status)) return hasNumber ? 'cancelNumbered' : 'cancelDraft'
  if (transition.startsWith('pay')) return 'pay'
  return (transition === 'approveAnyway' ? 'approve' : transition) as Sentence
}

function Unreceived({ request: { items } }: { readonly request: ServiceRequest }) {
  const { locale, number } = useLocale()
  const texts = stepTexts[locale]
  const left = leftToReceive(items)
  if (left.length === 0) return <p className="ep-status-change">{texts.concludeAll}</p>
  return (
    <div className="ep-status-change">
      <span>{texts.concludePart}</span>
      <ul className="ep-status-reasons">
        {left.map(({ lotItemId, lotItem, quantity }) => (
          <li key={lotItemId}>{fill(texts.left, { quantity: number(quantity), item: lotItem.label })}</li>
        ))}
      </ul>
    </div>
  )
}
