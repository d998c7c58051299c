import { Button } from '../../feedback/Button.js'
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
      <Button
        variant="icon"
        aria-label={text('files.download', { value })}
        title={text('files.download', { value })}
        aria-busy={isLoading || undefined}
        onPress={() => void download()}
      >
        <Download aria-hidden="true" />
      </Button>
      {onRemove ? (
        <Button
          variant="icon"
          className="ep-button-removing"
          aria-label={text('form.removeRow', { value })}
          title={text('form.removeRow', { value })}
          onPress={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      ) : null}
    </>
  )
}
