import type { Route } from '../../core/route.js'
import { department } from '../../resources/administrative/department/resource.js'

/** The form of a department for somebody who may look and not touch, in place of a route's own screen. */
export function readOnlyForm(reason: string): NonNullable<Route['screen']> {
  return () =>
    import('../../form/frame/formScreen.js').then(({ formScreen }) => ({ Screen: formScreen(department, { readOnlyReason: reason }) }))
}
