import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ContractSchema } from '../../core/contract.js'
import { atRest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import { useIsDirty } from '../record/useUnsavedGuard.js'
import { isOnlyPassed } from './focusField.js'
import type { Values } from '../store/fieldPath.js'
import type { FormStore } from '../store/formStore.js'
import { toDraft } from '../record/formValues.js'
import { usePress } from './usePress.js'
import { type Checked, checkDraft, issuesAfterBlur, issuesAfterChange } from './validation.js'

export interface FormChecks {
  /** Checks one field after it was left. */
  readonly leave: (path: string) => void
  /** Takes away what a change has mended. */
  readonly recheck: () => void
  /** Checks everything before saving. @throws what loading the schema threw */
  readonly checkAll: () => Promise<Checked>
}

/** When all of the form is there: making the schema takes as long as drawing three sections. Whoever has changed something saves next. */
const pause = { pause: 100, latest: 300 }
const soon = { pause: 0 }

/** The entity's schema at work in a form. It is loaded after the form stands: nobody needs it to see the form. */
export function useFormChecks(store: FormStore | undefined): FormChecks {
  const mount = useMount()
  const isDirty = useIsDirty(store)
  const known = useRef<ContractSchema<unknown, unknown>>(undefined)
  const contract = store?.resource.contract
  const load = useCallback(async () => {
    if (!contract) throw new Error('no form is open')
    known.current ??= await contract.schema()
    return known.current
  }, [contract])
  useEffect(() => {
    known.current = undefined
  }, [contract])
  useEffect(() => {
    if (!contract) return
    return atRest(mount, isDirty ? soon : pause, () => void load().catch(() => undefined)) // saving tries again, and tells
  }, [mount, contract, load, isDirty])
  const press = usePress()
  return useMemo(() => {
    const check = createCheck()
    return {
      leave: (path) => {
        if (!store || isOnlyPassed(store, path)) return
        void load().then(
          (schema) => press.after(() => store.update((state) => ({ issues: issuesAfterBlur(state, check(schema, store).issues, path) }))),
          () => undefined,
        )
      },
      recheck: () => {
        if (!store || !known.current || store.getState().issues.size === 0) return
        const { issues } = check(known.current, store)
        store.update((state) => ({ issues: issuesAfterChange(state, issues) }))
      },
      checkAll: async () => {
        const schema = await load()
        if (!store) throw new Error('no form is open')
        return check(schema, store)
      },
    }
  }, [store, load, press])
}

/** Who saves from a field leaves it first: the same values are checked once. */
function createCheck() {
  let last: { readonly values: Values; readonly checked: Checked } | undefined
  return (schema: ContractSchema<unknown, unknown>, { resource, getState }: FormStore): Checked => {
    const { values } = getState()
    if (last?.values !== values) last = { values, checked: checkDraft(schema, toDraft(resource, values), resource.contract) }
    return last.checked
  }
}
