import { Button } from '../../feedback/Button.js'
import { today } from '../../core/calendar.js'
import { useApi } from '../../data/DataProvider.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { saveFile } from '../../mount/saveFile.js'
import { Link } from '../../navigation/Link.js'
import './ledger.css'
import { fill } from './fill.js'
import { ledgerTexts, movementTexts } from './messages.js'
import type { Movement } from './movement.js'
import { type MovementFilter, movementQuery, useMovements } from './useMovements.js'

interface MovementTableProps {
  /** Path of the lot, below the API's base path. */
  readonly path: string
  readonly filter: MovementFilter
  readonly version: number
}

/** The ledger of a lot: every movement with its cause, person and time. */
export function MovementTable({ path, filter, version }: MovementTableProps) {
  const { locale, number } = useLocale()
  const texts = ledgerTexts[locale]
  const { status, movements, hasMore, loadMore, retry } = useMovements(path, filter, version)
  const download = useDownload(`${path}/movimentos/exportar.csv`, filter)
  if (status === 'error')
    return (
      <p role="alert">
        {texts.failed}{' '}
        <Button variant="link" onPress={retry}>
          {texts.retry}
        </Button>
      </p>
    )
  if (status === 'ready' && movements.length === 0) return <p className="ep-ledger-none">{texts.none}</p>
  return (
    <div className="ep-ledger-movements" aria-busy={status === 'loading'}>
      <div className="ep-ledger-scroll">
        <table className="ep-ledger-table">
          <caption className="ep-visually-hidden">{texts.caption}</caption>
          <MovementHead hasItem={filter.item === undefined} />
          <tbody>
            {movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} hasItem={filter.item === undefined} />
            ))}
          </tbody>
        </table>
      </div>
      {hasMore ? <p className="ep-ledger-cut">{fill(texts.cut, { count: number(movements.length) })}</p> : null}
      <div className="ep-ledger-actions">
        {hasMore ? (
          <Button variant="secondary" onPress={loadMore}>
            {texts.older}
          </Button>
        ) : null}
        <Button variant="secondary" onPress={() => void download()}>
          {texts.download}
        </Button>
      </div>
    </div>
  )
}

interface MovementRowProps {
  readonly movement: Movement
  /** The movements belong to different items. */
  readonly hasItem: boolean
}

function MovementHead({ hasItem }: Pick<MovementRowProps, 'hasItem'>) {
  const { fields } = movementTexts[useLocale().locale]
  return (
    <thead>
      <tr>
        <th scope="col">{fields.at}</th>
        {hasItem ? (
          <th scope="col" className="ep-ledger-wide">
            {fields.item}
          </th>
        ) : null}
        <th scope="col">{fields.type}</th>
        <th scope="col" data-end>
          {fields.quantity}
        </th>
        <th scope="col" data-end>
          {fields.balance}
        </th>
        <th scope="col" className="ep-ledger-wide">
          {fields.cause}
        </th>
        <th scope="col" className="ep-ledger-wide">
          {fields.by}
        </th>
      </tr>
    </thead>
  )
}

function MovementRow({ movement: { item, type, quantity, balance, at, by, cause, reason }, hasItem }: MovementRowProps) {
  const { locale, number, date, dateTime } = useLocale()
  return (
    <tr>
      <th scope="row" className="ep-code" title={dateTime(at)}>
        {date(today(new Date(at)))}
      </th>
      {hasItem ? (
        <td className="ep-ledger-wide" title={item.label}>
          {item.number}: {item.label}
        </td>
      ) : null}
      <td>{movementTexts[locale].types[type]}</td>
      <td data-end className="ep-code">
        {number(quantity)}
      </td>
      <td data-end className="ep-code">
        {number(balance)}
      </td>
      <td className="ep-ledger-wide">
        {cause ? <Link to={cause.path}>{cause.label}</Link> : null}
        {reason ? <div className="ep-ledger-reason">{reason}</div> : null}
      </td>
      <td className="ep-ledger-wide">{by?.label}</td>
    </tr>
  )
}

function useDownload(path: string, filter: MovementFilter): () => Promise<void> {
  const api = useApi()
  const mount = useMount()
  const toasts = useToasts()
  const { locale } = useLocale()
  return async () => {
    try {
      const answer = await api.download(path, { ...movementQuery(filter), idioma: locale })
      saveFile(mount, await answer.blob(), 'movimentos.csv')
    } catch {
      toasts.show({ severity: 'error', title: ledgerTexts[locale].failed, life: 8000 })
    }
  }
}
