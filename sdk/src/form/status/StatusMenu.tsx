import { Waypoints } from 'lucide-react'
import { useState } from 'react'
import type { MenuItem } from '../../overlay/MenuList.js'
import { OverflowMenu } from '../../overlay/OverflowMenu.js'
import { type Transition, transitionsFrom } from '../../core/workflow.js'
import type { Stored } from '../../core/record.js'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import type { FormController } from '../record/useFormController.js'

const loadDialog = () => import('./TransitionDialog.js')

interface StatusMenuProps {
  readonly controller: FormController
  readonly record: Stored
}

/** The changes of status that the record may go through now; nothing where there are none. */
export function StatusMenu({ controller, record }: StatusMenuProps) {
  const locale = useLocale()
  const { resource } = controller
  const [chosen, setChosen] = useState<Transition>()
  const dialog = useLoaded(loadDialog, chosen !== undefined)
  const saveFirst = useSaveFirst(controller)
  const offered = transitionsFrom(resource.contract, record.status)
  if (offered.length === 0 && !chosen) return null
  const commands = resource.messages[locale.locale].transitions
  const commandOf = ({ name, to }: Transition) => commands?.[name] ?? optionLabel(locale, resource.messages, { key: 'status', value: to })
  const items = offered.map(
    (transition): MenuItem => ({
      key: transition.name,
      label: `${commandOf(transition)}…`,
      icon: <Waypoints aria-hidden="true" width="1.15em" height="1.15em" />,
      onSelect: () => void saveFirst().then((isClean) => isClean && setChosen(transition)),
    }),
  )
  return (
    <>
      <OverflowMenu className="ep-form-more" label={locale.text('status.more')} items={items} />
      {dialog && chosen ? (
        <dialog.TransitionDialog
          controller={controller}
          record={record}
          transition={chosen}
          title={commandOf(chosen)}
          onClosed={() => setChosen(undefined)}
        />
      ) : null}
    </>
  )
}

/** What is typed is stored before the status changes, because afterwards it may be too late. @returns whether nothing is left unsaved */
function useSaveFirst({ form, save }: FormController): () => Promise<boolean> {
  const confirm = useConfirm()
  const { text } = useLocale()
  return async () => {
    if (!form?.store.isDirty()) return true
    const isWanted = await confirm({
      title: text('status.saveFirst.title'),
      message: text('status.saveFirst.message'),
      acceptLabel: text('status.saveFirst.accept'),
      rejectLabel: text('common.action.cancel'),
    })
    return isWanted && (await save())
  }
}
