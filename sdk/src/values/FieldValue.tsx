import type { AnyControl } from '../core/control.js'
import { usePlaces } from '../data/usePlaces.js'
import { defaultParents, type LocationOptions } from '../kinds/link/location.js'
import { shownKind } from '../kinds/shown.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { listedLabel, type ScopeMessages } from '../locale/resourceText.js'
import { shownValue } from './shownValue.js'

type Values = Readonly<Record<string, unknown>>

interface FieldValueProps {
  /** Missing for a field that no section shows. */
  readonly control: AnyControl | undefined
  readonly name: string
  /** The values of the record, group or row that has the field. */
  readonly values: Values
  /** The labels of that record, group or row. */
  readonly texts: ScopeMessages
  /** The name of the record that the value refers to, if it is known. */
  readonly link?: string | undefined
  /** Shows documents unmasked; only for users who may edit them. @default false */
  readonly isOpen?: boolean
}

/** The value of a field in a readable form; groups and rows are laid out by the caller. */
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
