import type { AnyFieldset } from '../core/control.js'
import type { FieldIssue } from '../core/issue.js'
import type { AnyResource } from '../core/resource.js'
import type { LocaleValue } from '../locale/LocaleProvider.js'
import { fillText } from '../locale/format.js'
import { parsePath } from './fieldPath.js'

/** Labels, options and hints of the scope a field stands in: of the record, or of a fieldset. */
export type ScopeTexts = AnyFieldset['messages']
type Texts = Pick<LocaleValue, 'locale' | 'text' | 'maybeText'>

/** What is wrong, in the reader's language: the entity's own rule, else the common text. */
export function issueText(
  resource: AnyResource,
  { locale, text, maybeText }: Texts,
  { code, params }: Pick<FieldIssue, 'code' | 'params'>,
): string {
  const rules = resource.messages[locale].rules ?? {}
  const rule = rules[code] ?? rules[code.slice(code.indexOf('.') + 1)]
  if (rule !== undefined) return fillText(locale, rule, params)
  return maybeText(`validation.${code}`, params) ?? text('validation.invalid')
}

/** Label of a field of the record, or of one of its groups' or rows' fields. */
export function fieldLabel({ locale, maybeText }: Texts, texts: ScopeTexts, key: string): string {
  return texts[locale].fields[key] ?? maybeText(`common.field.${key}`) ?? key
}

/** Where a field stands, by labels: `guardians[0].cpf` → `Responsáveis 1 › CPF`. */
export function pathLabel(resource: AnyResource, texts: Texts, path: string): string {
  const [root, ...rest] = parsePath(path)
  if (root === undefined) return ''
  const label = fieldLabel(texts, resource.messages, String(root))
  const fieldset = resource.fields[String(root)]?.fieldset
  const row = typeof rest[0] === 'number' ? ` ${rest[0] + 1}` : ''
  const key = rest.find((part) => typeof part === 'string')
  return key === undefined || !fieldset ? label + row : `${label}${row} › ${fieldset.messages[texts.locale].fields[key] ?? key}`
}

/** Issues in the order in which their fields stand on the screen. */
export function inFormOrder<T extends FieldIssue>(resource: AnyResource, issues: Iterable<T>): readonly T[] {
  const order = resource.sections.flatMap(({ fields }) => fields)
  const rank = ({ path }: T) => {
    const [root, ...rest] = parsePath(path)
    const layout = resource.fields[String(root)]?.fieldset?.layout ?? []
    const row = typeof rest[0] === 'number' ? rest[0] + 1 : 0
    return [order.indexOf(String(root)), row, layout.indexOf(String(rest.at(-1)))] as const
  }
  return [...issues].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
  })
}
