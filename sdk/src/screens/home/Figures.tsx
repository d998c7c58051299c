import type { FigureRule, ListName } from '../../data/home/usePanel.js'
import { useCount } from '../../data/useCount.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { Glyph } from '../../shell/menu/Glyph.js'
import { cardLooks } from './cards.js'
import { countText, figureLink, listTitle } from './figureText.js'

/** The headline figure of each entity that has one. */
export function Figures({ figures, lists }: { readonly figures: readonly FigureRule[]; readonly lists: readonly ListName[] | undefined }) {
  const { text } = useLocale()
  return (
    <section aria-labelledby="ep-home-figures">
      <h2 id="ep-home-figures">{text('screens.home.figures')}</h2>
      <ul className="ep-figures">
        {figures.map((figure) => (
          <li key={figure.entity}>
            <Figure figure={figure} title={listTitle(lists, figure.entity)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figure({ figure, title }: { readonly figure: FigureRule; readonly title: string }) {
  const { text, number } = useLocale()
  const { total, isFailed } = useCount({ name: figure.entity, path: figure.path }, { filters: figure.filter })
  const isLoading = !total && !isFailed
  return (
    <Link to={figureLink(figure)} className="ep-figure" aria-busy={isLoading}>
      <span className="ep-card-icon">
        <Glyph icon={cardLooks[figure.path]?.icon} size="1.5em" />
      </span>
      <span className="ep-figure-text">
        <span className="ep-figure-name">{title}</span>
        <strong>{isLoading ? '\u2007' : countText(total, number)}</strong>
        <span>{isFailed ? text('screens.home.noFigures') : figure.title}</span>
      </span>
    </Link>
  )
}
