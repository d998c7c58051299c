import { Button } from '../../../../feedback/Button.js'
import { useLotNote } from '../../../../blocks/pricing/useLotNote.js'
import { useFormState } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { lotContract } from '../../../service-memos/lot/contract.js'
import { supplierContract } from '../../../service-memos/supplier/contract.js'
import { servedPlace } from './servedPlace.js'
import { beginningTexts } from './messages.js'
import { useBeginning } from './useBeginning.js'
import { useEventDays } from './useEventDays.js'
import './beginning.css'

/** Fills what its event knows into a new canteen, and offers the event's other places; tells days beyond the event's, and a lot that does not serve its city. */
export function Tool() {
  const { locale } = useLocale()
  const { places, take } = useBeginning()
  const address = useFormState(({ values }) => values.address)
  const eventId = useFormState(({ values }) => values.eventId)
  useEventDays()
  useLotNote({ lots: lotContract, suppliers: supplierContract, serving: servedPlace({ address, eventId }) })
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
