import './home.css'
import './summary.css'
import '../../shell/notices/notices.css'
import { Printer } from '../../icons/icons.js'
import { useEffect, useRef } from 'react'
import { today } from '../../core/calendar.js'
import { useCounts } from '../../data/useCounts.js'
import { expiriesPath, firstDays } from '../../data/home/panelAddresses.js'
import {
  type Expiry,
  type FigureRule,
  type Panel,
  type RecordChange,
  useAllBalances,
  useChanges,
  useExpiries,
  useFigures,
} from '../../data/home/usePanel.js'
import { type Notice, noticeDays, noticeKinds, useNotices } from '../../data/home/useNotices.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { useMount } from '../../mount/MountProvider.js'
import { Link } from '../../navigation/Link.js'
import { useLocation } from '../../navigation/NavigationProvider.js'
import { recordAddress } from '../../navigation/recordAddress.js'
import { useSession } from '../../session/SessionProvider.js'
import { useCurrentPage } from '../../shell/page/currentPage.js'
import { NoticeLine } from '../../shell/notices/NoticeList.js'
import { Balances, WaysToBalances } from './Balances.js'
import { Changes, type RecordNotices } from './Changes.js'
import { countText, figureLink } from './figureText.js'
import { isLacking, PanelFrame } from './PanelFrame.js'

/** The most that the API returns at once. */
const mostExpiries = 1000
const firstExpiries = 40
/** The home refers to this page for more than its few; all of them would be many sheets of paper. */
const mostChanges = 40

/** The user's day on one page to read and to print: waiting work, news and expiries. With `?dias=` it begins with all that ends in these days. */
export const DailySummaryScreen = withTexts(['inside', 'homes'], function DailySummary() {
  const { text, date } = useLocale()
  const { state } = useSession()
  const figures = useFigures()
  const notices = useNotices({ kinds: noticeKinds.filter((kind) => kind !== 'vencimento'), days: 7, most: 20 })
  const changes = useChanges(mostChanges)
  const { days, isChosen } = useChosenDays()
  const expiries = useExpiries({ days, most: isChosen ? mostExpiries : firstExpiries })
  const balances = useAllBalances()
  const duties = (figures.items ?? []).filter(({ isDuty }) => isDuty)
  const totals = useCounts(duties)
  const isKnown = ({ items, isFailed }: Panel<unknown>) => items !== undefined || isFailed
  const print = usePrint(Object.values(balances).every(isKnown) && isKnown(figures) && !totals.includes(undefined))
  const name = state.status === 'signed-in' ? (state.usuario?.nome ?? '') : ''
  return (
    <div className="ep-home ep-day-summary">
      <div className="ep-home-head">
        <header className="ep-home-header">
          <h1>{text('notices.summary')}</h1>
          <p>{text('notices.summary.lead', { name, date: date(today()) })}</p>
          <WaysToBalances />
        </header>
        <button type="button" className="ep-start" onClick={print}>
          <Printer aria-hidden="true" width="1.15em" height="1.15em" />
          {text('notices.summary.print')}
        </button>
      </div>
      <PanelFrame panels={[figures, changes, notices, expiries]}>
        {isChosen && <Expiries expiries={expiries} days={days} />}
        <DutyTable duties={duties} totals={totals} isLacking={isLacking(figures)} />
        <Changes changes={changes} notices={noticesOf(notices)} />
        <News notices={notices} changes={changes} />
        {!isChosen && <Expiries expiries={expiries} days={days} isCut />}
        <Balances balances={balances} />
      </PanelFrame>
    </div>
  )
})

/** Prints as soon as everything is on the page. */
function usePrint(isReady: boolean): () => void {
  const view = useMount().host.ownerDocument.defaultView
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isReady && isAwaited.current) view?.print()
    isAwaited.current = false
  }, [isReady, view])
  return () => {
    if (isReady) view?.print()
    else isAwaited.current = true
  }
}

/** The days of the address, or else the usual ones. */
function useChosenDays() {
  const chosen = new URLSearchParams(useLocation().search).get('dias')
  const isChosen = chosen !== null && noticeDays.map(String).includes(chosen)
  return { days: isChosen ? Number(chosen) : firstDays, isChosen }
}

interface DutyTableProps {
  readonly duties: readonly FigureRule[]
  /** The count of each, in their order. */
  readonly totals: ReturnType<typeof useCounts>
  readonly isLacking: boolean
}

function DutyTable({ duties, totals, isLacking }: DutyTableProps) {
  const { text, number } = useLocale()
  return (
    <section aria-labelledby="ep-day-summary-duties" className="ep-day-summary-duties">
      <h2 id="ep-day-summary-duties">{text('screens.home.duties')}</h2>
      {isLacking ? (
        <p>{text('screens.home.noFigures')}</p>
      ) : (
        <table className="ep-day-summary-table">
          <thead>
            <tr>
              <th scope="col">{text('notices.summary.what')}</th>
              <th scope="col">{text('notices.summary.count')}</th>
            </tr>
          </thead>
          <tbody>
            {duties.map((duty, index) => (
              <tr key={`${duty.entity}.${duty.name}`}>
                <th scope="row">
                  <Link to={figureLink(duty)}>{duty.title}</Link>
                </th>
                <td>{totals[index] === undefined ? '\u2007' : countText(totals[index], number)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface NewsProps {
  readonly notices: ReturnType<typeof useNotices>
  readonly changes: Panel<RecordChange>
}

/** The notices about records that are not among the changes. */
function News({ notices: { items, total, isFailed, markRead }, changes }: NewsProps) {
  const { text, plural } = useLocale()
  const { routes } = useCurrentPage()
  const further = total - (items?.length ?? 0)
  const others = items?.filter((notice) => !changes.items?.some(isAbout(notice))) ?? []
  const calm = isFailed ? 'notices.failed' : items?.length ? 'notices.above' : 'notices.none'
  return (
    <section aria-labelledby="ep-day-summary-news">
      <h2 id="ep-day-summary-news">{text('notices.title')}</h2>
      {others.length > 0 ? (
        <ul className="ep-review">
          {others.filter(isFirstOfRecord).map((notice) => (
            <li key={notice.key}>
              <NoticeLine notice={notice} routes={routes} onRead={() => void markRead({ keys: keysOf(others, notice) })} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{text(calm)}</p>
      )}
      {further > 0 && <p className="ep-day-summary-note">{plural('notices.further', further)}</p>}
    </section>
  )
}

type Place = Pick<Notice, 'path' | 'id'>
const isAbout = (record: Place) => (other: Place) => other.path === record.path && other.id === record.id
const isFirstOfRecord = (notice: Notice, place: number, all: readonly Notice[]) => all.findIndex(isAbout(notice)) === place
const keysOf = (notices: readonly Notice[], record: Place) => notices.filter(isAbout(record)).map(({ key }) => key)

/** The notices about the records of the changes, so that each record is told once. */
function noticesOf({ items = [], markRead }: ReturnType<typeof useNotices>): RecordNotices {
  return {
    isWaiting: (change) => items.some((notice) => notice.type === 'vez' && isAbout(change)(notice)),
    onRead: (change) => {
      const keys = keysOf(items, change)
      if (keys.length > 0) void markRead({ keys })
    },
  }
}

interface ExpiriesProps {
  readonly expiries: Panel<Expiry>
  /** Days ahead. */
  readonly days: number
  /** Only the first ones are shown, and a link leads to the rest. @default false */
  readonly isCut?: boolean
}

function Expiries({ expiries, days, isCut = false }: ExpiriesProps) {
  const { text, plural, date } = useLocale()
  const { routes } = useCurrentPage()
  const further = expiries.total - (expiries.items?.length ?? 0)
  const told = plural('screens.home.furtherExpiries', further)
  return (
    <section
      aria-labelledby="ep-day-summary-expiries"
      className={isCut ? 'ep-day-summary-expiries' : 'ep-day-summary-expiries ep-day-summary-first'}
    >
      <h2 id="ep-day-summary-expiries">{days === 0 ? text('notices.summary.ended') : text('notices.summary.expiries', { days })}</h2>
      {expiries.items?.length ? (
        <table className="ep-day-summary-table">
          <thead>
            <tr>
              <th scope="col">{text('notices.summary.record')}</th>
              <th scope="col">{text('notices.summary.what')}</th>
              <th scope="col">{text('notices.summary.due')}</th>
            </tr>
          </thead>
          <tbody>
            {expiries.items.map((expiry) => (
              <tr key={`${expiry.entity}.${expiry.id}.${expiry.what}.${expiry.due}`}>
                <th scope="row">
                  <Link to={recordAddress(expiry, routes)}>{expiry.label}</Link>
                </th>
                <td>{expiry.title}</td>
                <td>{date(expiry.due)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{expiries.isFailed ? text('screens.home.noExpiries') : text('screens.home.nothingEnds', { days })}</p>
      )}
      {further > 0 && <p className="ep-day-summary-note">{isCut ? <Link to={expiriesPath(days)}>{told}</Link> : told}</p>}
    </section>
  )
}
