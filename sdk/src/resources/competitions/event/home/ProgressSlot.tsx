import type { SectionSlotProps } from '../../../../core/resource.js'
import { withTexts } from '../../../../locale/withTexts.js'
import type { SportsEvent } from '../schema.js'
import { StatusStepper } from './StatusStepper.js'
import { useCanteenDays } from './useCanteenDays.js'

/** Progress of a stored event, above its fields. */
export const Slot = withTexts(['inside', 'homes'], function ProgressSlot({ record }: SectionSlotProps) {
  const event = record as SportsEvent
  useCanteenDays(event)
  return <StatusStepper event={event} isInForm />
})
