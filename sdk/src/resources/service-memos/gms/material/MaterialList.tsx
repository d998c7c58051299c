import { useLocale } from '../../../../locale/LocaleProvider.js'
import { listScreen } from '../../../../list/frame/listScreen.js'
import { withCell } from '../../../../list/columns/withCell.js'
import { unitPriceText } from '../../../../kinds/number/unitPrice.js'
import type { Material } from './schema.js'
import { material } from './resource.js'

/** The list of materials and services. */
export const MaterialList = listScreen(withCell(material, 'lastPrice', (record) => <LastPrice record={record} />))

/** The price, and the day from which it holds. */
function LastPrice({ record: { lastPrice, lastPriceOn } }: { readonly record: Pick<Material, 'lastPrice' | 'lastPriceOn'> }) {
  const { number, date } = useLocale()
  if (lastPrice === null) return null
  return (
    <span className="ep-code" title={lastPriceOn ? date(lastPriceOn) : undefined}>
      {unitPriceText(lastPrice, number)}
    </span>
  )
}
