import { lazy, Suspense } from 'react'
import type { FieldProps } from '../FieldProps.js'

const PictureField = lazy(async () => ({ default: (await import('./PictureField.js')).PictureField }))

/** A picture; few forms have one, so it comes in a chunk of its own. */
export function PictureControl(field: FieldProps) {
  return (
    <Suspense fallback={<div className="ep-picture-place" />}>
      <PictureField {...field} />
    </Suspense>
  )
}
