import { Button } from '../../../feedback/Button.js'
import { MapPin, X } from '../../../icons/icons.js'
import { useState } from 'react'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { readPlace } from './answer.js'
import { capturePlace, type DevicePlace, type PlaceTrouble, troubleOf } from './capturePlace.js'
import { useAnswerText } from './useAnswerText.js'
import './place.css'

interface PlaceAnswerProps {
  readonly value: unknown
  readonly isReadOnly: boolean
  readonly onChange: (value: string | null) => void
}

/** The position of the device, with its accuracy. */
export function PlaceAnswer({ value, isReadOnly, onChange }: PlaceAnswerProps) {
  const say = useAnswerText()
  const { number } = useLocale()
  const [state, setState] = useState<'idle' | 'capturing' | PlaceTrouble>('idle')
  const place = readPlace(value)
  const degrees = (each: number) => number(each, { minimumFractionDigits: 5 })
  const take = ({ latitude, longitude, accuracy }: DevicePlace) => {
    setState('idle')
    onChange(`${latitude},${longitude},${accuracy}`)
  }
  const capture = async () => {
    if (state === 'capturing') return
    setState('capturing')
    await capturePlace({ onLate: take }).then(take, (error: unknown) => setState(troubleOf(error)))
  }
  return (
    <div className="ep-answer-line">
      <output className="ep-answer-place">
        {place
          ? say('place', { latitude: degrees(place.latitude), longitude: degrees(place.longitude), accuracy: place.accuracy })
          : state === 'capturing'
            ? say('capturing')
            : null}
      </output>
      {isReadOnly ? null : (
        <Button variant="secondary" size="touch" aria-busy={state === 'capturing' || undefined} onPress={() => void capture()}>
          <MapPin aria-hidden="true" className="ep-icon" />
          {say(place ? 'captureAgain' : 'capture')}
        </Button>
      )}
      {place && !isReadOnly ? (
        <Button variant="link" size="touch" onPress={() => onChange(null)}>
          <X aria-hidden="true" className="ep-icon" />
          {say('clear')}
        </Button>
      ) : null}
      {state === 'refused' || state === 'unfound' ? (
        <p className="ep-field-note ep-field-error" role="alert">
          {say(state === 'refused' ? 'placeDenied' : 'placeUnknown')}
        </p>
      ) : null}
    </div>
  )
}
