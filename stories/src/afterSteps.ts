import { useEffect, useRef, useSyncExternalStore } from 'react'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expectWords } from './expectWords.js'
import { forgetKept } from './forgetKept.js'

interface Story {
  readonly id: string
  readonly canvasElement: HTMLElement
}

/** The story that is shown, and the one whose steps have run. */
let [shown, done]: [shown?: string, done?: string] = []
const listeners = new Set<() => void>()

/** Before a story, also when it is drawn again. @returns a function for its end, or for when its steps run anew */
export async function beginStory({ id }: Story): Promise<() => void> {
  if (shown !== id) await forgetKept()
  shown = id
  // What comes in slowly is not visible yet to a step that looks at once.
  document.documentElement.dataset.steps = 'running'
  return () => {
    shown = done = undefined
  }
}

/** After the steps of a story: its words are checked, and its screen may speak the language of the toolbar. */
export async function afterSteps(story: Story): Promise<void> {
  await expectWords(story)
  delete document.documentElement.dataset.steps
  done = story.id
  for (const listener of listeners) listener()
}

/** Whether the steps of a story have run. They look for Portuguese words, so until then its screen is in Portuguese. */
export function useStepsDone(id: string): boolean {
  return useSyncExternalStore(subscribe, () => done === id)
}

/**
 * Runs the steps of a story again when its screen is made anew, with other `settings`: otherwise it would show less than they have done. They find
 * nothing in the shadow root of a portal, which has no settings here.
 */
export function useStepsAgain(id: string, settings: string | undefined): void {
  const before = useRef(settings)
  useEffect(() => {
    if (before.current === settings) return
    before.current = settings
    if (settings === undefined) return
    addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
  }, [id, settings])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
