import type { HistoryChange } from '../../api/recordCalls.js'
import type { AnyControl } from '../../core/control.js'
import { parsePath } from '../../core/parsePath.js'
import type { AnyResource } from '../../core/resource.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'
import type { ValueFormat } from '../../core/kind.js'
import { shownKind } from '../../kinds/shown.js'
import { listedLabel, type ScopeMessages } from '../../locale/resourceText.js'
import { type ShownField, valueText } from '../../values/valueText.js'
import { pathLabels } from '../checks/issueTexts.js'

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
  return change[`${side}Label`] ?? valueText(value, shownField(field, texts), { ...texts, ...answers(texts) })
}

function shownField({ control, messages, key }: ChangedField, texts: Texts): ShownField {
  return { kind: shownKind(key, control), labelOf: (value) => listedLabel(texts, messages, { key, value }) }
}

const answers = ({ text }: Texts) => ({ yes: text('common.action.yes'), no: text('common.action.no') })

/** What was filled in when the record was made; what stayed empty is no news. */
export function isNews({ before, after }: HistoryChange): boolean {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  return !(isEmpty(before) && isEmpty(after))
}
