import type { AnyControl } from '../core/control.js'
import { usePlaces } from '../data/usePlaces.js'
import { defaultParents, type LocationOptions } from '../kinds/link/location.js'
import { shownKind } from '../kinds/shown.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { listedLabel, type ScopeMessages } from '../locale/resourceText.js'
import { shownValue } from './shownValue.js'

type Values = Readonly<Record<string, unknown>>

interface FieldValueProps {
  /** None for a field that no section shows. */
  readonly control: AnyControl | undefined
  readonly name: string
  /** The record, group or row that the field stands in. */
  readonly values: Values
  /** Labels of that record, group or row. */
  readonly texts: ScopeMessages
  /** What the record that the value points at is called, where that is known. */
  readonly link?: string | undefined
  /** Documents are shown whole: only to who edits them. @default false */
  readonly isOpen?: boolean
}

/** What a field holds, as people read it; groups and rows are laid out by their caller. */
export function FieldValue({ control, name, values, texts, link, isOpen }: FieldValueProps) {
  const locale = useLocale()
  const value = values[name]
  const kind = shownKind(name, control)
  if (kind.name === 'location' && link === undefined && typeof value === 'number')
    return <PlaceName options={control?.options as LocationOptions} values={values} id={value} />
  const labelOf = (option: string) => listedLabel(locale, texts, { key: name, value: option })
  const answers = { yes: locale.text('common.action.yes'), no: locale.text('common.action.no') }
  return shownValue(value, { kind, options: control?.options ?? {}, labelOf, link, isOpen }, { ...locale, ...answers })
}

function PlaceName({ options, values, id }: { readonly options: LocationOptions; readonly values: Values; readonly id: number }) {
  const { level, dependsOn } = options
  const parentId = dependsOn === undefined ? defaultParents[level] : Number(values[dependsOn])
  const { places } = usePlaces(level, parentId)
  return places.find((place) => place.id === id)?.name ?? ''
}
