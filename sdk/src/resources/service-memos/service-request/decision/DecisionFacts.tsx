import type { PreviousPrice } from '../../../../blocks/pricing/proposal.js'
import type { Link } from '../../../../core/record.js'
import type { SectionSlotProps } from '../../../../core/resource.js'
import { useRecord } from '../../../../data/useRecord.js'
import { unitPriceText } from '../../../../kinds/number/unitPrice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { RecordLink } from '../../../../values/RecordLink.js'
import { eventContract } from '../../../competitions/event/contract.js'
import { StandingSlot } from '../../supplier/StandingSlot.js'
import { ItemBalances } from '../balances/ItemBalances.js'
import { serviceRequestContract } from '../contract.js'
import { serviceRequestMessages } from '../messages.js'
import type { ServiceRequest } from '../schema.js'
import { decisionTexts } from './messages.js'
import { usePreviousPrices } from './usePreviousPrices.js'
import './decision.css'

/** The facts for a decision: the request's and the event's period, balances, former prices, and the state of the supplier. */
export function Slot({ record }: SectionSlotProps) {
  const request = record as ServiceRequest
  const { locale } = useLocale()
  const texts = decisionTexts[locale]
  const previous = usePreviousPrices(request.id)
  return (
    <div className="ep-decision">
      <section aria-label={texts.period}>
        <h3>{texts.period}</h3>
        <Period request={request} />
      </section>
      <section aria-label={texts.items}>
        <h3>{texts.items}</h3>
        <ItemBalances request={request} more={({ lotItemId }) => previous && <Prices prices={previous.get(lotItemId) ?? []} />} />
      </section>
      <section aria-label={texts.supplier}>
        <h3>{texts.supplier}</h3>
        <StandingSlot supplierId={request.supplier.id} />
      </section>
    </div>
  )
}

function Period({ request }: { readonly request: ServiceRequest }) {
  const { startDate, endDate, eventId, event, requester, department, total } = request
  const { locale, date, number, money } = useLocale()
  const texts = decisionTexts[locale]
  const { fields } = serviceRequestMessages[locale]
  // An approval takes those of the tender where the request names nobody.
  const named = (own: Link | null, usual: Link | null) => own?.label ?? (usual ? `${usual.label} (${texts.ofTender})` : '—')
  const { record } = useRecord(eventContract, eventId ?? undefined)
  return (
    <dl className="ep-decision-facts">
      <div>
        <dt>{fields.number}</dt>
        <dd>{request.number}</dd>
      </div>
      <div>
        <dt>{fields.total}</dt>
        <dd>
          <strong>{money(total)}</strong>
        </dd>
      </div>
      <div>
        <dt>{texts.askedBy}</dt>
        <dd>
          {requester.label} · {department.label}
        </dd>
      </div>
      <div>
        <dt>
          {fields.manager} · {fields.inspector}
        </dt>
        <dd>
          {named(request.manager, request.tenderManager)} · {named(request.inspector, request.tenderInspector)}
        </dd>
      </div>
      <div>
        <dt>{texts.execution}</dt>
        <dd>
          {date(startDate)} {texts.until} {date(endDate)}
        </dd>
      </div>
      {event && (
        <div>
          <dt>{texts.event}</dt>
          <dd>
            <RecordLink contract={eventContract} to={event} />
            {record && (
              <>
                {' '}
                · {date(record.startDate)} {texts.until} {date(record.endDate)}
                {record.participants === null ? '' : ` · ${number(record.participants)} ${texts.participants}`}
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Prices({ prices }: { readonly prices: readonly PreviousPrice[] }) {
  const { locale, date, number } = useLocale()
  const texts = decisionTexts[locale]
  if (prices.length === 0) return <p className="ep-ledger-none">{texts.noPrices}</p>
  return (
    <details className="ep-decision-prices" open={prices.length < 4}>
      <summary>{texts.prices}</summary>
      <ul>
        {prices.map((price) => (
          <li key={price.request.id}>
            <strong>{unitPriceText(price.unitPrice)}</strong> · {date(price.date)} · {number(price.quantity)} · {price.supplier.label} ·{' '}
            <RecordLink contract={serviceRequestContract} to={price.request} />
          </li>
        ))}
      </ul>
    </details>
  )
}
