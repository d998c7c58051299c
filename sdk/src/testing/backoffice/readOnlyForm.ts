import type { Route } from '../../core/route.js'
import { department } from '../../resources/administrative/department/resource.js'

/** A read-only form of a department, to replace a route's own screen. */
export function readOnlyForm(reason: string): NonNullable<Route['screen']> {
  return () =>
    import('../../form/frame/formScreen.js').then(({ formScreen }) => ({ Screen: formScreen(department, { readOnlyReason: reason }) }))
}
