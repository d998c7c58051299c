import { useEffect, useState } from 'react'
import { useApi } from '../../../../data/DataProvider.js'
import type { PhoneVisit } from './usePhoneVisit.js'
import { thumbnail } from './visitSheet.js'

interface PhotoPictureProps {
  readonly photo: { readonly sha256: string; readonly fileId?: number | null }
  readonly answering: Pick<PhoneVisit, 'view' | 'waiting'>
  readonly label: string
}

/** A small photo, from this device's outbox or cache, or from the server. */
export function PhotoPicture({ photo: { sha256, fileId }, answering, label }: PhotoPictureProps) {
  const api = useApi()
  const [url, setUrl] = useState<string>()
  const { outbox } = answering.view
  const entry = answering.waiting.find(({ files }) => files.some(({ name }) => name === sha256))
  const entryId = entry?.id
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const blob = entry ? await outbox?.file(entry, sha256) : fileId && outbox ? await thumbnail(api, outbox, fileId) : undefined
      // The picture stays on screen while its file moves from the outbox to the server.
      if (blob && isWanted) setUrl(URL.createObjectURL(blob))
    }
    load().catch(() => undefined)
    return () => {
      isWanted = false
    }
    // The file of an entry never changes, but the entry object changes at every step.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, outbox, entryId, sha256, fileId])
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])
  return url ? <img src={url} alt={label} /> : <span className="ep-answer-blank" role="img" aria-label={label} />
}
