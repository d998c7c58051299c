import { useEffect, useMemo } from 'react'
import { atRest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import type { FormStore } from '../store/formStore.js'
import { type CheckPorts, createFormChecks, type FormChecks } from './formChecks.js'
import { usePress } from './usePress.js'

/** When the checks of the calling form may work. */
export function useCheckPorts(): CheckPorts {
  const mount = useMount()
  const press = usePress()
  return useMemo(() => ({ atRest: (rest, work) => atRest(mount, rest, work), afterPress: press.after }), [mount, press])
}

/** The checks of a form that has no session; none without a store. */
export function useFormChecks(store: FormStore | undefined): FormChecks | undefined {
  const ports = useCheckPorts()
  const checks = useMemo(() => store && createFormChecks(store, ports), [store, ports])
  useEffect(() => checks?.start(), [checks])
  return checks
}
