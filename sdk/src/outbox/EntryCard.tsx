import { Button } from '../feedback/Button.js'
import { useEffect, useState } from 'react'
import { useConfirm } from '../feedback/FeedbackProvider.js'
import type { Translator } from '../locale/createTranslator.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { saveFile } from '../mount/saveFile.js'
import { useMount } from '../mount/MountProvider.js'
import { useSession } from '../session/SessionProvider.js'
import type { Outbox } from './createOutbox.js'
import { exportEntry } from './exportEntry.js'
import type { OutboxEntry, OutboxRefusal } from './outboxEntry.js'
import { counted, type OutboxTexts, outboxTexts } from './outboxTexts.js'

interface EntryCardProps {
  readonly entry: OutboxEntry
  readonly outbox: Outbox
  /** A refused entry before this one blocks it. */
  readonly isHeld: boolean
}

/** One waiting write. A refused one can be sent again unless the refusal is permanent, saved as a file, or deleted. */
export function EntryCard({ entry, outbox, isHeld }: EntryCardProps) {
  const { locale, dateTime, maybeText } = useLocale()
  const texts = outboxTexts[locale]
  const confirm = useConfirm()
  const mount = useMount()
  const { state } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { refusal, label, summary, at, files } = entry
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const exportFile = async () => {
    const file = await exportEntry(outbox, entry, (state.status === 'signed-in' && state.usuario?.nome) || '')
    saveFile(mount, file, file.name)
  }
  const remove = async () => {
    const isSure = await confirm({
      ...{ title: texts.removeTitle, message: texts.removeMessage, detail: label },
      ...{ acceptLabel: texts.remove, rejectLabel: texts.cancel, isDestructive: true },
    })
    if (isSure) await outbox.remove(entry)
  }
  return (
    <li className="ep-outbox-entry" data-refused={refusal ? '' : undefined}>
      <p className="ep-outbox-label">{label}</p>
      {summary ? <p>{summary}</p> : null}
      <p className="ep-outbox-about">
        {dateTime(new Date(at).toISOString())}
        {files.length > 0 ? ` · ${counted(texts.files, files.length)}` : null}
        {isHeld ? ` · ${texts.behind}` : null}
      </p>
      {refusal ? <p className="ep-outbox-refusal">{refusalText(refusal, texts, maybeText)}</p> : null}
      {isOpen
        ? pictures.map(({ name, fileName }) => <WaitingImage key={name} load={() => outbox.file(entry, name)} name={fileName} />)
        : null}
      <div className="ep-outbox-actions">
        {pictures.length > 0 ? (
          <Button variant="secondary" size="touch" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {texts.open}
          </Button>
        ) : null}
        {refusal && !isLasting(refusal) ? (
          <Button variant="secondary" size="touch" onPress={() => void outbox.retry(entry)}>
            {texts.tryAgain}
          </Button>
        ) : null}
        {refusal || isHeld ? (
          <>
            <Button variant="secondary" size="touch" onPress={() => void exportFile()}>
              {texts.exported}
            </Button>
            <Button variant="secondary" size="touch" className="ep-outbox-remove" onPress={() => void remove()}>
              {texts.remove}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  )
}

/** The record is final or a file is lost, so no further attempt can succeed. */
function isLasting({ code }: OutboxRefusal): boolean {
  return code === 'final' || code === 'file-lost'
}

/** The rule that the write breaks or the server's message, if there is one. */
function refusalText(
  { code, status, message, fieldErrors }: OutboxRefusal,
  { codes }: OutboxTexts,
  maybeText: Translator['maybeText'],
): string {
  const [issue] = fieldErrors
  const rule = issue && maybeText(`validation.${issue.code}`, issue.params)
  if (rule ?? message) return rule ?? message ?? ''
  if (status === 409 || status === 412) return codes.conflict
  return code in codes ? codes[code as keyof typeof codes] : codes.other
}

/** A waiting picture, read from the browser's storage. */
function WaitingImage({ load, name }: { readonly load: () => Promise<Blob | undefined>; readonly name: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isWanted = true
    void load().then((blob) => {
      if (!blob || !isWanted) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    })
    return () => {
      isWanted = false
      if (made) URL.revokeObjectURL(made)
    }
    // The file behind a name never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return url ? <img src={url} alt={name} className="ep-outbox-image" /> : null
}
