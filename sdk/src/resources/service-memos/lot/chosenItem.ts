import type { Lot } from './schema.js'

type Items = Lot['items']
type Start = Readonly<Record<string, unknown>>

/** What the field `item` of a command begins with: the item with this number, and its name. */
export function chosenItem(items: Items, seq: number): Start {
  return { item: seq, chosenItem: { id: seq, label: `${seq}: ${items.find((item) => item.seq === seq)?.material.label}` } }
}

/** The same for a lot with one item; the field is empty where there is a choice. */
export function onlyItem(items: Items): Start {
  const [first] = items
  return first && items.length === 1 ? chosenItem(items, first.seq) : { item: null }
}
