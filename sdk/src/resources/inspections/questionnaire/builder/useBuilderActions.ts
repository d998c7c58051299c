import { useMemo, useRef } from 'react'
import { useConfirm } from '../../../../feedback/FeedbackProvider.js'
import type { AnyFieldset } from '../../../../core/control.js'
import { addRow, moveRow, moveRowInto, removeRow } from '../../../../form/rows/rows.js'
import { newRow } from '../../../../form/record/formValues.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { fillText } from '../../../../locale/format.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { BuilderActions } from './BuilderContext.js'
import { createHistory, type History, type Turn } from './history.js'
import { balanced, dependants, nextCodes, recoded, stepPlace, withoutConditions } from './pure/edit.js'
import { placeOf, type QuestionRow, rowPath, type SectionRow, sectionsIn, textOf } from './pure/rows.js'
import { turnText } from './turnText.js'
import { useBuilderText } from './useBuilderText.js'

/** As in the schema. */
export const most = { sections: 50, questions: 200 } as const

interface BuilderState {
  readonly question: AnyFieldset
  readonly section: AnyFieldset
  /** The question that is open, or none. */
  readonly setOpen: (next: (open: string | undefined) => string | undefined) => void
  /** Where the focus goes once it is there: a selector. */
  readonly focus: (selector: string) => void
  readonly say: (text: string) => void
  readonly openBank: (section: number) => void
}

interface Building {
  readonly actions: BuilderActions
  readonly history: History
  /** Brings copies of questions to the end of a section. */
  readonly take: (section: number, questions: readonly QuestionRow[]) => void
}

/** What the buttons, keys and drags of the builder do. */
export function useBuilderActions({ question, section: sectionFields, setOpen, focus, say, openBank }: BuilderState): Building {
  const { store, recheck } = useForm()
  const confirm = useConfirm()
  const { locale } = useLocale()
  const text = useBuilderText()
  const history = useMemo(() => createHistory(store), [store])
  // Read when something is done, so that what is done stays the same object.
  const latest = useRef({ confirm, locale, text })
  latest.current = { confirm, locale, text }
  return useMemo(() => {
    const sections = () => sectionsIn(store.getState().values)
    const stored = () => sectionsIn(store.getState().initial)
    const tell = (key: Parameters<typeof text.say>[0], params?: Parameters<typeof text.say>[1]) => say(latest.current.text.say(key, params))
    const titleOf = (index: number) => textOf(sections()[index]?.title) || latest.current.text.say('section', { number: index + 1 })
    const act = (work: () => void) => {
      history.asOne(work)
      recheck()
    }
    const focusLine = (code: string) => focus(`[data-line="${code}"]`)
    const insert = (at: { readonly section: number; readonly index?: number }, rows: readonly QuestionRow[]) => {
      const path = `sections[${at.section}].questions`
      const count = sections()[at.section]?.questions.length ?? 0
      if (count + rows.length > most.questions) {
        tell('full', { max: most.questions })
        return false
      }
      act(() => {
        for (const [place, row] of rows.entries()) addRow(store, path, row, { index: (at.index ?? count) + place })
      })
      return true
    }
    const tellMoved = (code: string) => {
      const place = placeOf(sections(), code)
      if (!place) return
      const count = sections()[place.section]?.questions.length ?? 0
      tell('moved', { name: code, place: place.question + 1, count, section: titleOf(place.section) })
    }
    const moveTo = (code: string, to: { readonly section: number; readonly question: number }) => {
      const from = placeOf(sections(), code)
      if (!from) return
      if (from.section === to.section && from.question === to.question) return
      act(() => {
        const path = (index: number) => `sections[${index}].questions`
        if (from.section === to.section) moveRow(store, path(from.section), from.question, to.question)
        else
          moveRowInto(
            store,
            { path: path(from.section), index: from.question },
            { path: path(to.section), index: Math.min(to.question, sections()[to.section]?.questions.length ?? 0) },
          )
      })
      focusLine(code)
      tellMoved(code)
    }
    const free = (codes: ReadonlySet<string>) =>
      store.update(({ values }) => ({ values: { ...values, sections: withoutConditions(sectionsIn(values), codes) } }))
    /** Takes something out after asking where questions are shown by it. */
    const release = async (
      named: readonly QuestionRow[],
      asked: { readonly title: string; readonly message: string } | undefined,
      remove: () => void,
    ) => {
      const { confirm: ask, text: now } = latest.current
      const isAgreed =
        asked === undefined ||
        (await ask({ ...asked, acceptLabel: now.say('removeAccept'), rejectLabel: now.say('removeReject'), isDestructive: true }))
      if (!isAgreed) return
      act(() => {
        free(new Set(named.map(({ code }) => code)))
        remove()
      })
    }
    const names = (rows: readonly QuestionRow[]) => rows.map(({ code }) => code).join(', ')
    const turned = (turn: Turn | undefined, done: 'undone' | 'redone', none: 'nothingToUndo' | 'nothingToRedo') => {
      if (!turn) return tell(none)
      recheck()
      const { what, code } = turnText(latest.current.locale, turn)
      const more = latest.current.text.plural('left', turn.left)
      say(`${fillText(latest.current.locale, latest.current.text.texts[done], { what })} ${more}`)
      if (code !== undefined && placeOf(turn.after, code)) focusLine(code)
      return undefined
    }
    const actions: BuilderActions = {
      toggle: (code) => setOpen((open) => (open === code ? undefined : code)),
      addQuestion: (section, after) => {
        const [code = ''] = nextCodes(1, sections(), stored())
        const index = after === undefined ? (sections()[section]?.questions.length ?? 0) : after + 1
        if (!insert({ section, index }, [{ ...question.empty, code }])) return
        setOpen(() => code)
        focus(`[data-path="${rowPath({ section, question: index })}.statement"] :is(input, textarea)`)
        tell('added', { name: code, section: titleOf(section) })
      },
      duplicate: (old) => {
        const place = placeOf(sections(), old)
        const row = place && sections()[place.section]?.questions[place.question]
        if (!place || !row) return
        const [code = ''] = nextCodes(1, sections(), stored())
        if (!insert({ section: place.section, index: place.question + 1 }, [{ ...newRow(question, row), code }])) return
        focusLine(code)
        tell('added', { name: code, section: titleOf(place.section) })
      },
      remove: async (code) => {
        const place = placeOf(sections(), code)
        if (!place) return
        const { text: now } = latest.current
        const named = dependants(sections(), code)
        const neighbours = sections()[place.section]?.questions ?? []
        const next = neighbours[place.question + 1] ?? neighbours[place.question - 1]
        const asked = { title: now.say('removeTitle', { name: code }), message: now.say('removeNamed', { names: names(named) }) }
        await release(named, named.length > 0 ? asked : undefined, () => {
          const at = placeOf(sections(), code)
          if (!at) return
          removeRow(store, `sections[${at.section}].questions`, at.question)
          focus(next ? `[data-line="${next.code}"]` : `[data-add="${at.section}"]`)
          tell('removed', { name: code })
        })
      },
      step: (code, step) => {
        const place = placeOf(sections(), code)
        const to = place && stepPlace(sections(), place, step)
        if (to) moveTo(code, to)
        else tell('atEnd')
      },
      drop: (code, target) => {
        const from = placeOf(sections(), code)
        if (!from) return
        if ('code' in target) {
          const to = placeOf(sections(), target.code)
          if (to) moveTo(code, to)
          return
        }
        const count = sections()[target.section]?.questions.length ?? 0
        moveTo(code, { section: target.section, question: from.section === target.section ? count - 1 : count })
      },
      addSection: () => {
        const index = sections().length
        if (index >= most.sections) return tell('full', { max: most.sections })
        act(() => addRow(store, 'sections', { ...sectionFields.empty, questions: [] }))
        focus(`[data-path="sections[${index}].title"] input`)
        return undefined
      },
      duplicateSection: (index) => {
        const row = sections()[index]
        if (!row || sections().length >= most.sections) return tell('full', { max: most.sections })
        const codes = nextCodes(row.questions.length, sections(), stored())
        act(() => addRow(store, 'sections', recoded(newRow(sectionFields, row) as SectionRow, codes), { index: index + 1 }))
        focus(`[data-section-line="${index + 1}"]`)
        tell('sectionMoved', { name: titleOf(index + 1), place: index + 2, count: sections().length })
        return undefined
      },
      removeSection: async (index) => {
        const row = sections()[index]
        if (!row) return
        const { text: now } = latest.current
        const codes = new Set(row.questions.map(({ code }) => code))
        const named = [...codes].flatMap((code) => dependants(sections(), code)).filter(({ code }) => !codes.has(code))
        const message = [
          ...(row.questions.length > 0 ? [now.plural('removeAll', row.questions.length)] : []),
          ...(named.length > 0 ? [now.say('removeNamed', { names: names(named) })] : []),
        ].join(' ')
        const name = titleOf(index)
        await release(named, message === '' ? undefined : { title: now.say('removeTitle', { name }), message }, () => {
          removeRow(store, 'sections', index)
          focus(index > 0 ? `[data-section-line="${index - 1}"]` : '[data-section-line="0"], [data-add-section]')
          tell('removed', { name })
        })
      },
      stepSection: (index, step) => {
        const to = index + step
        if (to < 0 || to >= sections().length) return tell('atEnd')
        actions.dropSection(index, to)
        return undefined
      },
      dropSection: (from, to) => {
        if (from === to) return
        act(() => moveRow(store, 'sections', from, to))
        focus(`[data-section-line="${to}"]`)
        tell('sectionMoved', { name: titleOf(to), place: to + 1, count: sections().length })
      },
      releaseOption: async (code, value, remove) => {
        const { text: now } = latest.current
        const named = value === '' ? [] : dependants(sections(), code, value)
        const asked = { title: now.say('removeTitle', { name: value }), message: now.say('removeOptionNamed', { names: names(named) }) }
        await release(named, named.length > 0 ? asked : undefined, remove)
      },
      balance: () => {
        const weights = balanced(sections().length)
        act(() => {
          for (const [index, weight] of weights.entries()) store.change(`sections[${index}].weight`, weight)
        })
        tell('balanced', { weights: weights.join(' + ') })
      },
      openBank,
      undo: () => turned(history.undo(), 'undone', 'nothingToUndo'),
      redo: () => turned(history.redo(), 'redone', 'nothingToRedo'),
      say,
    }
    const take: Building['take'] = (section, rows) => {
      const codes = nextCodes(rows.length, sections(), stored())
      const copies = rows.map((row, place) => ({
        ...newRow(question, row),
        code: codes[place] ?? '',
        showIf: question.empty.showIf ?? null,
      }))
      if (!insert({ section }, copies)) return
      focusLine(codes[0] ?? '')
      say(latest.current.text.plural('taken', rows.length, { section: titleOf(section) }))
    }
    return { actions, history, take }
  }, [store, recheck, history, question, sectionFields, setOpen, focus, say, openBank])
}
