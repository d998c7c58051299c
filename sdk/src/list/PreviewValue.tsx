import { CpfText } from '../controls/CpfText.js'
import type { AnyControl, AnyFieldset, LocationOptions, NumberOptions } from '../core/control.js'
import { usePlaces } from '../data/usePlaces.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { fieldLabel, optionLabel, type ScopeMessages } from '../locale/resourceText.js'
import { cellText, plainText } from './cellValue.js'
import { type FieldPlace, type FilledField, filledFields, linkLabel, type Scope } from './previewFields.js'

interface PreviewFieldsProps extends FieldPlace {
  readonly fields: readonly FilledField[]
  /** Labels of the fields and of their closed lists. */
  readonly messages: ScopeMessages
}

/** Labels and values, as they may be seen by anybody who may open the record: documents masked, what is sensitive not at all. */
export function PreviewFields({ fields, messages, ...place }: PreviewFieldsProps) {
  const locale = useLocale()
  return (
    <dl className="ep-list-preview-fields">
      {fields.map((field) => (
        <div key={field.key} data-kind={field.control.kind}>
          <dt>{fieldLabel(locale, messages, field.key)}</dt>
          <dd>
            <PreviewValue field={field} messages={messages} {...place} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PreviewValueProps extends Omit<PreviewFieldsProps, 'fields'> {
  readonly field: FilledField
}

function PreviewValue({ field: { key, control, value }, scope, record, messages }: PreviewValueProps) {
  const locale = useLocale()
  const { kind, options, fieldset } = control
  if (options.sensitive) return <span className="ep-list-none">{locale.text('list.preview.sensitive')}</span>
  if (kind === 'cpf') return <CpfText value={plainText(value)} />
  if (kind === 'reference' || kind === 'file') return linkLabel(key, scope) ?? `#${plainText(value)}`
  if (kind === 'location') return linkLabel(key, scope) ?? <PlaceName control={control} id={Number(value)} scope={scope} />
  if (fieldset) {
    const scopes = kind === 'rows' ? (value as readonly Scope[]) : [value as Scope]
    return <PreviewScopes fieldset={fieldset} scopes={scopes} record={record} />
  }
  const format = { ...locale, yes: locale.text('common.action.yes'), no: locale.text('common.action.no') }
  const labels =
    kind === 'choice' || kind === 'choices'
      ? optionLabels(value, (option) => optionLabel(locale, messages, { key, value: option }))
      : undefined
  const shown = cellText(value, kind, format, labels)
  const { unit } = options as NumberOptions
  return unit && shown ? `${shown} ${unit}` : shown
}

function optionLabels(value: unknown, label: (option: string) => string): Readonly<Record<string, string>> {
  const options = Array.isArray(value) ? value.map(plainText) : [plainText(value)]
  return Object.fromEntries(options.map((option) => [option, label(option)]))
}

interface PreviewScopesProps {
  readonly fieldset: AnyFieldset
  readonly scopes: readonly Scope[]
  readonly record: Scope
}

/** A group, or each row of a list, with labels of its own. */
function PreviewScopes({ fieldset, scopes, record }: PreviewScopesProps) {
  return scopes.map((scope, place) => (
    <PreviewFields
      // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place, and are never moved here
      key={place}
      fields={filledFields(fieldset.fields, fieldset.layout, { scope, record })}
      scope={scope}
      record={record}
      messages={fieldset.messages}
    />
  ))
}

function PlaceName({ control, id, scope }: { readonly control: AnyControl; readonly id: number; readonly scope: Scope }) {
  const { level, dependsOn } = control.options as LocationOptions
  const parentId = dependsOn === undefined ? defaultParents[level] : Number(scope[dependsOn])
  const { places } = usePlaces(level, parentId)
  return places.find((place) => place.id === id)?.name ?? ''
}

/** Where a place without a field above it lies: Brazil by ISO 3166, Paraná by IBGE. */
const defaultParents = { paises: undefined, estados: 76, cidades: 41 } as const
