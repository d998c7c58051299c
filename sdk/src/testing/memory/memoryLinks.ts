import type { AnyContract } from '../../core/contract.js'
import type { AnyControl } from '../../core/control.js'
import { linkTo as keptLink } from '../../kinds/link/reference.js'
import { fileKind } from '../../kinds/part/file.js'
import type { Link } from '../../core/record.js'

type Values = Readonly<Record<string, unknown>>
type Controls = Readonly<Record<string, AnyControl | undefined>>
/** Finds the record of an entity by the contract's name. */
type FindRecord = (entity: string, id: number) => Link | undefined

/** Name under which links find stored files. */
export const fileEntity = 'attachment'

/** `parentId: 7` → `parent: { id: 7, label }` for every field that refers to another entity, also in rows. */
export function readLinks(controls: Controls, values: Values, find: FindRecord): Values {
  const links: Record<string, unknown> = {}
  for (const [key, control] of Object.entries(controls)) {
    const value = values[key]
    if (control?.contract && key in values) links[key.replace(/Id$/, '')] = linkTo(control, value, find)
    if (control?.kind === fileKind) links[key.replace(/Id$/, '')] = find(fileEntity, Number(value)) ?? null
    const { fieldset } = control ?? {}
    if (fieldset && Array.isArray(value)) {
      links[key] = (value as readonly Values[]).map((row) => ({ ...row, ...readLinks(fieldset.fields, row, find) }))
    }
  }
  return links
}

function linkTo(control: AnyControl, id: unknown, find: FindRecord): Link | null {
  const target = find(control.contract?.name ?? '', Number(id))
  return target ? { ...keptLink(target, control), ...(target.params && { params: target.params }) } : null
}

/** `tenderId: 7` → `tender: { id: 7, label }` for the parent of a nested entity, which is not a field of the form. */
export function parentLink({ parent }: AnyContract, values: Values, find: FindRecord): Values {
  const found = parent && find(parent.entity, Number(values[parent.key]))
  return parent && found ? { [parent.key.replace(/Id$/, '')]: { id: found.id, label: found.label } } : {}
}
