import { useEffect, useState } from 'react'
import { BlobImage } from '../../controls/picture/BlobImage.js'
import { useFile } from '../../data/useFile.js'
import { Button } from '../../feedback/Button.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isPicture, type ShownFile } from './fileText.js'
import { useDownload } from './useDownload.js'
import './files.css'

interface FileDialogProps {
  readonly file: ShownFile
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** A stored picture or PDF as large as the window allows; also a way to its own tab, for pages whose policy allows no frame. */
export function FileDialog({ file, isOpen, onClose, onClosed }: FileDialogProps) {
  const { text } = useLocale()
  const { blob, hasFailed } = useFile(file.id)
  const { download } = useDownload(file)
  const address = useAddress(isPicture(file) ? undefined : blob)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={file.label}
      size="large"
      isDismissable
      footer={
        <>
          {address ? (
            <a className="ep-button" data-variant="secondary" href={address} target="_blank" rel="noreferrer">
              {text('files.newTab')}
            </a>
          ) : null}
          <Button variant="secondary" onPress={() => void download()} aria-label={text('files.download', { value: file.label })}>
            {text('files.downloadShort')}
          </Button>
        </>
      }
    >
      <div className="ep-file-view">
        {address ? (
          <iframe src={address} title={file.label} />
        ) : blob ? (
          <BlobImage blob={blob} alt={file.label} />
        ) : (
          <p role="status">{text(hasFailed ? 'files.unseen' : 'files.loading')}</p>
        )}
      </div>
    </Modal>
  )
}

/** An address of the bytes while the dialog is open. */
function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}
