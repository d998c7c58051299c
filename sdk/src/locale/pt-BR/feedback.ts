export const feedback = {} as const
