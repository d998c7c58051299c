import type { UnreadReason } from '../../controls/FieldProps.js'
import { conditionScope, holds } from '../core/conditions.js'
import { controlsTo } from '../core/controlAt.js'
import { scopeOf } from '../core/fieldPath.js'
import type { FormStore, ShownIssue } from './formStore.js'

/** A text in a list of choices that matches none of them. */
export function unreadText(issue: Pick<ShownIssue, 'code' | 'params'> | undefined): string | undefined {
  return issue && isUnread(issue) ? String(issue.params?.value) : undefined
}

const unreadCodes: ReadonlySet<string> = new Set<UnreadReason>(['unread', 'unclear', 'unsought', 'near', 'disagree', 'inactive', 'barred'])

export function isUnread({ code }: Pick<ShownIssue, 'code'>): boolean {
  return unreadCodes.has(code)
}

/** Shows at the field why its text matches no choice. A change of the field removes the message. */
export function noteUnread(store: FormStore, path: string, { value, reason }: { readonly value: string; readonly reason: UnreadReason }) {
  const issue = { path, code: reason, params: { value }, isRemote: true }
  store.update(({ issues }) => ({ issues: new Map(issues).set(path, issue) }))
}

/** Only of fields that are shown. An optional field would be valid without its text, and a save would lose the text. */
export function unreadIssues(store: FormStore): readonly ShownIssue[] {
  const { issues, values } = store.getState()
  return [...issues.values()].filter((issue) => {
    // A field is shown while it and every part around it are shown.
    const places: string[] = []
    for (let place = issue.path; place !== ''; place = scopeOf(place)) places.unshift(place)
    const controls = controlsTo(store.resource.fields, issue.path)
    return (
      isUnread(issue) &&
      controls.every(({ options }, level) => holds(options.visible, conditionScope(values, scopeOf(places[level] ?? '')), true))
    )
  })
}
