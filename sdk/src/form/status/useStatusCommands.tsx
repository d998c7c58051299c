import { type ReactNode, useRef, useState } from 'react'
import { openTransitions, type Transition } from '../../core/workflow.js'
import type { Stored } from '../../core/record.js'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { transitionLabel } from '../../locale/resourceText.js'
import { isLocked } from '../drafts/draftContent.js'
import type { FormController } from '../record/useFormController.js'

const loadDialog = () => import('./TransitionDialog.js')

/** A change of status that is possible now. */
export interface StatusCommand {
  readonly transition: Transition
  readonly label: string
  readonly onSelect: () => void
}

/** Each choice has its own dialog: one that is still closing does not close the next one. */
interface Choice {
  readonly transition: Transition
  readonly turn: number
}

/** The changes of status that are possible now, and the dialog of the chosen one. */
export function useStatusCommands(
  controller: FormController,
  record: Stored,
): { readonly commands: readonly StatusCommand[]; readonly dialog: ReactNode } {
  const locale = useLocale()
  const { resource } = controller
  const [chosen, setChosen] = useState<Choice>()
  const loaded = useLoaded(loadDialog, chosen !== undefined)
  const saveFirst = useSaveFirst(controller)
  const isUnderWay = useRef(false)
  const labelOf = (transition: Transition) => transitionLabel(resource, locale, transition)
  const possible = openTransitions(resource.contract, record, controller)
  const offered = possible.filter(({ name }) => resource.transitions?.[name] !== 'slot' && resource.offers?.(record, name) !== false)
  // A second press before the first one is through would make the change twice, and offer to undo it twice.
  const choose = async (transition: Transition) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const isClean = await saveFirst(asksNothing(transition))
    isUnderWay.current = isClean && asksNothing(transition)
    if (isClean) setChosen((before) => ({ transition, turn: (before?.turn ?? 0) + 1 }))
  }
  return {
    commands: offered.map((transition) => ({
      transition,
      label: asksNothing(transition) ? labelOf(transition) : `${labelOf(transition)}…`,
      onSelect: () => void choose(transition),
    })),
    dialog:
      loaded && chosen ? (
        <loaded.TransitionDialog
          key={chosen.turn}
          controller={controller}
          record={record}
          transition={chosen.transition}
          isAtOnce={asksNothing(chosen.transition)}
          title={labelOf(chosen.transition)}
          onClosed={(field) => {
            isUnderWay.current = false
            setChosen((now) => (now === chosen ? undefined : now))
            // A frame later the dialog gives the focus back to its button; the field comes after that.
            if (field !== undefined) setTimeout(() => controller.form?.places.focus(field), 50)
          }}
        />
      ) : null,
  }
}

/** Whether one press makes the change: nothing has to be filled in, and it can be taken back. */
function asksNothing({ isReversible, needsReason, payload }: Transition): boolean {
  return isReversible === true && !needsReason && !payload
}

/**
 * Stores what is typed before the status changes, because afterwards it may be too late. One press corrects and sends: it asks nothing. Changes of
 * an earlier visit that wait for an answer would be left behind, so it asks about them. @returns whether the change may go on
 */
function useSaveFirst({ form, save, draft }: FormController): (isAtOnce: boolean) => Promise<boolean> {
  const confirm = useConfirm()
  const { text } = useLocale()
  return async (isAtOnce) => {
    if (!form?.store.isDirty()) {
      if (!form || !draft.offer || isLocked(draft.offer, form)) return true
      const isWithout = await confirm({
        title: text('status.draft.title'),
        message: text('status.draft.message'),
        acceptLabel: text('status.draft.without'),
        rejectLabel: text('status.draft.resume'),
      })
      if (!isWithout) draft.resume()
      return isWithout
    }
    if (isAtOnce) return save()
    const isWanted = await confirm({
      title: text('status.saveFirst.title'),
      message: text('status.saveFirst.message'),
      acceptLabel: text('status.saveFirst.accept'),
      rejectLabel: text('common.action.back'),
    })
    return isWanted && (await save())
  }
}
