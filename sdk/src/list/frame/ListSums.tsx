import { Button } from '../../feedback/Button.js'
import { useSums } from '../../data/useSums.js'
import { decimalKind } from '../../kinds/number/decimal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { shownValue } from '../../values/shownValue.js'
import { mayHoldDocument } from '../../data/searchForAddress.js'
import type { ListController } from '../state/useListController.js'
import './listSums.css'

/** Sums over all matches of the list, below the rows. They load after the rows and delay nothing. */
export function ListSums({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { text } = locale
  const { resource, params, query, list } = controller
  const { contract, messages } = resource
  const isEnabled = list.answer !== undefined && !list.isStale && !mayHoldDocument(contract, query.search)
  const { sums, isFailed, refetch } = useSums(contract, query, { params, isEnabled })
  const format = { ...locale, yes: text('common.action.yes'), no: text('common.action.no') }
  return (
    <div className="ep-list-sums" role="group" aria-label={text('list.sums.title')}>
      <dl aria-busy={sums === undefined && !isFailed}>
        {Object.keys(contract.aggregates).map((key) => {
          const control = resource.columns.find((column) => column.key === key)?.control ?? resource.fields[key] ?? resource.filters[key]
          // A sum that only the server computes may have no field; it is shown as a decimal.
          const field = { kind: control?.kind ?? decimalKind, options: control?.options }
          return (
            <div key={key}>
              <dt>{text('list.sums.of', { field: fieldLabel(locale, messages, key) })}</dt>
              <dd>{sums ? shownValue(sums[key], field, format) : isFailed ? '—' : text('list.sums.loading')}</dd>
            </div>
          )
        })}
      </dl>
      {isFailed && !sums ? (
        <p role="status">
          {text('list.sums.failed')}{' '}
          <Button variant="link" onPress={refetch}>
            {text('common.action.retry')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
