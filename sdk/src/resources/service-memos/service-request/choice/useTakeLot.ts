import { fill } from '../../../../blocks/ledger/fill.js'
import { useConfirm } from '../../../../feedback/FeedbackProvider.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { nameKey } from '../../../../form/core/linkNames.js'
import type { FormStore } from '../../../../form/store/formStore.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { RequestItemDraft } from '../parts/fields.js'
import type { LotChoice } from './lotChoice.js'
import { choiceTexts } from './messages.js'
import { takeLot } from './takeLot.js'

/**
 * Takes a lot. A request has one: where it takes the place of another one's items, the person is asked, and these stay as lines without an
 * item. `unmet` are the other lines that found none, by default those of the form. Resolves to whether the lot was taken.
 */
export function useTakeLot(): (choice: Pick<LotChoice, 'proposal' | 'taken'>, unmet?: string) => Promise<boolean> {
  const { store } = useForm()
  const confirm = useConfirm()
  const { locale, number, text } = useLocale()
  const texts = choiceTexts[locale]
  const ownUnmet = () => (store.getState().values.unmet as string | null) ?? ''
  return async ({ proposal, taken }, unmet = ownUnmet()) => {
    const displaced = displacedBy(store, { proposal, taken }).map(({ label, quantity }) =>
      Number(quantity) > 0 ? `${label}; ${number(quantity)}` : label,
    )
    const isMeant =
      displaced.length === 0 ||
      (await confirm({
        title: texts.otherItems,
        message: fill(texts.otherItemsOf[displaced.length === 1 ? 'one' : 'other'], {
          lot: proposal.lot.label,
          count: number(displaced.length),
        }),
        detail: displaced.join('\n'),
        acceptLabel: texts.changeLot,
        rejectLabel: text('common.action.back'),
      }))
    if (!isMeant) return false
    takeLot(store, proposal, taken)
    store.change('unmet', [unmet, ...displaced].filter(Boolean).join('\n') || null)
    return true
  }
}

/** The items of another lot that this one does not give. */
function displacedBy(store: FormStore, { proposal: { lot }, taken }: Pick<LotChoice, 'proposal' | 'taken'>) {
  const { values, names } = store.getState()
  const control = store.resource.fields.items?.fieldset?.fields.lotItemId
  if (values.lotId === lot.id || !control) return []
  const given = new Set(taken.map(({ item }) => item.material.label))
  return (values.items as readonly RequestItemDraft[]).flatMap(({ lotItemId, quantity }) => {
    const label = lotItemId ? names.get(nameKey(control, lotItemId)) : undefined
    return label === undefined || given.has(label) ? [] : [{ label, quantity }]
  })
}
