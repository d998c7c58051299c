import { type ReactNode, useState } from 'react'
import type { Stored } from '../../core/record.js'
import { useManagesUsers } from '../../data/useCanWrite.js'
import { part } from '../../feedback/part.js'
import { Users } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { MenuItem } from '../../overlay/MenuList.js'
import { useSession } from '../../session/SessionProvider.js'
import type { FormController } from '../record/useFormController.js'

const RecordPanel = part(() => import('./RecordPanel.js'), 'RecordPanel')

/** The entries of a record's menu that its resource brings, and the panel that is open. */
export function useRecordPanels(
  controller: FormController,
  record: Stored,
): { readonly items: readonly MenuItem[]; readonly panel: ReactNode } {
  const { locale } = useLocale()
  const [open, setOpen] = useState<string>()
  // The server refuses these calls under every token that a host supplies.
  const isStaff = useSession().session.kind === 'stored'
  const { panels = {}, messages } = controller.resource
  const declared = Object.entries(isStaff ? panels : {})
  const managesUsers = useManagesUsers(declared.some(([, { isForManagers }]) => isForManagers))
  const load = open === undefined ? undefined : panels[open]?.load
  return {
    items: declared
      .filter(([, { isForManagers }]) => !isForManagers || managesUsers)
      .map(([name]) => ({
        key: `panel-${name}`,
        label: messages[locale].panels?.[name] ?? name,
        icon: <Users aria-hidden="true" width="1.15em" height="1.15em" />,
        onSelect: () => setOpen(name),
      })),
    panel: load ? <RecordPanel key={open} load={load} record={record} controller={controller} onClosed={() => setOpen(undefined)} /> : null,
  }
}
