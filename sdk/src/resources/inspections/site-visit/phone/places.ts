/** Position of the device: decimal strings in degrees, accuracy in metres. */
export interface CapturedPlace {
  readonly latitude: string
  readonly longitude: string
  readonly accuracy: string
}

const patience = 15_000

interface CaptureOptions {
  readonly geolocation?: Geolocation
  /** Called with a place that came after the promise was rejected. */
  readonly onLate?: (place: CapturedPlace) => void
}

/**
 * Asks the device for its position. @throws after 15 seconds, also while the browser's question is still open, when the position is unknown,
 * and when the user denies it
 */
export function capturePlace({ geolocation = globalThis.navigator?.geolocation, onLate }: CaptureOptions = {}): Promise<CapturedPlace> {
  return new Promise((resolve, reject) => {
    if (!(geolocation as Geolocation | undefined)) return reject(new Error('capturePlace: the browser knows no place'))
    let isLate = false
    // The browser counts its own timeout only from the user's permission.
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error('capturePlace: no answer'))
    }, patience)
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer)
        const place = {
          latitude: coords.latitude.toFixed(6),
          longitude: coords.longitude.toFixed(6),
          accuracy: String(Math.round(coords.accuracy)),
        }
        return isLate ? onLate?.(place) : resolve(place)
      },
      ({ message }) => {
        clearTimeout(timer)
        reject(new Error(`capturePlace: ${message}`))
      },
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    )
    return undefined
  })
}
