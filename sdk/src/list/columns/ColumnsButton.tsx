import { Button } from '../../feedback/Button.js'
import { Columns3 } from '../../icons/icons.js'
import { useRef, useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../state/useListController.js'
import { useListTool } from '../state/useListTool.js'

/** The button that opens the settings of columns and row height. */
export function ColumnsButton({ controller }: { readonly controller: ListController }) {
  const { text } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const loaded = useListTool(loadPanel, isOpen)
  return (
    <>
      <Button
        ref={anchor}
        variant="secondary"
        className="ep-list-tool"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={text('list.columns.title')}
        onPress={() => setOpen(!isOpen)}
      >
        <Columns3 aria-hidden="true" width="1.15em" height="1.15em" />
        <span className="ep-list-tool-text">{text('list.columns')}</span>
      </Button>
      {isOpen && loaded && (
        <loaded.ColumnPanel
          controller={controller}
          anchor={anchor}
          onClose={() => {
            setOpen(false)
            anchor.current?.focus()
          }}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  )
}

const loadPanel = () => import('./ColumnPanel.js')
