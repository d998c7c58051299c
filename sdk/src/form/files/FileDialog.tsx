import { useCallback } from 'react'
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
  const pdf = isPicture(file) ? undefined : blob
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
          {pdf && <TabLink blob={pdf} text={text('files.newTab')} />}
          <Button variant="secondary" onPress={() => void download()} aria-label={text('files.download', { value: file.label })}>
            {text('files.downloadShort')}
          </Button>
        </>
      }
    >
      <div className="ep-file-view">
        {pdf ? (
          <BlobFrame blob={pdf} title={file.label} />
        ) : blob ? (
          <BlobImage blob={blob} alt={file.label} />
        ) : (
          <p role="status">{text(hasFailed ? 'files.unseen' : 'files.loading')}</p>
        )}
      </div>
    </Modal>
  )
}

function BlobFrame({ blob, title }: { readonly blob: Blob; readonly title: string }) {
  return <iframe ref={useAddress(blob, 'src')} title={title} />
}

function TabLink({ blob, text }: { readonly blob: Blob; readonly text: string }) {
  return (
    // The ref gives it its address.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a ref={useAddress(blob, 'href')} className="ep-button" data-variant="secondary" target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}

/** Gives an element the address of the bytes, which is freed when the element is removed. */
function useAddress<Shown extends HTMLElement>(blob: Blob, attribute: 'src' | 'href') {
  return useCallback(
    (element: Shown) => {
      const address = URL.createObjectURL(blob)
      element.setAttribute(attribute, address)
      return () => URL.revokeObjectURL(address)
    },
    [blob, attribute],
  )
}
