import { type ReactNode, useState } from 'react'
import type { ReversibleRecord, Stored } from '../../core/record.js'
import { serverNow } from '../../core/serverClock.js'
import { part } from '../../feedback/part.js'
import { Waypoints } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { transitionLabel } from '../../locale/resourceText.js'
import type { MenuItem } from '../../overlay/MenuList.js'
import type { FormController } from '../record/useFormController.js'

// Few records are open in the minutes after their own step.
const TakingBack = part(() => import('./TakingBack.js'), 'TakingBack')

/** The command that takes the reader's own last step back, after its notice has gone and after a reload too; `work` does it once it was chosen. */
export function useUndoItem(
  { resource, params }: FormController,
  record: Stored & ReversibleRecord,
): { readonly items: readonly MenuItem[]; readonly work: ReactNode } {
  const locale = useLocale()
  const [chosen, setChosen] = useState<Stored>()
  const work = chosen && <TakingBack key={chosen.version} {...{ resource, params }} record={chosen} />
  const { takeBack: step } = record
  const transition = resource.contract.transitions.find(({ name }) => name === step?.transition)
  if (!step || !transition || Date.parse(step.until) <= serverNow()) return { items: [], work }
  const item = {
    key: 'undo',
    label: locale.text('status.undoStep', { name: transitionLabel(resource, locale, transition) }),
    icon: <Waypoints aria-hidden="true" width="1.15em" height="1.15em" />,
    onSelect: () => setChosen(record),
  }
  return { items: [item], work }
}
