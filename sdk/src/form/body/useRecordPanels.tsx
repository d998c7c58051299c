import { type ReactNode, useState } from 'react'
import { mayReadAll } from '../../core/powers.js'
import type { Stored } from '../../core/record.js'
import { panelParameter } from '../../core/route.js'
import { useManagesUsers } from '../../data/useCanWrite.js'
import { part } from '../../feedback/part.js'
import { Users } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useLocation, useNavigation } from '../../navigation/NavigationProvider.js'
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
  const [chosen, setChosen] = useState<string>()
  const address = usePanelAddress()
  // The server refuses these calls under every token that a host supplies.
  const isStaff = useSession().session.kind === 'stored'
  const { panels = {}, messages } = controller.resource
  const declared = Object.entries(isStaff ? panels : {})
  const managesUsers = useManagesUsers(declared.some(([, { isForManagers }]) => isForManagers))
  const offered = declared.filter(
    ([, { isForManagers, needsAll }]) => (!isForManagers || managesUsers) && (!needsAll || mayReadAll(controller.powers)),
  )
  const open = chosen ?? offered.find(([, panel]) => panel.address !== undefined && panel.address === address.asked)?.[0]
  const load = open === undefined ? undefined : panels[open]?.load
  const leave = () => {
    setChosen(undefined)
    address.forget()
  }
  return {
    items: offered.map(([name]) => ({
      key: `panel-${name}`,
      label: messages[locale].panels?.[name] ?? name,
      icon: <Users aria-hidden="true" width="1.15em" height="1.15em" />,
      onSelect: () => setChosen(name),
    })),
    panel: load ? <RecordPanel key={open} load={load} record={record} controller={controller} onClosed={leave} /> : null,
  }
}

/** The panel that the address asks for, and how it leaves the address. */
function usePanelAddress(): { readonly asked: string | null; readonly forget: () => void } {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const asked = query.get(panelParameter)
  const forget = () => {
    if (asked === null) return
    query.delete(panelParameter)
    navigation.navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: true, force: true })
  }
  return { asked, forget }
}
