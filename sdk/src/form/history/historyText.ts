import type { HistoryChange } from '../../api/recordCalls.js'
import type { AnyControl } from '../../core/control.js'
import { parsePath } from '../../core/issue.js'
import type { AnyResource } from '../../core/resource.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'
import type { ValueFormat } from '../../core/kind.js'
import { isRows } from '../../kinds/part/rows.js'
import { shownKind } from '../../kinds/shown.js'
import { listedLabel, ruleText, type ScopeMessages } from '../../locale/resourceText.js'
import { type ShownField, valueText } from '../../values/valueText.js'
import { pathLabels } from '../checks/issueTexts.js'
import { controlsTo } from '../core/controlAt.js'
import { takenBack } from '../../core/record.js'
import type { Values } from '../core/fieldPath.js'

type Texts = Pick<LocaleValue, 'locale' | 'text' | 'maybeText' | keyof ValueFormat>

/** The field of a change, as the form knows it. */
export interface ChangedField {
  readonly label: string
  /** None for a field that the form does not edit. */
  readonly control?: AnyControl
  /** Its values are private. */
  readonly isSensitive: boolean
  readonly messages: ScopeMessages
  readonly key: string
}

/** Finds the field at a path of the draft: `address.cityId` → "Endereço: Cidade". */
export function changedField(
  resource: AnyResource,
  texts: Texts,
  { path, values }: { readonly path: string; readonly values?: Values },
): ChangedField {
  const keys = parsePath(path).filter((part) => typeof part === 'string')
  const controls = controlsTo(resource.fields, path)
  const control = controls.length === keys.length ? controls.at(-1) : undefined
  return {
    label: pathLabels(resource, texts, { path, values }).join(': '),
    control,
    isSensitive: controls.some(({ options }) => Boolean(options.sensitive)),
    messages: (keys.length > 1 ? controls[keys.length - 2]?.fieldset?.messages : undefined) ?? resource.messages,
    key: keys.at(-1) ?? '',
  }
}

/** The reason of an entry: what somebody typed, or the entity's text of the code that the server gave: `supplier.suspenso`. */
export function reasonText(texts: Texts, { contract, messages }: AnyResource, reason: string): string {
  if (reason === takenBack) return texts.text('status.takenBack')
  return (reason.startsWith(`${contract.name}.`) ? ruleText(texts, messages, { code: reason }) : undefined) ?? reason
}

/** One side of a change as people read it: labels for ids and codes, formatted dates and amounts. Empty when there was no value. */
export function sideText(field: ChangedField, texts: Texts, change: HistoryChange, side: 'before' | 'after'): string {
  const value = change[side]
  if (value === null || value === undefined || value === '') return ''
  if (field.isSensitive) return texts.text('history.hidden')
  // Rows that changed places, by their former numbers.
  if (isRows(field.control) && Array.isArray(value) && value.every((each) => typeof each === 'number')) return value.join(', ')
  // A row that moved below another one, by its place: `2.1`.
  if (isRows(field.control) && typeof value === 'string') return value
  return change[`${side}Label`] ?? valueText(value, shownField(field, texts), { ...texts, ...answers(texts) })
}

function shownField({ control, messages, key }: ChangedField, texts: Texts): ShownField {
  return { kind: shownKind(key, control), labelOf: (value) => listedLabel(texts, messages, { key, value }) }
}

const answers = ({ text }: Texts) => ({ yes: text('common.action.yes'), no: text('common.action.no') })

/** The values that a new record was given; empty ones are left out. */
export function isNews({ before, after }: HistoryChange): boolean {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  return !(isEmpty(before) && isEmpty(after))
}
