import type { Question } from '../fields.js'
import './scaleEnds.css'

/** The names of the two ends of a scale, below its steps. */
export function ScaleEnds({
  question: { type, scale, scaleLow, scaleHigh },
}: {
  readonly question: Pick<Question, 'type' | 'scale' | 'scaleLow' | 'scaleHigh'>
}) {
  if (type !== 'escala' || !(scaleLow || scaleHigh)) return null
  const [least, most] = (scale ?? '1-5').split('-')
  return (
    <p className="ep-scale-ends">
      <span>{scaleLow ? `${least} = ${scaleLow}` : null}</span>
      <span>{scaleHigh ? `${most} = ${scaleHigh}` : null}</span>
    </p>
  )
}
