import type { MenuItem } from '../../overlay/MenuList.js'
import { OverflowMenu } from '../../overlay/OverflowMenu.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { type MoreEntry, moreEntries } from '../more/moreEntries.js'
import type { ListController } from '../state/useListController.js'
import { useMoreDialog } from '../more/useMoreDialog.js'

interface ListMoreMenuProps {
  readonly controller: ListController
  /** @default all entries */
  readonly entries?: readonly MoreEntry[]
}

/** The menu "Mais ações" of the list; nothing when it has no entries. */
export function ListMoreMenu({ controller, entries = moreEntries }: ListMoreMenuProps) {
  const { text } = useLocale()
  const dialog = useMoreDialog()
  const offered = entries.filter(({ isOffered }) => isOffered?.(controller) ?? true)
  if (offered.length === 0) return null
  const items = offered.map(
    (entry): MenuItem => ({
      key: entry.key,
      label: text(entry.label),
      icon: <entry.Icon aria-hidden="true" width="1.15em" height="1.15em" />,
      ...('to' in entry ? { to: entry.to(controller) } : { onSelect: () => void dialog.open(entry.load) }),
    }),
  )
  return (
    <>
      <OverflowMenu className="ep-list-more" label={text('list.more')} items={items} onPrepare={() => prepare(offered)} />
      {dialog.Dialog && <dialog.Dialog controller={controller} onClosed={dialog.forget} />}
    </>
  )
}

/** Loads dialogs that the user will probably open; errors are ignored here and shown when a dialog is opened. */
function prepare(entries: readonly MoreEntry[]): void {
  for (const entry of entries) if ('load' in entry) entry.load().catch(() => undefined)
}
