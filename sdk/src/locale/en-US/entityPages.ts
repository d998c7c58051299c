// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
/** Titles of the pages that the specification does not list, from the entities' messages. */
export const entityPages = {} as const
