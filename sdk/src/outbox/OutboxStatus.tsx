import { CircleCheck, CloudOff, CloudUpload, TriangleAlert } from '../icons/icons.js'
import { useState } from 'react'
import { useLoaded } from '../feedback/useLoaded.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { OutboxWrite } from './outboxEntry.js'
import { counted, type OutboxTexts, outboxTexts } from './outboxTexts.js'
import type { OutboxView } from './useOutbox.js'
import { WhyWaiting } from './WhyWaiting.js'
import './outbox.css'

interface OutboxStatusProps {
  readonly view: OutboxView
  /** Noun for the counted writes: "12 respostas aguardam envio". @default entries */
  readonly noun?: OutboxTexts['waiting']
  /** Number that the noun counts. @default all entries */
  readonly count?: number
  /** What stays on this device, because it cannot be sent as it is. @default nothing */
  readonly held?: string
  /** What the line says when nothing waits. @default everything is sent */
  readonly whenEmpty?: string
  /** Something was given that is not in the outbox yet. @default false */
  readonly isKeeping?: boolean
  /** Which exported writes may be imported here; anybody may have made the file. @default none */
  readonly takesIn?: (write: OutboxWrite) => boolean
}

const loadPanel = () => import('./OutboxPanel.js')

/** How many writes wait, and why, as a line that opens the list. */
export function OutboxStatus({ view, noun, count, held, whenEmpty, isKeeping = false, takesIn }: OutboxStatusProps) {
  const { locale } = useLocale()
  const texts = outboxTexts[locale]
  const [isOpen, setOpen] = useState(false)
  const panel = useLoaded(loadPanel, isOpen)
  const { state, room } = view
  const refused = state.entries.filter(({ refusal }) => refusal).length
  const waiting = state.entries.length
  const isHeld = refused > 0 || held !== undefined
  const Icon = isHeld ? TriangleAlert : waiting === 0 ? CircleCheck : state.phase === 'sending' ? CloudUpload : CloudOff
  const shown = isKeeping ? Math.max(waiting, 1) : waiting
  const isOnItsWay = isKeeping || (waiting > refused && (state.phase === 'idle' || state.phase === 'sending'))
  const tone = isHeld || room?.isNearlyFull ? 'notice' : waiting > 0 ? 'waiting' : 'calm'
  return (
    <div className={`ep-outbox ep-outbox-${tone}`}>
      {/* Around the button, because a status inside would leave the button without a name. On its way, an answer is not told: what became of it is. */}
      <div role="status" aria-live={isOnItsWay ? 'off' : undefined}>
        <button type="button" className="ep-outbox-line" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Icon aria-hidden="true" className="ep-outbox-icon" />
          <span className="ep-outbox-text">
            <strong>{shown > 0 ? counted(noun ?? texts.waiting, count ?? shown) : (held ?? whenEmpty ?? texts.allSent)}</strong>
            {waiting > 0 && held ? <span>{held}</span> : null}
            {refused > 0 ? <span>{counted(texts.refused, refused)}</span> : null}
            {waiting > refused || state.phase === 'offline' ? <WhyWaiting view={view} texts={texts} /> : null}
            {room?.isNearlyFull ? <span>{texts.nearlyFull.replace('{share}', String(Math.round((room.share ?? 0) * 100)))}</span> : null}
          </span>
        </button>
      </div>
      {panel ? (
        <panel.OutboxPanel view={view} whenEmpty={whenEmpty} takesIn={takesIn} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}
