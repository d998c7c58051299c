/** Position of the device: decimal strings in degrees, accuracy in metres. */
export interface CapturedPlace {
  readonly latitude: string
  readonly longitude: string
  readonly accuracy: string
}

const patience = 15_000

/** Asks the device for its position. @throws when the position is unknown or the user denies it */
export function capturePlace(geolocation: Geolocation | undefined = globalThis.navigator?.geolocation): Promise<CapturedPlace> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new Error('capturePlace: the browser knows no place'))
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude.toFixed(6),
          longitude: coords.longitude.toFixed(6),
          accuracy: String(Math.round(coords.accuracy)),
        }),
      ({ message }) => reject(new Error(`capturePlace: ${message}`)),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    )
  })
}
