import type { HistoryChange } from '../../api/recordCalls.js'
import type { AnyControl } from '../../core/control.js'
import { parsePath } from '../../core/parsePath.js'
import type { AnyResource } from '../../core/resource.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'
import { optionLabel, type ScopeMessages } from '../../locale/resourceText.js'
import { type ValueFormat, writtenValue } from '../../locale/writtenValue.js'
import { maskedCpf } from '../../validators/cpf.js'
import { pathLabels } from '../issueTexts.js'

type Texts = Pick<LocaleValue, 'locale' | 'text' | 'maybeText' | keyof ValueFormat>

/** The field that a change is about, as the form knows it. */
export interface ChangedField {
  readonly label: string
  /** None for what the form does not edit. */
  readonly control?: AnyControl
  /** Its values are nobody's business in passing. */
  readonly isSensitive: boolean
  readonly messages: ScopeMessages
  readonly key: string
}

/** Finds the field at a path of the draft: `address.cityId` → "Endereço: Cidade". */
export function changedField(resource: AnyResource, texts: Texts, path: string): ChangedField {
  const [root = '', ...rest] = parsePath(path).map(String)
  const holder = resource.fields[root]
  const key = rest.length === 0 ? root : (rest.at(-1) ?? '')
  const control = rest.length === 0 ? holder : holder?.fieldset?.fields[key]
  return {
    label: pathLabels(resource, texts, path).join(': '),
    control,
    isSensitive: Boolean(holder?.options.sensitive) || Boolean(control?.options.sensitive),
    messages: rest.length === 0 || !holder?.fieldset ? resource.messages : holder.fieldset.messages,
    key,
  }
}

/** One side of a change as a person reads it: labels in place of ids and codes, dates and amounts written out. Empty when there was nothing. */
export function sideText(field: ChangedField, texts: Texts, change: HistoryChange, side: 'before' | 'after'): string {
  const value = change[side]
  if (value === null || value === undefined || value === '') return ''
  if (field.isSensitive) return texts.text('history.hidden')
  return change[`${side}Label`] ?? valueText(field, texts, value)
}

// A number that is nobody's number.
const idKinds: ReadonlySet<unknown> = new Set(['reference', 'location', 'picture', 'file'])

function valueText(field: ChangedField, texts: Texts, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => valueText(field, texts, item)).join(', ')
  if (typeof value === 'boolean') return texts.text(value ? 'common.action.yes' : 'common.action.no')
  const { control, messages, key } = field
  if (typeof value === 'number') return idKinds.has(control?.kind) ? `#${value}` : texts.number(value)
  if (typeof value !== 'string') return ''
  const option = optionLabel(texts, messages, { key, value })
  if (option !== value) return option
  return control?.kind === 'cpf' ? maskedCpf(value) : writtenValue(value, control?.kind, texts)
}

/** What was filled in when the record was made; what stayed empty is no news. */
export function isNews({ before, after }: HistoryChange): boolean {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  return !(isEmpty(before) && isEmpty(after))
}
