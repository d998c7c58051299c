import type { AnyControl } from '../core/control.js'

/**
 * The name of the record, place or file that a field refers to, when it comes with the record: `parentId` beside `parent: { id, label }`,
 * `classIds` beside `classes: [{ id, label }]`, an item of a lot beside `lotItem: { id, label }`.
 */
export function linkLabel(key: string, control: AnyControl | undefined, scope: Readonly<Record<string, unknown>>): string | undefined {
  const { links } = (control?.options ?? {}) as { readonly links?: string }
  if (links !== undefined) return Array.isArray(scope[links]) ? scope[links].map(labelOf).join(', ') : labelOf(scope[links])
  return key.endsWith('Id') ? labelOf(scope[key.slice(0, -2)]) : undefined
}

function labelOf(link: unknown): string | undefined {
  return typeof link === 'object' && link !== null && 'label' in link && typeof link.label === 'string' ? link.label : undefined
}
