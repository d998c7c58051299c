/** Whether this is `npm run test:all`, in which costly tests try more of the same. */
export const isLong = process.env.TEST_MATRIX === 'all'
