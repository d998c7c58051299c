import type { Confirm } from '../../../../../feedback/feedback.js'
import type { FormStore } from '../../../../../form/store/formStore.js'
import type { History } from '../history.js'
import { withoutConditions } from '../pure/edit.js'
import { type QuestionRow, type SectionRow, sectionsIn, textOf } from '../pure/rows.js'
import type { BuilderText } from '../useBuilderText.js'

/** As in the schema. */
export const most = { sections: 50, questions: 200 } as const

/** What every act on a questionnaire needs. */
export interface Editing {
  readonly store: FormStore
  readonly text: () => BuilderText
  readonly sections: () => readonly SectionRow[]
  readonly stored: () => readonly SectionRow[]
  readonly tell: BuilderTell
  readonly say: (text: string) => void
  /** Where the focus goes once it is there: a selector. */
  readonly focus: (selector: string) => void
  readonly titleOf: (section: number) => string
  /** All of it is one step. */
  readonly act: (work: () => void) => void
  /** Takes something out after asking where questions are shown by it; these are always shown then. */
  readonly release: (named: readonly QuestionRow[], asked: Asked | undefined, remove: () => void) => Promise<void>
}

type BuilderTell = (...said: Parameters<BuilderText['say']>) => void
interface Asked {
  readonly title: string
  readonly message: string
}

interface EditingParts extends Pick<Editing, 'store' | 'text' | 'say' | 'focus'> {
  readonly history: History
  readonly recheck: () => void
  readonly confirm: () => Confirm
}

export function createEditing({ store, history, recheck, confirm, text, say, focus }: EditingParts): Editing {
  const sections = () => sectionsIn(store.getState().values)
  const act = (work: () => void) => {
    history.asOne(work)
    recheck()
  }
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
