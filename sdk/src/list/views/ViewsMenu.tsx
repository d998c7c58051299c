import { BookmarkPlus, House, Link2, Pencil, Save, Trash2 } from '../../icons/icons.js'
import { type ReactNode, type RefObject, useState } from 'react'
import type { MenuItem } from '../../overlay/MenuList.js'
import { MenuPopover } from '../../overlay/MenuPopover.js'
import { useConfirm, useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import type { ListController } from '../state/useListController.js'
import { ViewDialog } from './ViewDialog.js'
import { mostViews, type SavedView } from '../core/views.js'

interface ViewsMenuProps {
  readonly id: string
  readonly controller: ListController
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The saved views, and the commands for the current one. */
export function ViewsMenu({ id, controller, anchor, isOpen, onClose }: ViewsMenuProps) {
  const { text } = useLocale()
  const [named, setNamed] = useState<{ readonly view: SavedView | undefined }>()
  const items = useItems(controller, (view) => setNamed({ view }))
  return (
    <>
      {isOpen && <MenuPopover id={id} label={text('list.views')} items={items} anchor={anchor} onClose={onClose} />}
      {named && <ViewDialog views={controller.views} view={named.view} onClosed={() => setNamed(undefined)} />}
    </>
  )
}

/** `onName` asks for the name of a view, or of a new one. */
function useItems(controller: ListController, onName: (view: SavedView | undefined) => void): readonly MenuItem[] {
  const { text } = useLocale()
  const { views } = controller
  const { all, active, initial, isModified, isPlain } = views
  const remove = useRemoval(controller)
  const say = useSaid()
  const copyLink = useCopiedLink(say)
  return [
    { key: '*', label: text('list.views.plain'), isChecked: isPlain, onSelect: () => views.open(undefined) },
    ...all.map((view) => ({
      key: view.id,
      label: view === initial ? text('list.views.isInitial', { value: view.name }) : view.name,
      isChecked: view === active && !isModified,
      onSelect: () => views.open(view),
    })),
    ...(active && isModified
      ? [
          {
            key: 'update',
            label: text('list.views.update', { value: active.name }),
            icon: icon(Save),
            onSelect: () =>
              views.update(active) ? say('success', text('list.views.updated')) : say('warn', text('list.preferences.full')),
          },
        ]
      : []),
    {
      key: 'create',
      label: text('list.views.create'),
      icon: icon(BookmarkPlus),
      onSelect: () => (all.length < mostViews ? onName(undefined) : say('warn', text('list.views.tooMany', { count: mostViews }))),
    },
    ...(active
      ? [
          {
            key: 'initial',
            label: text(active === initial ? 'list.views.unsetInitial' : 'list.views.setInitial'),
            icon: icon(House),
            onSelect: () => views.setInitial(active === initial ? undefined : active),
          },
          { key: 'rename', label: text('list.views.rename', { value: active.name }), icon: icon(Pencil), onSelect: () => onName(active) },
        ]
      : []),
    { key: 'link', label: text('list.views.link'), icon: icon(Link2), onSelect: copyLink },
    ...(active
      ? [
          {
            key: 'remove',
            label: text('list.views.remove', { value: active.name }),
            icon: icon(Trash2),
            isDestructive: true,
            onSelect: () => remove(active),
          },
        ]
      : []),
  ].map((item, place) => ({ ...item, isGroupStart: place === all.length + 1 }))
}

function icon(Icon: typeof Save): ReactNode {
  return <Icon aria-hidden="true" width="1.15em" height="1.15em" />
}

function useRemoval({ views }: ListController): (view: SavedView) => void {
  const { text } = useLocale()
  const confirm = useConfirm()
  return (view) => {
    const question = {
      title: text('list.views.remove.title'),
      message: text('list.views.remove.message', { value: view.name }),
      acceptLabel: text('common.delete.accept'),
      rejectLabel: text('common.delete.reject'),
      isDestructive: true,
    }
    void confirm(question).then((isAccepted) => isAccepted && views.remove(view))
  }
}

type Say = (severity: 'success' | 'warn', title: string, detail?: string) => void

function useSaid(): Say {
  const toasts = useToasts()
  return (severity, title, detail) => void toasts.show({ severity, title, detail, life: severity === 'success' ? 5000 : undefined })
}

/** The address has the complete state of the list, so it is the link to share. */
function useCopiedLink(say: Say): () => void {
  const { text } = useLocale()
  const navigation = useNavigation()
  const view = useMount().host.ownerDocument.defaultView
  return () => {
    const { pathname, search } = navigation.getLocation()
    const link = new URL(navigation.href(pathname + search), view?.location.href).href
    void view?.navigator.clipboard.writeText(link).then(
      () => say('success', text('list.views.linked')),
      // The clipboard may be forbidden; the address bar has the same link.
      () => say('warn', text('list.views.notLinked')),
    )
  }
}
