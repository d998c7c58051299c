import type { AnyControl } from '../../core/control.js'
import type { ReferenceOptions } from '../../kinds/link/reference.js'
import { isRows } from '../../kinds/part/rows.js'
import type { Link } from '../../core/record.js'
import type { Values } from './fieldPath.js'

/** Names of the records that a form refers to, by entity and id: a field shows a name before anything loads. */
export type LinkNames = ReadonlyMap<string, string>

/** The names that a record carries: `parentId: 7` beside `parent: { id: 7, label }`, in groups and rows too. */
export function readLinkNames(controls: Readonly<Record<string, AnyControl | undefined>>, record: Values): LinkNames {
  const names = new Map<string, string>()
  collect(controls, record, names)
  return names
}

export function nameKey(control: AnyControl, id: number): string {
  return `${control.contract?.name ?? control.kind.name}:${id}`
}

/** Keeps the name of a record that a form refers to, its code, and what rules read of it. */
export function addName(names: Map<string, string>, control: AnyControl, link: Link): Map<string, string> {
  names.set(nameKey(control, link.id), link.label)
  for (const key of [...('code' in control.options ? ['code'] : []), ...keptKeys(control)]) {
    const value = (link as Link & Values)[key]
    if (typeof value === 'string') names.set(keptName(control, link.id, key), value)
  }
  return names
}

/** What rules read of a record that a form refers to. */
export function keptOf(names: LinkNames, control: AnyControl, id: number): Values {
  return Object.fromEntries(keptKeys(control).map((key) => [key, names.get(keptName(control, id, key))]))
}

export function codeKey(control: AnyControl, id: number): string {
  return keptName(control, id, 'code')
}

const keptKeys = ({ options }: AnyControl) => (options as ReferenceOptions).keeps ?? []
const keptName = (control: AnyControl, id: number, key: string) => `${nameKey(control, id)} ${key}`

function collect(controls: Readonly<Record<string, AnyControl | undefined>>, record: Values, names: Map<string, string>): void {
  for (const [key, control] of Object.entries(controls)) {
    if (!control) continue
    const { contract, fieldset } = control
    const value = record[key]
    const isNamed = contract !== undefined || control.kind.isFile || 'links' in control.options
    for (const link of isNamed ? linksOf(control, key, record) : []) addName(names, control, link)
    if (!fieldset || !value) continue
    for (const scope of isRows(control) ? (value as readonly Values[]) : [value as Values]) collect(fieldset.fields, scope, names)
  }
}

function linksOf({ options }: AnyControl, key: string, record: Values): readonly Link[] {
  const { links = key.replace(/Id$/, '') } = options as { readonly links?: string }
  const found = record[links]
  return (Array.isArray(found) ? found : [found]).filter(isLink)
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'id' in value && 'label' in value
}
