import { Button } from '../../../../feedback/Button.js'
import { Printer, TriangleAlert } from '../../../../icons/icons.js'
import type { ReactNode } from 'react'
import { SameProtocol } from '../../../../blocks/protocol/SameProtocol.js'
import { fill } from '../../../../blocks/ledger/fill.js'
import { Spending } from '../../../../blocks/pricing/Spending.js'
import { contractPath } from '../../../../core/contract.js'
import { useCanWrite } from '../../../../data/useCanWrite.js'
import type { SectionSlotProps } from '../../../../core/resource.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useMount } from '../../../../mount/MountProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { eventContract } from '../../../competitions/event/contract.js'
import { supplierContract } from '../../supplier/contract.js'
import { tenderContract } from '../../tender/contract.js'
import { serviceRequestContract } from '../contract.js'
import { serviceRequestMessages } from '../messages.js'
import { progressTexts } from './messages.js'
import { RequestMemo } from '../memo/RequestMemo.js'
import type { ServiceRequest } from '../schema.js'
import './progress.css'

/** State of a request: number, date, supplier, what blocks it, and the memo to print. */
export function Slot({ record: stored }: SectionSlotProps) {
  const record = stored as ServiceRequest
  const { locale, dateTime, money } = useLocale()
  const { host } = useMount()
  const { fields } = serviceRequestMessages[locale]
  const texts = progressTexts[locale]
  const { supplier, approver, annulmentNumber } = record
  return (
    <>
      <div className="ep-progress">
        {troublesOf(record).map((trouble) => (
          <p key={trouble} className="ep-progress-trouble">
            <TriangleAlert aria-hidden="true" /> {texts.trouble[trouble]}
          </p>
        ))}
        <Spending {...record} className="ep-progress-trouble" />
        <dl>
          <Fact label={fields.number}>
            {record.number === null ? (
              record.status === 'cancelada' ? (
                '—'
              ) : (
                texts.noNumber
              )
            ) : (
              <strong className="ep-progress-number">{record.number}</strong>
            )}
          </Fact>
          <Fact label={fields.statusSince}>
            {[dateTime(record.statusSince), texts.ago(record.daysInStatus)].filter(Boolean).join(' · ')}
          </Fact>
          <Fact label={fields.supplier}>
            <Link className="ep-progress-link" to={`${contractPath(supplierContract)}/${supplier.id}`}>
              {supplier.label}
            </Link>
          </Fact>
          <Fact label={fields.total}>{money(record.total)}</Fact>
          {record.receipts.length > 0 ? <Fact label={fields.owed}>{money(record.owed)}</Fact> : null}
          {approver ? <Fact label={fields.approver}>{approver.label}</Fact> : null}
          {annulmentNumber ? <Fact label={fields.annulmentNumber}>{annulmentNumber}</Fact> : null}
        </dl>
        <div className="ep-progress-ways">
          <Button variant="secondary" onPress={() => host.ownerDocument.defaultView?.print()}>
            <Printer aria-hidden="true" className="ep-icon" />
            <span className="ep-button-text">{texts.print}</span>
          </Button>
          <NextRequest record={record} />
        </div>
        <SameProtocol record={record} contracts={[serviceRequestContract, tenderContract, eventContract]} />
      </div>
      <RequestMemo record={record} />
    </>
  )
}

type Trouble = keyof (typeof progressTexts)['pt-BR']['trouble']

/** What the person who chose the lot should know before the request goes on. */
function troublesOf({ supplierTrouble, tenderTrouble, isOtherRegion, status }: ServiceRequest): readonly Trouble[] {
  if (!isOpen.has(status)) return []
  // An approval has had its reason.
  const toApprove = status === 'aprovada' ? null : supplierTrouble
  return [toApprove, tenderTrouble, isOtherRegion ? ('isOtherRegion' as const) : null].filter((trouble) => trouble !== null)
}

const isOpen: ReadonlySet<string> = new Set(['rascunho', 'enviada', 'em-analise', 'devolvida', 'aprovada'])

/** After sending: what the event still needs, and the lines that found no item. */
function NextRequest({ record: { id, number, event, unmet, followUp } }: { readonly record: ServiceRequest }) {
  const { locale } = useLocale()
  const texts = progressTexts[locale]
  const canWrite = useCanWrite(serviceRequestContract)
  if (number === null || canWrite !== true || (!event && !unmet)) return null
  const query = new URLSearchParams({ ...(event && { evento: String(event.id) }), ...(unmet && { faltou: String(id) }) })
  const taken = unmet ? followUp : null
  return (
    <Link className="ep-progress-link" to={`${contractPath(serviceRequestContract)}/${taken ? taken.id : `novo?${query}`}`}>
      {taken ? fill(texts.askedUnmet, { name: taken.label }) : unmet ? texts.askUnmet : texts.askMore}
    </Link>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
