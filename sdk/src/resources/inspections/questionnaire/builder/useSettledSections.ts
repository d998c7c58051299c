import { useMemo, useSyncExternalStore } from 'react'
import { useForm } from '../../../../form/store/FormContext.js'
import type { FormStore } from '../../../../form/store/formStore.js'
import { type SectionRow, sectionsIn } from './pure/rows.js'
import { changedText } from './pure/steps.js'

/** The user has stopped typing after this many milliseconds. */
const pause = 250

/**
 * The sections for the components around the fields: updated at once after an action, but after a pause while one text is typed, which its
 * field shows by itself.
 */
export function useSettledSections(): readonly SectionRow[] {
  const { store } = useForm()
  const { subscribe, read } = useMemo(() => settledSections(store), [store])
  return useSyncExternalStore(subscribe, read, read)
}

export function settledSections(store: FormStore) {
  const latest = () => sectionsIn(store.getState().values)
  let shown = latest()
  const read = () => {
    if (shown !== latest() && !isTyped(changedText(shown, latest()))) shown = latest()
    return shown
  }
  const subscribe = (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      shown = latest()
      listener()
    }
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      if (read() !== latest()) timer = setTimeout(settle, pause)
      listener()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }
  return { subscribe, read }
}

/** Texts that no other part of the questionnaire depends on. */
const isTyped = (path: string | undefined) => path !== undefined && /\/(title|description|statement|help|label|unit)$/.test(path)
