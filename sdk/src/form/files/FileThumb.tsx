import { BlobImage } from '../../controls/picture/BlobImage.js'
import { useFile } from '../../data/useFile.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { FileGlyph } from './FileGlyph.js'
import { isPicture, type ShownFile } from './fileText.js'

/** A form of twenty photos must not fetch four hundred megabytes; larger ones are fetched when somebody asks to see them. */
const thumbBytes = 2 * 1024 * 1024

interface FileThumbProps {
  readonly file: ShownFile
  readonly onView?: () => void
}

/** What is in a file at a glance: the picture itself, or what kind of file it is. */
export function FileThumb({ file, onView }: FileThumbProps) {
  const { text } = useLocale()
  const { blob } = useFile(isPicture(file) && file.sizeBytes <= thumbBytes ? file.id : null)
  const content = blob ? <BlobImage blob={blob} alt="" /> : <FileGlyph mime={file.mime} />
  if (!onView) return <span className="ep-file-thumb">{content}</span>
  return (
    <button
      type="button"
      className="ep-file-thumb"
      aria-label={text('files.view', { value: file.label })}
      aria-haspopup="dialog"
      onClick={onView}
    >
      {content}
    </button>
  )
}
