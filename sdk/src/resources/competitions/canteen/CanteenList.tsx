import { TriangleAlert } from '../../../icons/icons.js'
import { withCell } from '../../../list/columns/withCell.js'
import { listScreen } from '../../../list/frame/listScreen.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { dailyTexts } from './daily/messages.js'
import { canteen } from './resource.js'
import type { Canteen } from './schema.js'
import './canteenList.css'

/** The canteens of an event: `params.eventoId`. A mark before the name shows that an inspection found something grave. */
export const CanteenList = listScreen(withCell(canteen, 'name', (record) => <NameCell {...record} />))

function NameCell({ name, graveIssues }: Pick<Canteen, 'name' | 'graveIssues'>) {
  const { locale } = useLocale()
  if (graveIssues === 0) return name
  const words = dailyTexts[locale].grave(graveIssues)
  return (
    <span className="ep-canteen-flagged">
      <span role="img" aria-label={words} title={words}>
        <TriangleAlert aria-hidden="true" width="1.2em" height="1.2em" />
      </span>
      {name}
    </span>
  )
}
