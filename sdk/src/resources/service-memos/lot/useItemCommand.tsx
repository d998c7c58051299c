import { type ReactNode, useState } from 'react'
import type { PathParams } from '../../../api/client.js'
import { mayStep } from '../../../core/powers.js'
import { transitionsFrom } from '../../../core/workflow.js'
import { useCanWrite, usePowers } from '../../../data/useCanWrite.js'
import { useRecord } from '../../../data/useRecord.js'
import { useForm } from '../../../form/store/FormContext.js'
import { useLoaded } from '../../../feedback/useLoaded.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { chosenItem } from './chosenItem.js'
import { lotContract } from './contract.js'
import { lotMessages } from './messages.js'
import type { Lot } from './schema.js'

type Command = 'transfer' | 'amend' | 'reprice' | 'withdrawPrice'

const loadDialog = () => import('../../../form/status/TransitionDialog.js')

/** What the dialog begins with, where it does something of its own. */
interface BegunCommand {
  readonly title: string
  readonly values: Readonly<Record<string, unknown>>
}

interface ItemCommands {
  /** False while the lot has no such commands. */
  readonly mayRun: boolean
  /** Opens the dialog of a command for the item with this number. */
  readonly run: (name: Command, item: number, begun?: BegunCommand) => void
  readonly dialog: ReactNode
}

interface Chosen {
  readonly name: Command
  readonly item: number
  readonly begun?: BegunCommand | undefined
  /** Counts the presses: each has a dialog of its own. */
  readonly turn: number
}

/** The commands of single items of a lot, and the dialog of the chosen one. */
export function useItemCommand(record: Lot, params: PathParams): ItemCommands {
  const { locale } = useLocale()
  const { resource } = useForm().store
  const [chosen, setChosen] = useState<Chosen>()
  const { refetch } = useRecord(lotContract, record.id, params)
  const canWrite = useCanWrite(lotContract) !== false
  const powers = usePowers()
  const loaded = useLoaded(loadDialog, chosen !== undefined)
  const transition = transitionsFrom(lotContract, record.status).find(({ name }) => name === chosen?.name)
  const dialog =
    loaded && chosen && transition ? (
      <loaded.TransitionDialog
        key={chosen.turn}
        controller={{ resource, params, reload: refetch }}
        record={record}
        transition={transition}
        title={chosen.begun?.title ?? lotMessages[locale].transitions[chosen.name]}
        start={{ ...chosenItem(record.items, chosen.item), ...chosen.begun?.values }}
        // Another command may have been pressed while this dialog was leaving.
        onClosed={() => setChosen((now) => (now === chosen ? undefined : now))}
      />
    ) : null
  return {
    mayRun: mayStep({ power: 'precos' }, { canWrite, powers }) && record.status === 'homologado',
    run: (name, item, begun) => setChosen((before) => ({ name, item, begun, turn: (before?.turn ?? 0) + 1 })),
    dialog,
  }
}
