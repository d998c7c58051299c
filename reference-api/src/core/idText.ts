import { z } from 'zod'

/** An id in an address, as a number. */
export const idText = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
