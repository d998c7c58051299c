import { Button } from '@adobe/react-spectrum/Button'
import { BlobImage } from '../../controls/picture/BlobImage.js'
import { useFile } from '../../data/useFile.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ShownFile } from './fileText.js'

interface PictureDialogProps {
  readonly file: ShownFile
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
  readonly onDownload: () => void
}

/** A stored picture as large as the window allows. */
export function PictureDialog({ file, isOpen, onClose, onClosed, onDownload }: PictureDialogProps) {
  const { text } = useLocale()
  const { blob, hasFailed } = useFile(file.id)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={file.label}
      size="large"
      isDismissable
      footer={
        <Button variant="secondary" style="outline" onPress={onDownload} aria-label={text('files.download', { value: file.label })}>
          {text('files.downloadShort')}
        </Button>
      }
    >
      <div className="ep-file-view">
        {blob ? <BlobImage blob={blob} alt={file.label} /> : <p role="status">{text(hasFailed ? 'files.unseen' : 'files.loading')}</p>}
      </div>
    </Modal>
  )
}
