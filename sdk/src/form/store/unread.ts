import type { UnreadReason } from '../../controls/FieldProps.js'
import { conditionScope, holds } from './conditions.js'
import { controlsTo } from './controlAt.js'
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
    // A field is seen while it and all that it stands in are.
    const places: string[] = []
    for (let place = issue.path; place !== ''; place = scopeOf(place)) places.unshift(place)
    const controls = controlsTo(store.resource.fields, issue.path)
    return (
      isUnread(issue) &&
      controls.every(({ options }, level) => holds(options.visible, conditionScope(values, scopeOf(places[level] ?? '')), true))
    )
  })
}
