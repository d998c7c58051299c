/** Position of the device: decimal strings in degrees, accuracy in metres. */
export interface DevicePlace {
  readonly latitude: string
  readonly longitude: string
  readonly accuracy: string
}

const patience = 15_000

/** Why the device has no position: the user or the browser does not allow it, or none was found in time. */
export type PlaceTrouble = 'refused' | 'unfound'

/** A position that did not come. */
export class PlaceError extends Error {
  readonly trouble: PlaceTrouble
  constructor(message: string, trouble: PlaceTrouble) {
    super(`capturePlace: ${message}`)
    this.trouble = trouble
  }
}

/** What kept the position away. */
export const troubleOf = (error: unknown): PlaceTrouble => (error instanceof PlaceError ? error.trouble : 'unfound')

/** `PERMISSION_DENIED` of the W3C Geolocation API. */
const denied = 1

interface CaptureOptions {
  readonly geolocation?: Geolocation
  /** Called with a place that came after the promise was rejected. */
  readonly onLate?: (place: DevicePlace) => void
}

/**
 * Asks the device for its position. @throws PlaceError after 15 seconds, also while the browser's question is still open, when the position is unknown,
 * and when the user denies it
 */
export function capturePlace({ geolocation = globalThis.navigator?.geolocation, onLate }: CaptureOptions = {}): Promise<DevicePlace> {
  return new Promise((resolve, reject) => {
    if (!(geolocation as Geolocation | undefined)) return reject(new PlaceError('the browser knows no place', 'unfound'))
    let isLate = false
    // The browser counts its own timeout only from the user's permission.
    const timer = setTimeout(() => {
      isLate = true
      reject(new PlaceError('no answer', 'unfound'))
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
      ({ message, code }) => {
        clearTimeout(timer)
        reject(new PlaceError(message, code === denied ? 'refused' : 'unfound'))
      },
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    )
    return undefined
  })
}
