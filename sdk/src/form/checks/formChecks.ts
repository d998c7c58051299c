import type { ContractSchema } from '../../core/contract.js'
import { MissingPart } from '../../core/errors.js'
import { isOffline, type Rest } from '../../mount/atRest.js'
import { toDraft } from '../core/formValues.js'
import type { Values } from '../core/fieldPath.js'
import type { FormStore } from '../store/formStore.js'
import { isOnlyPassed } from './focusFirstField.js'
import { type Checked, checkDraft, issuesAfterBlur, issuesAfterChange } from './validation.js'

/** When the checks may work and when their messages may appear. */
export interface CheckPorts {
  /** Does `work` when the person pauses. @returns cancels it */
  readonly atRest: (rest: Rest, work: () => void) => () => void
  /** Does `action` when no pointer is down: a message would move the button away from under the pointer. */
  readonly afterPress: (action: () => void) => void
}

export type FormChecks = ReturnType<typeof createFormChecks>

/** Making the schema takes as long as drawing three sections, so it waits until the whole form is drawn. After a change it does not wait: a save comes next. */
const pause = { pause: 400, latest: 1200 }
const soon = { pause: 0 }

/** The entity's schema at work in one form. It loads after the form is shown. */
export function createFormChecks(store: FormStore, { atRest, afterPress }: CheckPorts) {
  const { resource } = store
  let schema: ContractSchema<unknown, unknown> | undefined
  let last: { readonly values: Values; readonly initial: Values; readonly checked: Checked } | undefined
  const load = async () => {
    schema ??= await resource.contract.schema()
    return schema
  }
  // A save follows the blur of a field: the same values are checked once.
  const check = (known: ContractSchema<unknown, unknown>): Checked => {
    const { values, initial } = store.getState()
    if (last?.values !== values || last.initial !== initial)
      last = { values, initial, checked: checkDraft(known, toDraft(resource, values, initial), resource.contract) }
    return last.checked
  }
  // zod builds its checks at the first use: at rest that delays no save. A save tries again when loading fails, and reports it.
  const prepare = () => void load().then(check, () => undefined)
  /** Removes the messages that changes have corrected. */
  const recheck = () => {
    if (!schema || store.getState().issues.size === 0) return
    const { issues } = check(schema)
    store.update((state) => ({ issues: issuesAfterChange(state, issues) }))
  }
  return {
    /**
     * Loads the schema when the person pauses, and from then on removes messages that a change has corrected, whoever made it: what an event
     * fills in may come after a press on "Salvar". @returns stops
     */
    start: () => {
      let { values } = store.getState()
      let isDue = false
      const stopFollowing = store.subscribe(() => {
        if (store.getState().values === values) return
        ;({ values } = store.getState())
        if (isDue) return
        isDue = true
        // Once for all that one press changes: a paste makes hundreds of changes.
        queueMicrotask(() => {
          isDue = false
          recheck()
        })
      })
      let cancel = atRest(pause, prepare)
      const stop = store.subscribe(() => {
        if (!store.isDirty()) return
        stop()
        cancel()
        cancel = atRest(soon, prepare)
      })
      return () => {
        stopFollowing()
        stop()
        cancel()
      }
    },
    /** Checks one field after the person left it. */
    leave: (path: string) => {
      if (isOnlyPassed(store, path) || (!schema && isOffline())) return
      void load().then(
        (known) => afterPress(() => store.update((state) => ({ issues: issuesAfterBlur(state, check(known).issues, path) }))),
        () => undefined,
      )
    },
    /** Checks everything before a save. @throws `MissingPart` when the schema does not load */
    checkAll: async () => check(await needed(load)),
  }
}

async function needed<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw new MissingPart(load, error)
  }
}
