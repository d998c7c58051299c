import { Button } from '../../feedback/Button.js'
import { Bookmark } from '../../icons/icons.js'
import { useId, useRef, useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../state/useListController.js'
import { useListTool } from '../state/useListTool.js'

/** Shows the name of the current view and whether it was changed, and opens the menu of views. */
export function ViewsButton({ controller }: { readonly controller: ListController }) {
  const { text } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const loaded = useListTool(loadMenu, isOpen)
  const { active, isModified } = controller.views
  return (
    <>
      <Button
        ref={anchor}
        variant="secondary"
        className="ep-list-tool ep-list-views"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        title={active?.name ?? text('list.views')}
        data-active={active ? true : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        <Bookmark aria-hidden="true" width="1.15em" height="1.15em" fill={active && !isModified ? 'currentColor' : 'none'} />
        {active && <span className="ep-visually-hidden">{text('list.views.active')}</span>}
        <span className={active ? 'ep-list-view-name' : 'ep-list-tool-text'}>{active ? active.name : text('list.views')}</span>
        {isModified && <span className="ep-list-view-modified">{text('list.views.modified')}</span>}
      </Button>
      {loaded && <loaded.ViewsMenu id={menuId} controller={controller} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadMenu = () => import('./ViewsMenu.js')
