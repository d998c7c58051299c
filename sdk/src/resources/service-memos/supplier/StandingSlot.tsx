import { runsOn, today } from '../../../core/calendar.js'
import { useRecord } from '../../../data/useRecord.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { RecordLink } from '../../../values/RecordLink.js'
import { StatusBadge } from '../../../values/StatusBadge.js'
import { ValidityMark } from '../../../values/ValidityMark.js'
import { supplierContract } from './contract.js'
import { supplierMessages } from './messages.js'
import { certificateTypes, sanctionTypes } from '../../../blocks/codes/standingCodes.js'
import { standingTexts } from './parts/messages.js'
import './standing.css'

/** Whether a supplier may be commissioned: its certificates, each with how long it holds, its sanctions, and a missing bank account. */
export function StandingSlot({ supplierId }: { readonly supplierId: number }) {
  const { locale, date, text } = useLocale()
  const texts = standingTexts[locale]
  const { record, status } = useRecord(supplierContract, supplierId)
  if (status === 'error') return <p role="alert">{texts.failed}</p>
  if (status === 'idle') return <p>{text('common.failure.no-reading')}</p>
  if (!record) return <p aria-busy="true">{'\u00a0'}</p>
  const { certificates, sanctions, bankAccounts } = record
  const isInForce = ({ from, to }: (typeof sanctions)[number]) => runsOn(today(), from, to)
  return (
    <div className="ep-standing">
      <p>
        <RecordLink contract={supplierContract} to={record} />{' '}
        <StatusBadge status={record.status} label={supplierMessages[locale].options.status[record.status]} />
      </p>
      {certificates.length === 0 ? (
        <p>{texts.noCertificates}</p>
      ) : (
        <ul>
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              {certificateTypes[locale][certificate.type]} · {date(certificate.validUntil)}{' '}
              <ValidityMark validUntil={certificate.validUntil} />
            </li>
          ))}
        </ul>
      )}
      {sanctions.length === 0 ? (
        <p>{texts.noSanctions}</p>
      ) : (
        <ul>
          {sanctions.map((sanction) => (
            <li key={sanction.id} data-now={isInForce(sanction) || undefined}>
              {sanctionTypes[locale][sanction.type]} · {date(sanction.from)}
              {sanction.to ? ` – ${date(sanction.to)}` : ''} · {isInForce(sanction) ? texts.inForce : texts.over}
            </li>
          ))}
        </ul>
      )}
      {bankAccounts.length === 0 ? <p>{texts.noBankAccount}</p> : null}
    </div>
  )
}
