import type { FieldIssue } from '../../core/issue.js'
import type { AnyResource } from '../../core/resource.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'
import { fieldLabel, ruleText } from '../../locale/resourceText.js'
import { parsePath } from '../../core/parsePath.js'
import { rowTitle } from '../rows/rowTitle.js'

type Texts = Pick<LocaleValue, 'locale' | 'text' | 'maybeText'>

/** What is wrong, in the reader's language: the entity's own rule, else the common text. */
export function issueText(resource: AnyResource, texts: Texts, issue: Pick<FieldIssue, 'code' | 'params'>): string {
  const { text, maybeText } = texts
  return ruleText(texts, resource.messages, issue) ?? maybeText(`validation.${issue.code}`, issue.params) ?? text('validation.invalid')
}

/** Where a field stands, by labels: `guardians[0].cpf` → `Responsável legal 1 › CPF`. */
export function pathLabel(resource: AnyResource, texts: Texts, path: string): string {
  return pathLabels(resource, texts, path).join(' › ')
}

/** The labels on the way to a field: `['Endereço', 'Cidade']`. */
export function pathLabels(resource: AnyResource, texts: Texts, path: string): readonly string[] {
  const [root, ...rest] = parsePath(path)
  if (root === undefined) return []
  const label = fieldLabel(texts, resource.messages, String(root))
  const fieldset = resource.fields[String(root)]?.fieldset
  if (!fieldset) return [label]
  const group = typeof rest[0] === 'number' ? rowTitle(fieldset, texts.locale, { label, number: rest[0] + 1 }) : label
  const key = rest.find((part) => typeof part === 'string')
  return key === undefined ? [group] : [group, fieldset.messages[texts.locale].fields[key] ?? key]
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
