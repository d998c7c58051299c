import type { UnreadReason } from '../../controls/FieldProps.js'
import { parsePath } from '../../core/parsePath.js'
import { conditionScope, holds } from './conditions.js'
import { scopeOf } from './fieldPath.js'
import type { FormStore, ShownIssue } from './formStore.js'

/** The text that a list of choices was given and that stands for none of them. */
export function unreadText(issue: Pick<ShownIssue, 'code' | 'params'> | undefined): string | undefined {
  return issue && isUnread(issue) ? String(issue.params?.value) : undefined
}

export function isUnread({ code }: Pick<ShownIssue, 'code'>): boolean {
  return code === 'unread' || code === 'unclear' || code === 'unsought'
}

/** Says at the field why its text stands for no choice; a change of the field mends it. */
export function noteUnread(store: FormStore, path: string, { value, reason }: { readonly value: string; readonly reason: UnreadReason }) {
  const issue = { path, code: reason, params: { value }, isRemote: true }
  store.update(({ issues }) => ({ issues: new Map(issues).set(path, issue) }))
}

/** Those that people can see. A field that may be empty is valid without its text, and a save would lose it. */
export function unreadIssues(store: FormStore): readonly ShownIssue[] {
  const { issues, values } = store.getState()
  return [...issues.values()].filter((issue) => {
    const [root = '', ...rest] = parsePath(issue.path)
    const field = store.resource.fields[String(root)]
    const control = rest.length > 0 ? field?.fieldset?.fields[String(rest.at(-1))] : field
    const isShown = (options = control?.options, scope = scopeOf(issue.path)) =>
      holds(options?.visible, conditionScope(values, scope), true)
    return isUnread(issue) && isShown() && isShown(field?.options, '')
  })
}
