import { Button } from '../../../feedback/Button.js'
import { MapPin, X } from '../../../icons/icons.js'
import { useState } from 'react'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { readPlace, writePlace } from './answer.js'
import { useAnswerText } from './useAnswerText.js'

interface PlaceAnswerProps {
  readonly value: unknown
  readonly isReadOnly: boolean
  readonly onChange: (value: string | null) => void
}

/** Milliseconds that a device may search for its position. */
const patience = 20_000

/** The position of the device, with its accuracy. */
export function PlaceAnswer({ value, isReadOnly, onChange }: PlaceAnswerProps) {
  const say = useAnswerText()
  const { number } = useLocale()
  const [state, setState] = useState<'idle' | 'capturing' | 'placeDenied' | 'placeUnknown'>('idle')
  const place = readPlace(value)
  const degrees = (each: number) => number(each, { minimumFractionDigits: 5 })
  const capture = () => {
    setState('capturing')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onChange(writePlace(coords))
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'placeDenied' : 'placeUnknown'),
      { enableHighAccuracy: true, timeout: patience },
    )
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
        <Button variant="secondary" size="touch" aria-busy={state === 'capturing' || undefined} onPress={capture}>
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
      {state === 'placeDenied' || state === 'placeUnknown' ? (
        <p className="ep-field-note ep-field-error" role="alert">
          {say(state)}
        </p>
      ) : null}
    </div>
  )
}
