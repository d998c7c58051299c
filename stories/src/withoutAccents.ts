/** `licitação` is `licitacao`. */
export const withoutAccents = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '')
