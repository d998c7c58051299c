import { useEffect, useMemo, useRef } from 'react'
import type { AnyFieldset } from '../../../../core/control.js'
import { useConfirm } from '../../../../feedback/FeedbackProvider.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { fillText } from '../../../../locale/format.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { addingQuestions } from './actions/addQuestions.js'
import { createEditing, lineOf } from './actions/editing.js'
import { editingSections } from './actions/editSections.js'
import { pastingSections } from './actions/pasteSections.js'
import { movingQuestions } from './actions/moveQuestions.js'
import type { ReadSection } from '../paste/readQuestions.js'
import type { BuilderActions } from './BuilderContext.js'
import { createHistory, type History, type Turn } from './history.js'
import { placeOf, type QuestionRow } from './pure/rows.js'
import { turnText } from './turnText.js'
import { useBuilderText } from './useBuilderText.js'

interface BuilderState {
  readonly question: AnyFieldset
  readonly section: AnyFieldset
  /** Sets the code of the open question, or `undefined`. */
  readonly setOpen: (next: (open: string | undefined) => string | undefined) => void
  readonly focus: (selector: string) => void
  readonly say: (text: string) => void
  readonly openBank: (section: number) => void
  readonly openPaste: (text: string) => void
}

interface Building {
  readonly actions: BuilderActions
  readonly history: History
  /** Adds copies of questions at the end of a section. */
  readonly take: (section: number, questions: readonly QuestionRow[]) => void
  /** Adds the sections of a text. */
  readonly paste: (sections: readonly ReadSection[]) => void
}

/** The actions behind the builder's buttons, keys and drags; the object stays the same as long as the form. */
export function useBuilderActions({ question, section, setOpen, focus, say, openBank, openPaste }: BuilderState): Building {
  const { store } = useForm()
  const confirm = useConfirm()
  const { locale } = useLocale()
  const text = useBuilderText()
  const history = useMemo(() => createHistory(store), [store])
  // Read at the moment of an action.
  const latest = useRef({ confirm, locale, text })
  useEffect(() => {
    latest.current = { confirm, locale, text }
  })
  return useMemo(() => {
    const now = () => latest.current
    // oxlint-disable-next-line react/refs -- read at the moment of an action, never while rendering
    const editing = createEditing({ store, history, confirm: () => now().confirm, text: () => now().text, say, focus })
    const { take, ...adding } = addingQuestions(editing, { question, open: (code) => setOpen(() => code) })
    const turned = (turn: Turn | undefined, done: 'undone' | 'redone', none: 'nothingToUndo' | 'nothingToRedo') => {
      if (!turn) return editing.tell(none)
      const { what, code } = turnText(now().locale, turn)
      say(`${fillText(now().locale, now().text.texts[done], { what })} ${now().text.plural('left', turn.left)}`)
      focus(lineOf(nearest(turn, code) ?? ''))
      return undefined
    }
    const actions: BuilderActions = {
      ...adding,
      ...movingQuestions(editing),
      ...editingSections(editing, section),
      openPaste,
      toggle: (code) => setOpen((open) => (open === code ? undefined : code)),
      openBank,
      undo: () => turned(history.undo(), 'undone', 'nothingToUndo'),
      redo: () => turned(history.redo(), 'redone', 'nothingToRedo'),
      say,
    }
    return { actions, history, take, paste: pastingSections(editing, { section, question }) }
  }, [store, history, question, section, setOpen, focus, say, openBank, openPaste])
}

/** The question that a step concerns, or the one before it if it was removed. */
function nearest({ before, after }: Turn, code: string | undefined): string | undefined {
  if (code === undefined || placeOf(after, code)) return code
  const codes = before.flatMap(({ questions }) => questions.map((question) => question.code))
  return codes.slice(0, codes.indexOf(code)).findLast((each) => placeOf(after, each))
}
