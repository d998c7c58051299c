import { mayAct } from '../../core/powers.js'
import { Button } from '../../feedback/Button.js'
import { FileDown, LoaderCircle, X } from '../../icons/icons.js'
import { useRef } from 'react'
import { useDelay } from '../../feedback/useDelay.js'
import { useIsUnderWay } from '../../session/SessionProvider.js'
import { useIsSlow } from '../../feedback/useIsSlow.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { actionIcons } from '../core/actionIcons.js'
import { actionLabel } from '../core/actionText.js'
import { useMoreDialog } from '../more/useMoreDialog.js'
import { isNarrowed } from '../core/listState.js'
import { totalText } from '../state/totalText.js'
import { selectedText } from '../table/selectedText.js'
import type { ListController } from '../state/useListController.js'

/** Replaces the toolbar while records are selected: shows how many, and the actions for them. */
export function SelectionBar({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { selection, actions, query } = controller
  const more = useMoreDialog()
  const place = useRef<HTMLDivElement>(null)
  // Escape on any of its buttons clears the selection.
  const bar = (
    <div
      ref={place}
      className="ep-list-selection"
      role="toolbar"
      tabIndex={-1}
      aria-label={locale.text('list.bulk')}
      aria-busy={actions.isPending}
      onKeyDown={(event) => event.key === 'Escape' && selection.keep([])}
    >
      <ClearButton onPress={() => selection.keep([])} />
      <span className="ep-list-selected-count">{selectedText(controller, locale)}</span>
      {/* The offer disappears together with its button, so the focus moves to the commands beside it. */}
      {controller.matching.isOffered && <MatchingButton controller={controller} onTaken={() => place.current?.focus()} />}
      <div className="ep-list-selection-actions">
        {controller.offered().map((action) => {
          const Icon = actionIcons[action]
          return (
            <Button
              key={action}
              variant="secondary"
              className={action === 'delete' ? 'ep-list-delete' : undefined}
              aria-disabled={actions.isPending}
              onPress={() => {
                if (!actions.isPending) void controller.actOnSelection(action)
              }}
            >
              <Icon aria-hidden="true" width="1.15em" height="1.15em" />
              <span>{actionLabel(action, locale)}</span>
            </Button>
          )
        })}
        {!query.isDeleted && mayAct(controller.powers, 'exportar') && (
          <Button variant="secondary" onPress={() => void more.open(loadExport)}>
            <FileDown aria-hidden="true" width="1.15em" height="1.15em" />
            <span>{locale.text('list.export')}</span>
          </Button>
        )}
      </div>
      <Working isPending={actions.isPending} />
    </div>
  )
  return (
    <>
      {bar}
      {more.Dialog && <more.Dialog controller={controller} onClosed={more.forget} />}
    </>
  )
}

function ClearButton({ onPress }: { readonly onPress: () => void }) {
  const { text } = useLocale()
  return (
    <Button variant="icon" aria-label={text('list.selection.clear')} onPress={onPress}>
      <X aria-hidden="true" width="1.25em" height="1.25em" />
    </Button>
  )
}

interface MatchingButtonProps {
  readonly controller: ListController
  readonly onTaken: () => void
}

/** Shown when a whole page is selected: selects all pages. */
function MatchingButton({ controller: { matching, list, query }, onTaken }: MatchingButtonProps) {
  const locale = useLocale()
  const count = list.answer ? totalText(list.answer.meta, locale) : ''
  return (
    <Button variant="link" aria-disabled={matching.isCounting} onPress={() => void matching.take(onTaken)}>
      {matching.isCounting
        ? locale.text('list.counting')
        : locale.text(isNarrowed(query) ? 'list.selectMatching' : 'list.selectEverything', { count })}
    </Button>
  )
}

const loadExport = () => import('../export/ExportDialog.js')

/** Shows progress only for slow actions. */
function Working({ isPending }: { readonly isPending: boolean }) {
  const { text } = useLocale()
  const isWorking = useIsUnderWay(isPending)
  const isLong = useDelay(isWorking, 300)
  const isSlow = useIsSlow(isWorking)
  return (
    <output className="ep-list-working">
      {isLong && <LoaderCircle aria-hidden="true" className="ep-list-spinner" width="1.15em" height="1.15em" />}
      {isLong && <span>{text(isSlow ? 'list.workingSlow' : 'list.working')}</span>}
    </output>
  )
}
