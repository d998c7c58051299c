import { leastForecastDays } from '../../blocks/ledger/forecast.js'
import { type Balance, type BalanceKey, balanceKeys, type Panel } from '../../data/home/usePanel.js'
import { Button } from '../../feedback/Button.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { formatCnpj } from '../../validators/cnpj.js'

/** What is committed, consumed and left by event, region and supplier, and when it is used up. */
export function Balances({ balances }: { readonly balances: Readonly<Record<BalanceKey, Panel<Balance>>> }) {
  const { text } = useLocale()
  return (
    <div className="ep-day-summary-balances">
      {balanceKeys.map((by) => (
        <BalanceTable key={by} by={by} balances={balances[by]} />
      ))}
      <p className="ep-day-summary-note">{text('notices.balance.note')}</p>
    </div>
  )
}

const headingId = (by: BalanceKey) => `ep-day-summary-balance-${by}`

/** Ways to the balances, which stand below all that waits and changed; on paper they come first. */
export function WaysToBalances() {
  const { text } = useLocale()
  const goTo = (by: BalanceKey, button: HTMLElement) => {
    const heading = (button.getRootNode() as Document | ShadowRoot).getElementById(headingId(by))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <p className="ep-day-summary-ways">
      {balanceKeys.map((by) => (
        <Button key={by} variant="link" onPress={({ currentTarget }) => goTo(by, currentTarget)}>
          {text(`notices.balance.${by}`)}
        </Button>
      ))}
    </p>
  )
}

/** The most rows that the API gives for one table. */
const most = 40
const columns = ['committed', 'consumed', 'left'] as const
const lists: Readonly<Record<BalanceKey, string>> = {
  event: '/competicoes/eventos',
  region: '/administrativo/solicitacoes-servico/regioes',
  supplier: '/administrativo/solicitacoes-servico/fornecedores',
}

interface BalanceTableProps {
  readonly by: BalanceKey
  readonly balances: Panel<Balance>
}

function BalanceTable({ by, balances: { items, isFailed } }: BalanceTableProps) {
  const { text, money, number } = useLocale()
  const id = headingId(by)
  return (
    <section aria-labelledby={id} aria-busy={items === undefined && !isFailed}>
      <h2 id={id} tabIndex={-1}>
        {text(`notices.balance.${by}`)}
      </h2>
      {items?.length ? (
        <table className="ep-day-summary-table ep-day-summary-balance">
          <thead>
            <tr>
              <th scope="col">{text('notices.balance.of')}</th>
              {columns.map((key) => (
                <th key={key} scope="col">
                  {text(`notices.balance.${key}`)}
                </th>
              ))}
              <th scope="col">{text('notices.balance.forecast')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((balance) => (
              <tr key={balance.id}>
                <th scope="row">
                  <Link to={`${lists[by]}/${balance.id}`}>{balance.label}</Link>
                  <Told balance={balance} isAlone={items.every(({ id, label }) => id === balance.id || label !== balance.label)} />
                </th>
                {columns.map((key) => (
                  <td key={key} data-label={text(`notices.balance.${key}`)}>
                    {money(balance[key])}
                  </td>
                ))}
                <td data-label={text('notices.balance.forecast')}>
                  <Forecast balance={balance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        (items || isFailed) && <p>{text(isFailed ? 'notices.balance.failed' : 'notices.balance.none')}</p>
      )}
      {items?.length === most && <p className="ep-day-summary-note">{text('notices.balance.most', { count: number(most) })}</p>}
    </section>
  )
}

interface ToldProps {
  readonly balance: Balance
  /** No other record has its name: paper does without. */
  readonly isAlone: boolean
}

/** What tells records of one name apart. */
function Told({ balance: { document, startsOn }, isAlone }: ToldProps) {
  const { date } = useLocale()
  const told = document === null ? startsOn && date(startsOn) : formatCnpj(document)
  return told ? (
    <small className="ep-day-summary-told" data-alone={isAlone || undefined}>
      {told}
    </small>
  ) : null
}

function Forecast({ balance: { usedUpOn, endsOn, isEarly } }: { readonly balance: Balance }) {
  const { text, date, number } = useLocale()
  if (isEarly) return text('notices.balance.early', { days: number(leastForecastDays) })
  if (usedUpOn !== null) return <strong>{text('notices.balance.usedUp', { date: date(usedUpOn) })}</strong>
  return endsOn === null ? '–' : text('notices.balance.lasts', { date: date(endsOn) })
}
