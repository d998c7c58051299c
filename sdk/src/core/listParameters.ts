/** The filter of every list that finds the records which one import created, by the id of the import. */
export const importFilter = 'importacao'

/** A sort order without keys: the best matches of the search come first (names that start with it, then names with a word that starts with it). */
export const nearestFirst = 'busca'
