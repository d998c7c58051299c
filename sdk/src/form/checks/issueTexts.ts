import { type FieldIssue, type Remark, parsePath } from '../../core/issue.js'
import type { AnyControl } from '../../core/control.js'
import type { AnyResource } from '../../core/resource.js'
import type { LocaleValue } from '../../locale/LocaleProvider.js'
import { fieldLabel, ruleText, type ScopeMessages } from '../../locale/resourceText.js'
import { errorText } from '../../controls/errorText.js'
import { rowTitle } from '../core/rowTitle.js'
import { controlsTo } from '../core/controlAt.js'
import { getAt, type Values } from '../core/fieldPath.js'
import type { FormStore } from '../store/formStore.js'
import { isVeil } from '../core/veiled.js'

type Texts = Pick<LocaleValue, 'locale' | 'text' | 'maybeText'>

/** The message of an issue: the entity's own rule, or else the common text. */
export function issueText(resource: AnyResource, texts: Texts, issue: Pick<FieldIssue, 'code' | 'params'>): string {
  const { text, maybeText } = texts
  return (
    ruleText(texts, resource.messages, issue) ??
    maybeText(`validation.${issue.code}`, issue.params) ??
    maybeText(`common.failure.${issue.code}`) ??
    text('validation.invalid')
  )
}

/** The message of an issue as its field says it: a text that the field cannot read is told with an example. */
export function fieldIssueText({ resource, getState }: FormStore, texts: Texts, issue: FieldIssue): string {
  const error = issueText(resource, texts, issue)
  const value = getAt(getState().values, issue.path)
  return isVeil(value) ? error : errorText(texts, controlsTo(resource.fields, issue.path).at(-1), { value, error })
}

/** The labels on the way to a field as one text: `guardians[0].cpf` → `Responsável legal 1 › CPF`. */
export function pathLabel(resource: AnyResource, texts: Texts, path: string): string {
  return pathLabels(resource, texts, { path }).join(' › ')
}

interface LabelledPath {
  readonly path: string
  /** The draft: some rows have names of their own in it. */
  readonly values?: Values
}

/** The labels on the way to a field: `['Endereço', 'Cidade']`. */
export function pathLabels(resource: AnyResource, texts: Texts, { path, values }: LabelledPath): readonly string[] {
  let { messages, fields }: Scope = resource
  let labels: readonly string[] = []
  let named: { readonly name: string; readonly depth: number } | undefined
  const parts = parsePath(path)
  for (const [place, part] of parts.entries()) {
    if (typeof part === 'number') continue
    const label = fieldLabel(texts, messages, part)
    const fieldset = fields[part]?.fieldset
    const toRow = parts.slice(0, place + 2)
    const numbers = toRow.flatMap((each) => (typeof each === 'number' ? [each + 1] : []))
    if (fieldset !== undefined && typeof parts[place + 1] === 'number') {
      const row = toRow.reduce<unknown>((at, each) => (at as Values | undefined)?.[each], values)
      const name = row ? fieldset.rowName?.(row as Values, texts.locale) : undefined
      // A row's number includes the numbers of the rows around it, up to one with a name.
      const number = numbers.slice(named?.depth ?? 0).join('.')
      labels = [...(named ? [named.name] : []), name ?? rowTitle(fieldset, texts.locale, { label, number })]
      if (name !== undefined) named = { name, depth: numbers.length }
    } else labels = [...labels, label]
    if (!fieldset) break
    ;({ messages, fields } = fieldset)
  }
  return labels
}

interface Scope {
  readonly messages: ScopeMessages
  readonly fields: Readonly<Record<string, AnyControl | undefined>>
}

/** The text of a warning: the key of a rule, or a remark with its values. */
export const warningText = (resource: AnyResource, texts: Texts, warning: string | Remark): string =>
  issueText(resource, texts, typeof warning === 'string' ? { code: warning } : warning)

/** Issues in the order of their fields on the screen. */
export function inFormOrder<T extends FieldIssue>(resource: AnyResource, issues: Iterable<T>): readonly T[] {
  const order: readonly string[] = resource.sections.flatMap(({ fields }) => fields)
  const rank = ({ path }: T) => {
    let layout = order
    let fields: Scope['fields'] = resource.fields
    return parsePath(path).map((part) => {
      if (typeof part === 'number') return part
      const place = layout.indexOf(part)
      const fieldset = fields[part]?.fieldset
      layout = fieldset?.layout ?? []
      fields = fieldset?.fields ?? {}
      return place
    })
  }
  return [...issues].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    const place = left.findIndex((each, level) => each !== right[level])
    return place < 0 ? left.length - right.length : (left[place] ?? 0) - (right[place] ?? -1)
  })
}
