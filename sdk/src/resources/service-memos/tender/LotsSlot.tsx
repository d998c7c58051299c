import { ValidityBar } from '../../../blocks/ledger/ValidityBar.js'
import { contractPath } from '../../../core/contract.js'
import { sumDecimals } from '../../../core/decimal.js'
import type { SectionSlotProps } from '../../../core/resource.js'
import { useCanWrite } from '../../../data/useCanWrite.js'
import { useList } from '../../../data/useList.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { Link } from '../../../navigation/Link.js'
import { StatusBadge } from '../../../values/StatusBadge.js'
import { lotContract } from '../lot/contract.js'
import type { Lot } from '../lot/schema.js'
import { lotListTexts } from './messages.js'
import type { Tender } from './schema.js'

/** The lots of a tender with their sums, below how far its time and its balance are. */
export function Slot({ record }: SectionSlotProps) {
  const { validFrom, validUntil, usedShare, status } = record as Tender
  const { locale } = useLocale()
  const texts = lotListTexts[locale]
  const params = { licitacaoId: record.id }
  const { answer, status: state } = useList(lotContract, { perPage: 100 }, { params })
  const canWrite = useCanWrite(lotContract)
  const isOpen = ['em-elaboracao', 'publicada', 'em-disputa', 'em-julgamento', 'adjudicada', 'suspensa'].includes(status)
  const path = contractPath(lotContract, params)
  return (
    <>
      {validFrom && validUntil ? <ValidityBar from={validFrom} until={validUntil} usedShare={usedShare} /> : null}
      {answer && answer.data.length > 0 ? <LotTable lots={answer.data as unknown as readonly Lot[]} path={path} /> : null}
      {answer?.data.length === 0 ? <p className="ep-ledger-none">{texts.none}</p> : null}
      {state === 'error' && !answer ? <p role="alert">{texts.failed}</p> : null}
      {canWrite && isOpen ? (
        <p>
          <Link to={`${path}/novo`}>{texts.create}</Link>
        </p>
      ) : null}
    </>
  )
}

function LotTable({ lots, path }: { readonly lots: readonly Lot[]; readonly path: string }) {
  const { locale, money, number } = useLocale()
  const { fields, statuses, total } = lotListTexts[locale]
  const share = (value: string | null) => (value === null ? '–' : `${number(value)} %`)
  return (
    <div className="ep-ledger-scroll">
      <table className="ep-ledger-table">
        <thead>
          <tr>
            {fields.map((field, place) => (
              <th key={field} scope="col" data-end={place > 2 && place < 8 ? '' : undefined}>
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={lot.id}>
              <td className="ep-code">{lot.number}</td>
              <td>
                <Link to={`${path}/${lot.id}`}>{lot.title}</Link>
              </td>
              <td>{lot.supplier?.label}</td>
              <td data-end>{number(lot.itemCount)}</td>
              <td data-end>{money(lot.maxTotal)}</td>
              <td data-end>{lot.awardedTotal === null ? '–' : money(lot.awardedTotal)}</td>
              <td data-end>{share(lot.discount)}</td>
              <td data-end>{share(lot.balanceShare)}</td>
              <td>
                <StatusBadge status={lot.status} label={statuses[lot.status]} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{total}</td>
            <td data-end>{number(lots.reduce((sum, { itemCount }) => sum + itemCount, 0))}</td>
            <td data-end>{money(sumDecimals(lots.map(({ maxTotal }) => maxTotal)) ?? '0')}</td>
            <td data-end>{money(sumDecimals(lots.map(({ awardedTotal }) => awardedTotal)) ?? '0')}</td>
            <td colSpan={3}> </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
