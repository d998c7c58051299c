import type { SectionSlotProps } from '../../../../core/resource.js'
import { withTexts } from '../../../../locale/withTexts.js'
import type { SportsEvent } from '../schema.js'
import { StatusStepper } from './StatusStepper.js'

/** Progress of a stored event, above its fields. */
export const Slot = withTexts(['inside', 'homes'], function ProgressSlot({ record }: SectionSlotProps) {
  return <StatusStepper event={record as SportsEvent} isInForm />
})
