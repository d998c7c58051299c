import { dietaryNames } from '../parts/messages.js'
import type { Canteen } from '../schema.js'

/** For whom a menu is and its energy, in Portuguese like the sheets: "Sem glúten · 780 kcal"; empty where it says neither. */
export function marksOf(menu: Pick<Canteen['menus'][number], 'dietary' | 'kcal'> | undefined): string {
  const kcal = menu?.kcal ?? null
  return [...(menu?.dietary.map((mark) => dietaryNames['pt-BR'][mark]) ?? []), ...(kcal === null ? [] : [`${kcal} kcal`])].join(' · ')
}
