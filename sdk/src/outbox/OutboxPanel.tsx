import { Button } from '../feedback/Button.js'
import { type ChangeEvent, useRef } from 'react'
import { useConfirm, useToasts } from '../feedback/FeedbackProvider.js'
import { Modal } from '../feedback/Modal.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { EntryCard } from './EntryCard.js'
import { readExported } from './exportEntry.js'
import type { OutboxWrite } from './outboxEntry.js'
import { heldBy } from './outboxOrder.js'
import { counted, outboxTexts } from './outboxTexts.js'
import type { OutboxView } from './useOutbox.js'
import { WhyWaiting } from './WhyWaiting.js'

interface OutboxPanelProps {
  readonly view: OutboxView
  readonly whenEmpty: string | undefined
  readonly takesIn: ((write: OutboxWrite) => boolean) | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The waiting writes one by one, with actions for those that cannot be sent. */
export function OutboxPanel({ view: { outbox, state, room }, whenEmpty, takesIn, isOpen, onClose }: OutboxPanelProps) {
  const { locale, dateTime } = useLocale()
  const confirm = useConfirm()
  const texts = outboxTexts[locale]
  const toasts = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const isWaiting = state.entries.length > 0
  const takeIn = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file || !outbox || !takesIn) return
    try {
      const { write, files, at } = await readExported(file, takesIn)
      const { label, summary } = write
      // Anybody may have made the file, and it is sent in the name of whoever takes it in.
      const isMeant = await confirm({
        ...{ title: texts.takeInTitle, message: summary ?? label },
        ...{
          detail: [label, at && dateTime(at), files?.length && counted(texts.files, files.length)].filter(Boolean).join(' · '),
        },
        ...{ acceptLabel: texts.takeInAccept, rejectLabel: texts.cancel },
      })
      if (!isMeant) return
      await outbox.add({ write, files })
      toasts.show({ severity: 'success', title: texts.takenIn, life: 6000 })
    } catch {
      toasts.show({ severity: 'error', title: texts.notTakenIn })
    }
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      isDismissable
      footer={
        <>
          {takesIn ? (
            <Button variant="secondary" size="touch" onPress={() => input.current?.click()}>
              {texts.takeIn}
            </Button>
          ) : null}
          {isWaiting ? (
            <Button variant="accent" size="touch" onPress={() => void outbox?.retry()}>
              {texts.sendNow}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="ep-outbox-panel">
        <input ref={input} type="file" accept="application/json,.json" hidden onChange={(event) => void takeIn(event)} />
        {isWaiting ? <WhyWaiting view={{ outbox, state }} texts={texts} /> : <p className="ep-outbox-kept">{whenEmpty ?? texts.allSent}</p>}
        {outbox && !outbox.isKept ? (
          <p className="ep-outbox-kept">{texts.kept.page}</p>
        ) : isWaiting && room ? (
          <p className="ep-outbox-kept">{texts.kept[room.persistence]}</p>
        ) : null}
        <ul className="ep-outbox-entries">
          {outbox &&
            state.entries.map((entry, place) => (
              <EntryCard key={entry.id} entry={entry} outbox={outbox} isHeld={heldBy(state.entries, place) !== undefined} />
            ))}
        </ul>
      </div>
    </Modal>
  )
}
