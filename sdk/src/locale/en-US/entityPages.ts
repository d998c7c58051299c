// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
/** Titles of the entities' pages beside the specification's, from their messages. */
export const entityPages = {} as const
