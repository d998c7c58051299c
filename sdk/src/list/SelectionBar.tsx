import { Power, PowerOff, Trash2, X } from 'lucide-react'
import { useLocale } from '../locale/LocaleProvider.js'
import { actionLabel, type RecordAction } from './actionText.js'
import type { ListController } from './useListController.js'

const icons = { activate: Power, inactivate: PowerOff, delete: Trash2 } as const

/** Takes the toolbar's place while records are ticked: how many, and what can be done to them. */
export function SelectionBar({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { selection, resource, actions } = controller
  return (
    <div className="ep-list-selection" role="toolbar" aria-label={locale.text('list.bulk')}>
      <button
        type="button"
        className="ep-list-icon-button"
        aria-label={locale.text('list.selection.clear')}
        onClick={() => selection.keep([])}
      >
        <X aria-hidden="true" width="1.25em" height="1.25em" />
      </button>
      <span className="ep-list-selected-count">{locale.plural('list.selected', selection.ids.size)}</span>
      <div className="ep-list-selection-actions">
        {bulkOf(resource.contract.statuses).map((action) => {
          const Icon = icons[action]
          return (
            <button
              key={action}
              type="button"
              className={`ep-list-button ep-list-button-${action}`}
              aria-disabled={actions.isPending}
              onClick={() => {
                if (!actions.isPending) void controller.actOnSelection(action)
              }}
            >
              <Icon aria-hidden="true" width="1.15em" height="1.15em" />
              <span>{actionLabel(action, locale)}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** Only entities without a workflow of their own are activated and inactivated. */
function bulkOf(statuses: readonly string[]): readonly RecordAction[] {
  return statuses.includes('ativo') && statuses.includes('inativo') ? ['activate', 'inactivate', 'delete'] : ['delete']
}
