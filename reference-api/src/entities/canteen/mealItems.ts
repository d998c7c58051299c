import type { CanteenDraft } from '@esporte-parana/sdk/contracts'

export type MealType = CanteenDraft['meals'][number]['type']

/** How the catalogue names each meal. */
export const mealNames: Readonly<Record<MealType, RegExp>> = {
  'cafe-da-manha': /^café da manhã/i,
  almoco: /^almoço/i,
  lanche: /^kit lanche/i,
  jantar: /^jantar/i,
  ceia: /^ceia/i,
}

/** The word of each meal, anywhere in the name of an item: "Refeição tipo marmitex, almoço". */
const mealWords: Readonly<Record<MealType, RegExp>> = {
  'cafe-da-manha': /café da manhã/i,
  almoco: /almoço/i,
  lanche: /lanche/i,
  jantar: /jantar/i,
  ceia: /(?<!\p{L})ceia/iu,
}

interface NamedItem {
  readonly name: string
  /** The quantity in the event's request; `null` where it asks for none. */
  readonly requested: number | null
}

/** The items of a lot that can mean a meal: the one that was requested, otherwise the one that is called so before its first comma. */
export function itemsOfMeal<Item extends NamedItem>(type: MealType, items: readonly Item[]): readonly Item[] {
  const named = items.filter(({ name }) => mealWords[type].test(name))
  const called = named.filter(({ name }) => (name.split(',')[0] ?? '').trim().replace(mealNames[type], '') === '')
  return [named.filter(({ requested }) => requested !== null), called].find((some) => some.length === 1) ?? named
}
