import { type ComponentType, type ReactNode, useState } from 'react'
import type { Stored } from '../../core/record.js'
import type { RecordPanel, RecordPanelProps } from '../../core/workflow.js'
import { useManagesUsers } from '../../data/useCanWrite.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { ShieldAlert } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { MenuItem } from '../../overlay/MenuList.js'
import { useSession } from '../../session/SessionProvider.js'
import type { FormController } from '../record/useFormController.js'

/** The entries of a record's menu that its resource brings, and the panel that is open. */
export function useRecordPanels(
  controller: FormController,
  record: Stored,
): { readonly items: readonly MenuItem[]; readonly panel: ReactNode } {
  const { locale } = useLocale()
  const [open, setOpen] = useState<{ readonly name: string; readonly isClosing: boolean }>()
  // The server refuses these calls under every token that a host supplies.
  const isStaff = useSession().session.kind === 'stored'
  const { panels = {}, messages } = controller.resource
  const declared = Object.entries(isStaff ? panels : {})
  const managesUsers = useManagesUsers(declared.some(([, { isForManagers }]) => isForManagers))
  const opened = open && panels[open.name]
  return {
    items: declared
      .filter(([, { isForManagers }]) => !isForManagers || managesUsers)
      .map(([name]) => ({
        key: `panel-${name}`,
        label: messages[locale].panels?.[name] ?? name,
        icon: <ShieldAlert aria-hidden="true" width="1.15em" height="1.15em" />,
        onSelect: () => setOpen({ name, isClosing: false }),
      })),
    panel: opened ? (
      <LoadedPanel
        key={open.name}
        load={opened.load}
        record={record}
        controller={controller}
        isOpen={!open.isClosing}
        onClose={() => setOpen({ ...open, isClosing: true })}
        onClosed={() => setOpen(undefined)}
      />
    ) : null,
  }
}

interface LoadedPanelProps extends Pick<RecordPanelProps, 'record' | 'isOpen' | 'onClose' | 'onClosed'> {
  readonly load: RecordPanel['load']
  readonly controller: FormController
}

/** It is loaded when it is pressed: few people ever open it. */
function LoadedPanel({ load, controller, onClose, onClosed, ...props }: LoadedPanelProps) {
  const [field, setField] = useState<string>()
  const Panel = useLoaded(load, true)?.Panel as ComponentType<RecordPanelProps> | undefined
  if (!Panel) return null
  return (
    <Panel
      {...props}
      onClose={onClose}
      onClosed={() => {
        onClosed()
        // A frame later the dialog gives the focus back to its button; the field comes after that.
        if (field !== undefined) setTimeout(() => controller.places.focus(field), 50)
      }}
      onField={(path) => {
        setField(path)
        onClose()
      }}
      onChanged={controller.reload}
    />
  )
}
