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
