import { ClipboardPaste, Plus } from '../../../../icons/icons.js'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { AnyFieldset } from '../../../../core/control.js'
import type { FieldIssue } from '../../../../core/issue.js'
import type { NestingFieldProps } from '../../../../form/store/FormFieldProps.js'
import { RowsIssue } from '../../../../form/rows/RowsTitle.js'
import { rowKeysOf } from '../../../../form/store/rows.js'
import { StoredContext, useForm, useFormState } from '../../../../form/store/FormContext.js'
import { AriaLocale } from '../../../../locale/AriaLocale.js'
import { useMount } from '../../../../mount/MountProvider.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import type { ScoreRule } from '../../../../blocks/questionnaire/question.js'
import { sharesOf } from '../../../../blocks/questionnaire/shares.js'
import { conditionIssues } from '../rules/conditions.js'
import { BuilderProvider, createCarrier } from './BuilderContext.js'
import { conditionIn } from './pure/edit.js'
import { questionOf, type SectionRow, sectionOf, sectionsIn } from './pure/rows.js'
import type { PreviewWidth } from './Preview.js'
import { SectionCard } from './SectionCard.js'
import { Toolbar } from './Toolbar.js'
import { useBuilderActions } from './useBuilderActions.js'
import { useBuilderText } from './useBuilderText.js'
import { useSettledSections } from './useSettledSections.js'
import './builder.css'

const Preview = lazy(async () => ({ default: (await import('./Preview.js')).Preview }))
const PasteQuestions = lazy(async () => ({ default: (await import('../paste/PasteQuestions.js')).PasteQuestions }))
const Bank = lazy(async () => ({ default: (await import('./Bank.js')).Bank }))

/** Wide enough to show the preview beside the editor. */
const wide = '(min-width: 80em)'

/** Editor of the questionnaire in its form: sections, questions, conditions, and a preview to try them. */
export function Editor({ control, Field }: NestingFieldProps) {
  const { store, isReadOnly } = useForm()
  const { say } = useBuilderText()
  const root = useRef<HTMLDivElement>(null)
  const { host } = useMount()
  const [open, setOpen] = useState<string>()
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')
  const [bankFor, setBankFor] = useState<number>()
  const [pasted, setPasted] = useState<string>()
  const [chosen, setPreview] = useState<PreviewWidth | undefined>(() =>
    host.ownerDocument.defaultView?.matchMedia(wide).matches ? 'phone' : undefined,
  )
  const focus = useFocus(root)
  const section = control.fieldset as AnyFieldset
  const question = section.fields.questions?.fieldset as AnyFieldset
  const option = question.fields.options?.fieldset as AnyFieldset
  const opening = { openBank: setBankFor, openPaste: setPasted }
  const { actions, history, take, paste } = useBuilderActions({ section, question, setOpen, focus, say: setSaid, ...opening })
  useEffect(() => history.start(), [history])
  const scope = useMemo(
    () => ({ actions, section, question, option, isReadOnly, Field, carrier: createCarrier() }),
    [actions, section, question, option, isReadOnly, Field],
  )
  const rows = useSettledSections()
  // An empty questionnaire has nothing to try, and in a narrow form the preview would hide the button that adds a section.
  const preview = rows.length === 0 ? undefined : chosen
  useFormState((state) => rowKeysOf(state, 'sections').join())
  const keys = rowKeysOf(store.getState(), 'sections')
  const problems = useProblems(rows)
  const named = useNamed(rows)
  const shares = useShares(rows)
  const fold = useCallback(
    (index: number) =>
      setFolded((before) => new Set(before.has(index) ? [...before].filter((other) => other !== index) : [...before, index])),
    [],
  )
  useUnfolding((section_, code) => {
    setFolded((before) => new Set([...before].filter((other) => other !== section_)))
    if (code !== undefined) setOpen(code)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = isReadOnly || ownsUndo(event.target) ? undefined : turnOf(event)
    if (!turn) return
    event.preventDefault()
    event.stopPropagation()
    actions[turn]()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (isReadOnly || event.defaultPrevented || event.target instanceof HTMLTextAreaElement || text.trim().split('\n').length < 2) return
    event.preventDefault()
    actions.openPaste(text)
  }
  return (
    <BuilderProvider value={scope}>
      {/* Handles the keys of all fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div ref={root} role="group" aria-label={say('builder')} className="ep-builder" data-builder onKeyDown={onKeyDown} onPaste={onPaste}>
        <Toolbar rows={rows} history={history} preview={preview} onPreview={setPreview} />
        <div className="ep-builder-body" data-preview={preview}>
          <div className="ep-builder-main">
            <RowsIssue path="sections" />
            {isReadOnly ? null : <p className="ep-visually-hidden">{say('keys')}</p>}
            <AriaLocale>
              {rows.map((row, index) => (
                <SectionCard
                  key={keys[index]}
                  row={row}
                  index={index}
                  isFolded={folded.has(index)}
                  open={open !== undefined && row.questions.some(({ code }) => code === open) ? open : undefined}
                  {...{ problems, named, shares }}
                  onFold={fold}
                />
              ))}
            </AriaLocale>
            {rows.length === 0 ? <p className="ep-builder-note">{say('none')}</p> : null}
            {isReadOnly ? null : (
              <button type="button" className="ep-builder-add ep-builder-add-section" data-add-section onClick={actions.addSection}>
                <Plus aria-hidden="true" className="ep-icon" />
                {say('addSection')}
              </button>
            )}
            {isReadOnly ? null : (
              <button type="button" className="ep-builder-add" onClick={() => actions.openPaste('')}>
                <ClipboardPaste aria-hidden="true" className="ep-icon" />
                {say('paste')}
              </button>
            )}
          </div>
          {preview ? (
            <Suspense fallback={<div className="ep-builder-preview" />}>
              <Preview rows={rows} open={open} width={preview} onWidth={setPreview} />
            </Suspense>
          ) : null}
        </div>
        <output className="ep-visually-hidden">{said}</output>
        {bankFor === undefined ? null : (
          <Suspense>
            <Bank onClose={() => setBankFor(undefined)} onTake={(questions) => take(bankFor, questions)} />
          </Suspense>
        )}
        {pasted === undefined ? null : (
          <Suspense>
            <PasteQuestions text={pasted} onClose={() => setPasted(undefined)} onTake={paste} />
          </Suspense>
        )}
      </div>
    </BuilderProvider>
  )
}

/**
 * Moves the focus to the result of an action once it is in the page. Without focus in the builder, Ctrl+Z would undo the text of some other
 * field.
 */
function useFocus(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined)
  const [, draw] = useState(0)
  useEffect(() => {
    if (wanted.current === undefined) return
    const place = root.current?.querySelector<HTMLElement>(wanted.current) ?? (hasFocus(root.current) ? null : undoButton(root.current))
    wanted.current = undefined
    if (!place) return
    place.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'nearest' })
  })
  return useCallback((selector) => {
    wanted.current = selector
    draw((count) => count + 1)
  }, [])
}

const hasFocus = (place: HTMLElement | null) => place?.matches(':focus-within') === true
const undoButton = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('[aria-keyshortcuts="Control+Z"]')

/** Unfolds the parts around a field that the form wants to show. */
function useUnfolding(onUnfold: (section: number, code: string | undefined) => void): void {
  const { store, places } = useForm()
  const unfold = useEffectEvent((path: string) => {
    const [, section, question] = /^sections\[(\d+)\](?:\.questions\[(\d+)\])?/.exec(path) ?? []
    if (section === undefined) return
    const row = sectionsIn(store.getState().values)[Number(section)]
    flushSync(() => onUnfold(Number(section), question === undefined ? undefined : row?.questions[Number(question)]?.code))
  })
  useEffect(() => places.onSeek((path) => unfold(path)), [places])
}

/** Text fields have their own undo while the user types. */
const ownsUndo = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type) && target.getAttribute('role') !== 'combobox')

function turnOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined
}

/** Problems of the current conditions, by question; the save reports unfinished conditions. */
function useProblems(rows: readonly SectionRow[]): ReadonlyMap<string, FieldIssue> {
  const found = useMemo(() => {
    const sections = rows.map((row) => sectionOf(row))
    return conditionIssues(sections).flatMap((issue) => {
      const [, section, question, path = ''] = /^sections\[(\d+)\]\.questions\[(\d+)\]\.showIf\.(\w+)$/.exec(issue.path) ?? []
      const code = sections[Number(section)]?.questions[Number(question)]?.code
      return code === undefined || issue.code === 'required' ? [] : [[code, { ...issue, path }] as const]
    })
  }, [rows])
  const key = JSON.stringify(found)
  // The key keeps the map equal while no problem changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => new Map(found), [key])
}

/**
 * The question that each condition names, by the code of the question with the condition. The map stays the same object while none changes.
 */
function useNamed(rows: readonly SectionRow[]): ReadonlyMap<string, Question> {
  const next = useMemo(() => {
    const all = rows.flatMap(({ questions }) => questions)
    const byCode = new Map(all.map((row) => [row.code, row]))
    return new Map(
      all.flatMap((row) => {
        const target = byCode.get(conditionIn(row)?.questionId ?? '')
        return target ? [[row.code, questionOf(target)] as const] : []
      }),
    )
  }, [rows])
  const [last, setLast] = useState<ReadonlyMap<string, Question>>(next)
  if (next === last || (next.size === last.size && [...next].every(([code, question]) => last.get(code) === question))) return last
  setLast(next)
  return next
}

/** What each question is worth in the score, in percent, by its code; empty when nothing is scored. */
function useShares(rows: readonly SectionRow[]): ReadonlyMap<string, number> {
  const isScored = useFormState(({ values }) => values.scored === true)
  // A published edition keeps its rule.
  const rule = (useContext(StoredContext)?.scoreRule as ScoreRule | undefined) ?? 'por-peso'
  const found = useMemo(
    () =>
      isScored
        ? [
            ...sharesOf(
              rows.map((row) => sectionOf(row)),
              rule,
            ),
          ].map(([code, share]) => [code, Math.round(share * 10) / 10] as const)
        : [],
    [rows, isScored, rule],
  )
  const key = JSON.stringify(found)
  // The key keeps the map equal while no share changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => new Map(found), [key])
}
