import { activeStatus, integer, optional, requiredText, storedShape } from '@esporte-parana/sdk/schema'
import { z } from 'zod'

const draft = z.object({ name: requiredText(3, 120), capacity: optional(integer(0, 200_000)) })
const entity = draft.extend({ ...storedShape, status: activeStatus })

export interface Venue extends z.infer<typeof entity> {}
export interface VenueDraft extends z.infer<typeof draft> {}
export const venueSchema = { entity, draft }
