import { type ReactNode, useState } from 'react'
import type { RecordDialog, RecordDialogProps, Stored } from '../../core/record.js'
import { useIsPortal, useManagesUsers } from '../../data/useCanWrite.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { FormController } from '../record/useFormController.js'

interface OwnDialog {
  readonly key: string
  readonly label: string
  readonly onSelect: () => void
}

/** The dialogs that an entity declares for its records: those that this user is offered, and the one that is open. */
export function useOwnDialogs(
  { resource }: Pick<FormController, 'resource'>,
  record: Stored,
): { readonly dialogs: readonly OwnDialog[]; readonly dialog: ReactNode } {
  const { locale } = useLocale()
  const [opened, setOpened] = useState<{ readonly key: string; readonly isOpen: boolean }>()
  const declared = Object.entries(resource.dialogs ?? {})
  const managesUsers = useManagesUsers(declared.some(([, { isForManagers }]) => isForManagers))
  const isPortal = useIsPortal()
  const offered = isPortal === false ? declared.filter(([, { isForManagers }]) => !isForManagers || managesUsers) : []
  const shown = opened && resource.dialogs?.[opened.key]
  return {
    dialogs: offered.map(([key]) => ({
      key,
      label: resource.messages[locale].dialogs?.[key] ?? key,
      onSelect: () => setOpened({ key, isOpen: true }),
    })),
    dialog: shown ? (
      <Loaded
        load={shown.load}
        record={record}
        isOpen={opened.isOpen}
        onClose={() => setOpened((known) => known && { ...known, isOpen: false })}
      />
    ) : null,
  }
}

function Loaded({ load, ...props }: RecordDialogProps & Pick<RecordDialog, 'load'>) {
  const loaded = useLoaded(load, true)
  // The declaration does not know React, so its component is typed by shape.
  const Dialog = loaded?.Dialog as ((dialog: RecordDialogProps) => ReactNode) | undefined
  return Dialog ? <Dialog {...props} /> : null
}
