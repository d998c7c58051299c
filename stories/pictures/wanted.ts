import { withoutAccents } from '../src/withoutAccents.js'
import { choosePictures, type Picture } from './chosen.js'

/** The chosen pictures that somebody asked for, and the words that name none of them. */
export interface Wanted {
  readonly pictures: readonly Picture[]
  readonly unknown: readonly string[]
}

/** What `npm run pictures -- --only <word>` asked for; without a word, all. */
export const wantedPictures = (): Wanted => wantedOf(choosePictures(), JSON.parse(process.env.PICTURES_ONLY ?? '[]') as string[])

/** By its whole name a picture alone, otherwise those whose name contains the word, otherwise those whose place in the sidebar does. */
export function wantedOf(pictures: readonly Picture[], words: readonly string[]): Wanted {
  if (words.length === 0) return { pictures, unknown: [] }
  const found = words.map((word) => {
    const plain = plainOf(word)
    const ways = [
      ({ name }: Picture) => name === plain,
      ({ name }: Picture) => name.includes(plain),
      (one: Picture) => placeOf(one).includes(plain),
    ]
    return ways.map((way) => pictures.filter(way)).find(({ length }) => length > 0) ?? []
  })
  return { pictures: [...new Set(found.flat())], unknown: words.filter((_, place) => found[place]?.length === 0) }
}

/** The names of the pictures that look most like the word. */
export function nearestNames(pictures: readonly Picture[], word: string): readonly string[] {
  const likeness = (picture: Picture) =>
    Math.max(...`${picture.name}-${placeOf(picture)}`.split('-').map((part) => likenessOf(plainOf(word), part)))
  const ranked = pictures.map((picture) => ({ name: picture.name, likeness: likeness(picture) }))
  return ranked
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, 6)
    .map(({ name }) => name)
}

const placeOf = ({ words }: Picture) => plainOf(words)

/** As names are written: `Licitação (TenderForm)` is `licitacao-tenderform`. */
const plainOf = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-')

/** How many pairs of letters two words share: from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  return (2 * pairs.filter((pair) => others.includes(pair)).length) / (pairs.length + others.length || 1)
}

const pairsOf = (word: string) => Array.from({ length: Math.max(word.length - 1, 0) }, (_, place) => word.slice(place, place + 2))
