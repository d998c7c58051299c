import { FieldControl } from '../../controls/FieldControl.js'
import type { AnyControl } from '../../core/control.js'
import { importFilter } from '../../core/contractPath.js'
import { useImports } from '../../data/useImports.js'
import { choice } from '../../kinds/choice/choice.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { plainText } from '../../values/valueText.js'
import { withFilter } from '../core/filters.js'
import type { ListController } from '../state/useListController.js'
import { importName } from './ImportName.js'

/** The filter by import; nothing when there was none in the last thirty days. */
export function ImportFilter({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { resource, params, query, address } = controller
  const { imports = [] } = useImports(resource.contract, params)
  const value = query.filters[importFilter] ?? null
  if (imports.length === 0 && value === null) return null
  return (
    <FieldControl
      control={oneOf}
      label={locale.text('list.filters.import')}
      options={imports.map((entry) => ({ value: String(entry.id), label: importName(entry, locale) }))}
      value={value}
      onChange={(next) => address.change({ filters: withFilter(query.filters, importFilter, plainText(next)) })}
      isCompact
    />
  )
}

const oneOf: AnyControl = choice()
