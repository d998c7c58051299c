import { useEffect, useMemo } from 'react'
import { atRest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import type { FormStore } from '../store/formStore.js'
import { type CheckPorts, createFormChecks, type FormChecks } from './formChecks.js'

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

/** Delays what would move the page until the pointer is up: otherwise a button would move away from under it. */
function usePress(): { readonly after: (action: () => void) => void } {
  const press = useMemo(() => createPress(), [])
  useEffect(() => {
    const options = { capture: true }
    addEventListener('pointerdown', press.begin, options)
    for (const end of ends) addEventListener(end, press.end, options)
    return () => {
      removeEventListener('pointerdown', press.begin, options)
      for (const end of ends) removeEventListener(end, press.end, options)
    }
  }, [press])
  return press
}

const ends = ['pointerup', 'pointercancel', 'dragend'] as const

function createPress() {
  let isDown = false
  const waiting: (() => void)[] = []
  return {
    begin: () => {
      isDown = true
    },
    end: () => {
      isDown = false
      // The click comes after the pointer is up.
      setTimeout(() => {
        for (const action of waiting.splice(0)) action()
      })
    },
    after: (action: () => void) => {
      if (isDown) waiting.push(action)
      else action()
    },
  }
}
