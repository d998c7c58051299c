import { z } from 'zod'

/** The success form of the API. */
export const answer = <Data extends z.ZodType>(data: Data) => z.object({ status_code: z.number().int(), data })
