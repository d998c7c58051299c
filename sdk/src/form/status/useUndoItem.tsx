import type { Stored } from '../../core/record.js'
import { serverNow } from '../../core/serverClock.js'
import type { ReversibleRecord } from '../../core/takeBack.js'
import { Undo2 } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { MenuItem } from '../../overlay/MenuList.js'
import type { FormController } from '../record/useFormController.js'
import { transitionLabel } from './transitionLabel.js'
import { useTakenBackNotice } from './useChangeNotice.js'
import { useTakeBack } from './useTakeBack.js'

/** The command that takes the reader's own last step back, after its notice has gone and after a reload too. */
export function useUndoItem({ resource, params }: FormController, record: Stored & ReversibleRecord): readonly MenuItem[] {
  const locale = useLocale()
  const takeBack = useTakeBack(resource, params)
  const tell = useTakenBackNotice()
  const { takeBack: step } = record
  if (!step || Date.parse(step.until) <= serverNow()) return []
  const transition = resource.contract.transitions.find(({ name }) => name === step.transition)
  if (!transition) return []
  return [
    {
      key: 'undo',
      label: locale.text('status.undoStep', { name: transitionLabel(resource, locale, transition) }),
      icon: <Undo2 aria-hidden="true" width="1.15em" height="1.15em" />,
      onSelect: () => void tell(() => takeBack(record)),
    },
  ]
}
