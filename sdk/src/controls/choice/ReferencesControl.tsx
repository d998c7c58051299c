import type { Link } from '../../core/record.js'
import type { ReferencesOptions } from '../../kinds/link/references.js'
import { ChipList } from '../ChipList.js'
import type { FieldProps } from '../FieldProps.js'
import { ReferenceControl } from './ReferenceControl.js'

/** Chooses several records of another entity; chosen records are listed in the field and can be removed. */
export function ReferencesControl(field: FieldProps) {
  const { control, value, links = [], onChange, isReadOnly, isDisabled } = field
  const { max = Infinity } = control.options as ReferencesOptions
  const ids = Array.isArray(value) ? (value as readonly number[]) : []
  const nameOf = (id: number) => links.find((link) => link.id === id)?.label ?? `#${id}`
  const isFixed = isReadOnly || isDisabled
  const add = (id: unknown, link?: Link) => {
    if (typeof id === 'number' && !ids.includes(id)) onChange([...ids, id], link)
  }
  return (
    <ChipList
      label={field.label}
      items={ids.map((id) => ({ key: id, text: nameOf(id) }))}
      onRemove={isFixed ? undefined : (key) => onChange(ids.filter((id) => id !== key))}
    >
      <ReferenceControl {...field} value={null} link={null} taken={ids} isReadOnly={isReadOnly || ids.length >= max} onChange={add} />
    </ChipList>
  )
}
