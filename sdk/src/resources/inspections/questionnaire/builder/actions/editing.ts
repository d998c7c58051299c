import type { Confirm } from '../../../../../feedback/feedback.js'
import type { FormStore } from '../../../../../form/store/formStore.js'
import type { History } from '../history.js'
import { withoutConditions } from '../pure/edit.js'
import { type QuestionRow, type SectionRow, sectionsIn, textOf } from '../pure/rows.js'
import type { BuilderText } from '../useBuilderText.js'

/** Same limits as in the schema. */
export const most = { sections: 50, questions: 200 } as const

/** What every action on a questionnaire needs. */
export interface Editing {
  readonly store: FormStore
  readonly text: () => BuilderText
  readonly sections: () => readonly SectionRow[]
  readonly stored: () => readonly SectionRow[]
  readonly tell: BuilderTell
  readonly say: (text: string) => void
  /** Moves the focus to the element that the selector finds, once it is in the page. */
  readonly focus: (selector: string) => void
  readonly titleOf: (section: number) => string
  /** Runs `work` as one undo step. */
  readonly act: (work: () => void) => void
  /** Removes something. When other questions depend on it, asks first and then shows them always. */
  readonly release: (named: readonly QuestionRow[], asked: Asked | undefined, remove: () => void) => Promise<void>
}

type BuilderTell = (...said: Parameters<BuilderText['say']>) => void
interface Asked {
  readonly title: string
  readonly message: string
}

interface EditingParts extends Pick<Editing, 'store' | 'text' | 'say' | 'focus'> {
  readonly history: History
  readonly confirm: () => Confirm
}

export function createEditing({ store, history, confirm, text, say, focus }: EditingParts): Editing {
  const sections = () => sectionsIn(store.getState().values)
  const act = (work: () => void) => history.asOne(work)
  return {
    store,
    text,
    sections,
    stored: () => sectionsIn(store.getState().initial),
    tell: (...said) => say(text().say(...said)),
    say,
    focus,
    titleOf: (section) => textOf(sections()[section]?.title) || text().say('section', { number: section + 1 }),
    act,
    release: async (named, asked, remove) => {
      const buttons = { acceptLabel: text().say('removeAccept'), rejectLabel: text().say('removeReject'), isDestructive: true }
      if (asked && !(await confirm()({ ...asked, ...buttons }))) return
      const codes = new Set(named.map(({ code }) => code))
      act(() => {
        store.update(({ values }) => ({ values: { ...values, sections: withoutConditions(sectionsIn(values), codes) } }))
        remove()
      })
    },
  }
}

export const namesOf = (rows: readonly QuestionRow[]): string => rows.map(({ code }) => code).join(', ')
export const lineOf = (code: string): string => `[data-line="${code}"]`
