import { useLocale } from '../../locale/LocaleProvider.js'
import type { ShownUpload } from './useFileUploads.js'

interface FilesAnnouncerProps {
  readonly uploads: readonly ShownUpload[]
  readonly arrived: number
}

/** How the sending goes, for those who hear it: four times on the way and once at its end. What is refused speaks for itself. */
export function FilesAnnouncer({ uploads, arrived }: FilesAnnouncerProps) {
  const { plural } = useLocale()
  const sending = uploads.filter(({ status }) => status === 'sending')
  const count = sending.length + arrived
  const share = (sending.reduce((sum, { share = 0 }) => sum + share, 0) + arrived) / count
  const words =
    sending.length > 0
      ? plural('files.announce.sending', count, { percent: Math.floor(share * 4) * 25 })
      : arrived > 0
        ? plural('files.announce.attached', arrived)
        : ''
  return (
    <p className="ep-visually-hidden" role="status">
      {words}
    </p>
  )
}
