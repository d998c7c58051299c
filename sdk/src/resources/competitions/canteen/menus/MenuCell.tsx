import { Plus, TriangleAlert } from '../../../../icons/icons.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { dishGroups } from '../codes.js'
import { dietaryNames } from '../parts/messages.js'
import { weekTexts } from './messages.js'
import type { HeldMenu } from './week.js'

interface MenuCellProps {
  readonly menu: HeldMenu | undefined
  readonly isWrong: boolean
  readonly isReadOnly: boolean
}

/** The menu of one meal: dishes in the order of a plate, diets that it suits, and how many people it feeds. */
export function MenuCell({ menu, isWrong, isReadOnly }: MenuCellProps) {
  const { locale, number } = useLocale()
  const texts = weekTexts[locale]
  if (!menu)
    return (
      <span className="ep-week-none">
        {isReadOnly ? null : <Plus aria-hidden="true" width="1.1em" height="1.1em" />}
        <span>{texts.none}</span>
      </span>
    )
  const dishes = menu.dishes.toSorted((one, other) => dishGroups.indexOf(one.group) - dishGroups.indexOf(other.group))
  return (
    <>
      {isWrong ? (
        <span className="ep-week-wrong">
          <TriangleAlert aria-hidden="true" width="1.1em" height="1.1em" /> {texts.wrong}
        </span>
      ) : null}
      <ul className="ep-week-dishes">
        {dishes.map(({ name }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two dishes may have the same name
          <li key={index}>{name || '…'}</li>
        ))}
      </ul>
      {menu.dietary.length > 0 || menu.kcal !== null ? (
        <span className="ep-week-marks">
          {menu.dietary.map((mark) => (
            <abbr key={mark} title={dietaryNames[locale][mark]} className="ep-week-mark">
              {texts.marks[mark]}
            </abbr>
          ))}
          {menu.kcal === null ? null : <span className="ep-week-kcal">{number(menu.kcal)} kcal</span>}
        </span>
      ) : null}
    </>
  )
}
