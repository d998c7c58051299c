import { useMemo, useSyncExternalStore } from 'react'
import { useForm } from '../../../../form/store/FormContext.js'
import type { FormStore } from '../../../../form/store/formStore.js'
import { type SectionRow, sectionsIn } from './pure/rows.js'
import { changedText } from './pure/steps.js'

/** Nobody types any more after so many milliseconds. */
const pause = 250

/** The sections as they stand around the fields: after every act at once, and once nobody types where one text is written, which its field shows by itself. */
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

/** Texts that nothing else of the questionnaire depends on. */
const isTyped = (path: string | undefined) => path !== undefined && /\/(title|description|statement|help|label|unit)$/.test(path)
