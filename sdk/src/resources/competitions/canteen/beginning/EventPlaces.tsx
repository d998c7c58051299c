import { Button } from '../../../../feedback/Button.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { beginningTexts } from './messages.js'
import { useBeginning } from './useBeginning.js'
import './beginning.css'

/** Fills what its event knows into a new canteen, and offers the event's other places. */
export function Tool() {
  const { locale } = useLocale()
  const { places, take } = useBeginning()
  if (places.length < 2) return null
  const { places: title } = beginningTexts[locale]
  return (
    <div role="group" aria-label={title} className="ep-canteen-places">
      <span>{title}:</span>
      {places.map((place) => (
        <Button key={place.name} variant="secondary" onPress={() => take(place)}>
          {place.name}
        </Button>
      ))}
    </div>
  )
}
