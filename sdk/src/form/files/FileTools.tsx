import { Download, Trash2 } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ShownFile } from './fileText.js'
import { useDownload } from './useDownload.js'

interface FileToolsProps {
  readonly file: Pick<ShownFile, 'id' | 'label'>
  readonly onRemove?: () => void
}

/** The ways to download a stored file and to remove it. */
export function FileTools({ file, onRemove }: FileToolsProps) {
  const { text } = useLocale()
  const { download, isLoading } = useDownload(file)
  const value = file.label
  return (
    <>
      <button
        type="button"
        className="ep-icon-button ep-icon-button-plain"
        aria-label={text('files.download', { value })}
        title={text('files.download', { value })}
        aria-busy={isLoading || undefined}
        onClick={() => void download()}
      >
        <Download aria-hidden="true" />
      </button>
      {onRemove ? (
        <button
          type="button"
          className="ep-icon-button"
          aria-label={text('form.removeRow', { value })}
          title={text('form.removeRow', { value })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      ) : null}
    </>
  )
}
