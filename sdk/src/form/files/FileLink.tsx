import { useState } from 'react'
import { Button } from '../../feedback/Button.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isViewable, type ShownFile } from './fileText.js'
import { useDownload } from './useDownload.js'

const loadDialog = () => import('./FileDialog.js')

/** The name of a stored file: it opens what a browser can show, and downloads the rest. */
export function FileLink({ file }: { readonly file: ShownFile }) {
  const { text } = useLocale()
  const [view, setView] = useState<'closed' | 'open' | 'leaving'>('closed')
  const { download } = useDownload(file)
  const canView = isViewable(file)
  const dialog = useLoaded(loadDialog, view !== 'closed')
  return (
    <>
      <Button
        variant="link"
        aria-label={text(canView ? 'files.view' : 'files.download', { value: file.label })}
        aria-haspopup={canView ? 'dialog' : undefined}
        onPress={() => (canView ? setView('open') : void download())}
      >
        {file.label}
      </Button>
      {dialog && view !== 'closed' ? (
        <dialog.FileDialog file={file} isOpen={view === 'open'} onClose={() => setView('leaving')} onClosed={() => setView('closed')} />
      ) : null}
    </>
  )
}
