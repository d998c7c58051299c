import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useApi } from '../../../../data/DataProvider.js'
import { Button } from '../../../../feedback/Button.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { Download, Printer } from '../../../../icons/icons.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useMount } from '../../../../mount/MountProvider.js'
import { saveFile } from '../../../../mount/saveFile.js'
import { usePrint } from '../../../../mount/usePrint.js'
import type { DataSummary, PersonalReport } from './answers.js'
import { panelTexts } from './panelTexts.js'
import { PersonalSheet } from './PersonalSheet.js'
import { shownFields } from './shownFields.js'
import { dataPath } from './usePersonalData.js'

interface HeldDataProps extends Pick<DataSummary, 'counts'> {
  readonly id: number
  /** The form, where the printed report stands. */
  readonly place: Element | null
  /** A report was made, which is a consultation too. */
  readonly onMade: () => void
}

/** How much is held about a person, and all of it as a printed document or a file. */
export function HeldData({ id, counts, place, onMade }: HeldDataProps) {
  const locale = useLocale()
  const texts = panelTexts[locale.locale]
  const mount = useMount()
  const { resource } = useForm().store
  const { make, isMaking, hasFailed } = useReport(id, onMade)
  const [printed, setPrinted] = useState<PersonalReport>()
  usePrint(printed !== undefined, () => setPrinted(undefined))
  const download = async () => {
    const report = await make()
    if (!report) return
    const content = { title: texts.report, purpose: texts.purpose, ...report, fields: shownFields(resource, report, locale) }
    // No name in the name of a file: it is seen in folders and mails.
    saveFile(mount, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `dados-pessoais-${id}.json`)
  }
  return (
    <>
      <dl className="ep-personal-counts">
        {(Object.keys(texts.counts) as (keyof typeof counts)[]).map((key) => (
          <div key={key}>
            <dt>{texts.counts[key]}</dt>
            <dd>{locale.number(counts[key])}</dd>
          </div>
        ))}
      </dl>
      <p className="ep-personal-note">{texts.made}</p>
      <div className="ep-personal-actions">
        <Button variant="secondary" aria-disabled={isMaking || undefined} onPress={() => void make().then(setPrinted)}>
          <Printer aria-hidden="true" className="ep-icon" /> {texts.print}
        </Button>
        <Button variant="secondary" aria-disabled={isMaking || undefined} onPress={() => void download()}>
          <Download aria-hidden="true" className="ep-icon" /> {texts.download}
        </Button>
      </div>
      <p className="ep-personal-note" role={hasFailed ? 'alert' : 'status'}>
        {isMaking ? texts.making : hasFailed ? texts.failed : ''}
      </p>
      {printed && place ? createPortal(<PersonalSheet resource={resource} report={printed} />, place) : null}
    </>
  )
}

/** Asks for the report, once at a time. */
function useReport(id: number, onMade: () => void) {
  const api = useApi()
  const [state, setState] = useState<'rest' | 'making' | 'failed'>('rest')
  const make = async (): Promise<PersonalReport | undefined> => {
    if (state === 'making') return undefined
    setState('making')
    try {
      const { data } = await api.send<{ readonly data: PersonalReport }>('GET', dataPath(id))
      setState('rest')
      onMade()
      return data
    } catch {
      setState('failed')
      return undefined
    }
  }
  return { make, isMaking: state === 'making', hasFailed: state === 'failed' }
}
