import { runsOn, today } from '../../../core/calendar.js'
import { Button } from '../../../feedback/Button.js'
import { useRecord } from '../../../data/useRecord.js'
import { Notice } from '../../../form/notices/Notice.js'
import { useFormState } from '../../../form/store/FormContext.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { certificateTypes, sanctionTypes } from '../../../blocks/codes/standingCodes.js'
import { supplierContract } from '../supplier/contract.js'
import { lotWinnerTexts } from './messages.js'
import { useNextNumber } from './useNextNumber.js'
import { fill } from '../../../blocks/ledger/fill.js'

/** Proposes the number of a new lot, and says at the choice of the winner why the lot could not be homologated for this supplier. */
export function Tool() {
  useNextNumber()
  const supplierId = useFormState(({ values }) => values.supplierId)
  return typeof supplierId === 'number' ? <Standing supplierId={supplierId} /> : null
}

function Standing({ supplierId }: { readonly supplierId: number }) {
  const { locale, date, text } = useLocale()
  const { record, status, refetch } = useRecord(supplierContract, supplierId)
  const texts = lotWinnerTexts[locale]
  if (status === 'error') {
    const retry = (
      <Button variant="secondary" onPress={refetch}>
        {text('common.action.retry')}
      </Button>
    )
    return <Notice tone="notice" title={texts.unread} actions={retry} />
  }
  if (record?.id !== supplierId) return null
  const day = today()
  const sanctions = record.sanctions
    .filter(({ type, from, to }) => (type === 'impedimento' || type === 'inidoneidade') && runsOn(day, from, to))
    .map(({ type, to }) => {
      const name = sanctionTypes[locale][type]
      return to ? fill(texts.until, { name, day: date(to) }) : name
    })
  const holding = new Set(record.certificates.filter(({ validUntil }) => validUntil >= day).map(({ type }) => type))
  const ended = new Set(record.certificates.map(({ type }) => type).filter((type) => !holding.has(type)))
  const expired = [...ended].map((type) => fill(texts.expired, { name: certificateTypes[locale][type] }))
  const isSuspended = record.status === 'suspenso'
  if (!isSuspended && expired.length === 0) return null
  return (
    <Notice tone="notice" title={fill(isSuspended ? texts.suspended : texts.irregular, { name: record.companyName })}>
      <ul className="ep-status-reasons">
        {[...(isSuspended ? sanctions : []), ...expired].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Notice>
  )
}
