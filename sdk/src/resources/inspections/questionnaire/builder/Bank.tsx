import { Button } from '../../../../feedback/Button.js'
import { useEffect, useState } from 'react'
import { CheckMark } from '../../../../controls/CheckMark.js'
import { FieldControl } from '../../../../controls/FieldControl.js'
import { useApi } from '../../../../data/DataProvider.js'
import { Modal } from '../../../../feedback/Modal.js'
import { toValues } from '../../../../form/core/formValues.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { text } from '../../../../kinds/text/text.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { optionLabel } from '../../../../locale/resourceText.js'
import { questionnaireContract } from '../contract.js'
import type { Questionnaire } from '../schema.js'
import { useBuilder } from './BuilderContext.js'
import { type QuestionRow, sectionsIn, textOf } from './pure/rows.js'
import { useBuilderText } from './useBuilderText.js'

interface BankProps {
  readonly onClose: () => void
  readonly onTake: (questions: readonly QuestionRow[]) => void
}

interface Found {
  readonly key: string
  readonly row: QuestionRow
  /** "Cozinha e refeitório · Higiene" */
  readonly from: string
}

const searchControl = text({ maxLength: 80 })
/** Questionnaires that one search reads. */
const looked = 20
const pauseMilliseconds = 300

/** Search in the questions of other questionnaires, to copy them into this one. */
export function Bank({ onClose, onTake }: BankProps) {
  const { say, plural } = useBuilderText()
  const [isOpen, setOpen] = useState(true)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuestionRow>>(new Map())
  const { found, hasFailed } = useBankSearch(search.trim())
  const close = () => setOpen(false)
  const pick = ({ key, row }: Found, isOn: boolean) =>
    setChosen((all) => new Map(isOn ? [...all, [key, row]] : [...all].filter(([other]) => other !== key)))
  const note =
    search.trim().length < 2
      ? say('bankHint')
      : hasFailed
        ? say('bankFailed')
        : found === undefined
          ? say('bankSearching')
          : found.length === 0
            ? say('bankNone')
            : plural('bankFound', found.length)
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onClosed={onClose}
      title={say('bank')}
      footer={
        <>
          <Button variant="secondary" onPress={close}>
            {say('cancel')}
          </Button>
          <Button
            variant="accent"
            isDisabled={chosen.size === 0}
            onPress={() => {
              onTake([...chosen.values()])
              close()
            }}
          >
            {chosen.size === 0 ? say('bankTakeNone') : plural('bankTake', chosen.size)}
          </Button>
        </>
      }
    >
      <div className="ep-builder-bank" ref={focusSearch}>
        <FieldControl
          control={searchControl}
          label={say('bankSearch')}
          value={search}
          isCompact
          onChange={(next) => setSearch(textOf(next))}
        />
        <p role="status" className="ep-builder-note">
          {note}
        </p>
        <Results found={found ?? []} chosen={chosen} onPick={pick} />
      </div>
    </Modal>
  )
}

interface ResultsProps {
  readonly found: readonly Found[]
  readonly chosen: ReadonlyMap<string, QuestionRow>
  readonly onPick: (found: Found, isOn: boolean) => void
}

function Results({ found, chosen, onPick }: ResultsProps) {
  const locale = useLocale()
  const { question } = useBuilder()
  return (
    <ul>
      {found.map((each) => (
        <li key={each.key}>
          <CheckMark isChecked={chosen.has(each.key)} onChange={(isOn) => onPick(each, isOn)}>
            {textOf(each.row.statement)}
            <small>{`${optionLabel(locale, question.messages, { key: 'type', value: textOf(each.row.type) })} · ${each.from}`}</small>
          </CheckMark>
        </li>
      ))}
    </ul>
  )
}

/** The newest questions that contain every word, in their text, section or questionnaire; equal wordings appear once. */
function useBankSearch(search: string): { readonly found?: readonly Found[]; readonly hasFailed: boolean } {
  const api = useApi()
  const { store, recordId } = useForm()
  const [state, setState] = useState<{ readonly search: string; readonly found?: readonly Found[] }>()
  useEffect(() => {
    if (search.length < 2) return
    const abort = new AbortController()
    const { signal } = abort
    const look = async () => {
      const query = { search, perPage: looked, sort: '-validFrom', filters: {} }
      const { data } = await api.list(questionnaireContract, query, { signal, isCounted: false })
      const others = data.filter(({ id }) => id !== recordId)
      const records = await Promise.all(others.map(async ({ id }) => (await api.get(questionnaireContract, id, { signal })).data))
      if (!signal.aborted)
        setState({
          search,
          found: questionsWith(records as unknown as readonly Questionnaire[], search, (record) =>
            sectionsIn(toValues(store.resource, { ...record })),
          ),
        })
    }
    const timer = setTimeout(() => void look().catch(() => !signal.aborted && setState({ search })), pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, store, recordId, search])
  const isNow = state?.search === search
  return { found: isNow ? state.found : undefined, hasFailed: isNow && state.found === undefined }
}

function questionsWith(
  records: readonly Questionnaire[],
  search: string,
  sectionsOf: (record: Questionnaire) => ReturnType<typeof sectionsIn>,
): readonly Found[] {
  const words = plain(search).split(/\s+/)
  const found = new Map<string, Found>()
  for (const record of records) {
    for (const section of sectionsOf(record)) {
      for (const row of section.questions) {
        const from = `${record.title} · ${textOf(section.title)}`
        const wording = plain(`${textOf(row.statement)} ${textOf(row.help)}`)
        const same = `${wording} ${textOf(row.type)}`
        if (words.every((word) => `${wording} ${plain(from)}`.includes(word)) && !found.has(same)) found.set(same, { key: same, row, from })
      }
    }
  }
  return [...found.values()]
}

const focusSearch = (place: HTMLElement | null) => place?.querySelector('input')?.focus()
const plain = (written: string): string => written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
