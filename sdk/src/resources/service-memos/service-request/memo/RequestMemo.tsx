import type { ReactNode } from 'react'
import { unitWord } from '../../../../blocks/codes/units.js'
import { usePlaces } from '../../../../data/usePlaces.js'
import { formatProtocol } from '../../../../validators/protocol.js'
import { plainDecimal } from '../../../../kinds/number/decimal.js'
import { formatNumber } from '../../../../kinds/number/numberText.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { amountInWords } from '../../../../values/amountInWords.js'
import { serviceRequestMessages } from '../messages.js'
import type { ServiceRequest } from '../schema.js'
import './memo.css'

// An official document of the state, so it is in Portuguese whatever the screen's language.
const { fields, options } = serviceRequestMessages['pt-BR']

/** The request as a memo on A4: items, amounts and signatures. It shows only on paper. */
export function RequestMemo({ record }: { readonly record: ServiceRequest }) {
  const { date } = useLocale()
  const { number, protocol, status, address } = record
  const { places } = usePlaces('cidades', address?.stateId ?? undefined)
  const city = address?.cityName ?? places.find(({ id }) => id === address?.cityId)?.name
  const isSent = number !== null
  return (
    <article className="ep-memo" lang="pt-BR" aria-hidden="true">
      <header className="ep-memo-head">
        <p>Governo do Estado do Paraná</p>
        <p>Secretaria de Estado do Esporte · {record.department.label}</p>
        <h2>{isSent ? `Memorando de solicitação de serviço nº ${number}` : 'Memorando de solicitação de serviço'}</h2>
        {isSent ? null : <p className="ep-memo-draft">Rascunho, sem valor</p>}
        {status === 'cancelada' || status === 'reprovada' ? <p className="ep-memo-draft">{options.status[status]}</p> : null}
      </header>
      <dl className="ep-memo-facts">
        <Fact label={fields.date}>{date(record.date)}</Fact>
        <Fact label={fields.protocol}>{protocol === null ? '—' : formatProtocol(protocol)}</Fact>
        <Fact label={fields.requester}>{record.requester.label}</Fact>
        <Fact label={fields.region}>{record.region.label}</Fact>
        <Fact label={fields.tender}>{record.tender.label}</Fact>
        <Fact label={fields.lot}>{record.lot.label}</Fact>
        <Fact label={fields.supplier}>{record.supplier.label}</Fact>
        <Fact label="Período">{`${date(record.startDate)} a ${date(record.endDate)}`}</Fact>
        {record.event ? <Fact label={fields.event}>{record.event.label}</Fact> : null}
        <Fact label={fields.executionPlace}>{placeOf(record, city)}</Fact>
        {record.deliveryDeadline ? <Fact label={fields.deliveryDeadline}>{date(record.deliveryDeadline)}</Fact> : null}
      </dl>
      <Part title={fields.subject}>{record.subject}</Part>
      <Part title={fields.justification}>{record.justification}</Part>
      <MemoItems record={record} />
      <MemoBudget record={record} />
      {record.proviso === null ? null : <Part title={fields.proviso}>{record.proviso}</Part>}
      <Signatures record={record} />
    </article>
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

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <p className="ep-memo-text">{children}</p>
    </section>
  )
}

function placeOf({ executionPlace, address }: ServiceRequest, city: string | undefined): string {
  const street = address && [address.street, address.number, address.neighborhood, city].filter(Boolean).join(', ')
  return [executionPlace, street].filter(Boolean).join(' – ')
}

/** The memo is in Portuguese, whatever the language of the screen. */
const brazilian = { fraction: 4, isGrouped: true }

function MemoItems({ record: { items, total } }: { readonly record: ServiceRequest }) {
  const { money } = useLocale()
  return (
    <section>
      <h3>{fields.items}</h3>
      <table className="ep-memo-items">
        <thead>
          <tr>
            <th>Nº</th>
            <th>Código GMS</th>
            <th>Descrição</th>
            <th>Unidade</th>
            <th className="ep-memo-number">Quantidade</th>
            <th className="ep-memo-number">Preço unitário</th>
            <th className="ep-memo-number">Total</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, lotItem, complement, unit, quantity, unitPrice, total: sum }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>{lotItem.code}</td>
              <td>{complement === null ? lotItem.label : `${lotItem.label} – ${complement}`}</td>
              <td>{unitWord(unit, 'pt-BR', quantity)}</td>
              <td className="ep-memo-number">{formatNumber(plainDecimal(quantity), brazilian)}</td>
              <td className="ep-memo-number">{formatNumber(plainDecimal(unitPrice), brazilian, 2)}</td>
              <td className="ep-memo-number">{money(sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={6} scope="row">
              {fields.total}
              <span className="ep-memo-words">({amountInWords(total)})</span>
            </th>
            <td className="ep-memo-number">{money(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function MemoBudget({ record: { budget, commitment, annulmentNumber } }: { readonly record: ServiceRequest }) {
  const { date, money } = useLocale()
  if (!budget && !commitment) return null
  return (
    <dl className="ep-memo-facts">
      {budget ? <Fact label={fields.budget}>{`${budget.dotacao} · ${budget.expenseNature} · fonte ${budget.source}`}</Fact> : null}
      {commitment ? (
        <Fact label={fields.commitment}>{`${commitment.number}, ${date(commitment.date)}, ${money(commitment.amount)}`}</Fact>
      ) : null}
      {annulmentNumber ? <Fact label={fields.annulmentNumber}>{annulmentNumber}</Fact> : null}
    </dl>
  )
}

function Signatures({ record: { requester, manager, inspector, approver } }: { readonly record: ServiceRequest }) {
  const signers = [
    [fields.requester, requester],
    [fields.manager, manager],
    [fields.inspector, inspector],
    ['Autoridade competente', approver],
  ] as const
  return (
    <ul className="ep-memo-signatures">
      {signers.map(([role, person]) => (
        <li key={role}>
          <span>{person?.label ?? '\u00a0'}</span>
          <span>{role}</span>
        </li>
      ))}
    </ul>
  )
}
