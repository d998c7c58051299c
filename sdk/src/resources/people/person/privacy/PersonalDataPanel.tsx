import { type ReactNode, useId, useState } from 'react'
import type { RecordPanelProps } from '../../../../core/workflow.js'
import { Modal } from '../../../../feedback/Modal.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Anonymize } from './Anonymize.js'
import { HeldData } from './HeldData.js'
import { Looks } from './Looks.js'
import { panelTexts } from './panelTexts.js'
import { useLooks, useSummary } from './usePersonalData.js'
import { Waiting } from './Waiting.js'
import './personalData.css'

/** What a data protection officer asks about a person: who looked, what is held, and whether it may go. */
export function Panel(props: RecordPanelProps) {
  const { record, isOpen, onClose, onClosed } = props
  const texts = panelTexts[useLocale().locale]
  // Where the printed report stands: beside the parts of the form, because a dialog does not print.
  const [place, setPlace] = useState<Element | null>(null)
  return (
    <>
      <span ref={(anchor) => setPlace(anchor?.closest('.ep-form') ?? null)} hidden />
      <Modal isOpen={isOpen} onClose={onClose} onClosed={onClosed} title={texts.title} position="right" size="panel" isDismissable>
        <Parts key={record.id} {...props} place={place} />
      </Modal>
    </>
  )
}

function Parts({ record, place, ...props }: RecordPanelProps & { readonly place: Element | null }) {
  const texts = panelTexts[useLocale().locale]
  const looks = useLooks(record.id)
  const summary = useSummary(record.id)
  return (
    <div className="ep-personal">
      <Part title={texts.looks} query={looks}>
        <Looks query={looks} />
      </Part>
      <Part title={texts.held} query={summary}>
        {summary.data ? (
          <HeldData id={record.id} counts={summary.data.data.counts} place={place} onMade={() => void looks.refetch()} />
        ) : null}
      </Part>
      <Part title={texts.anonymize} query={summary}>
        {summary.data ? (
          <Anonymize {...props} record={record} obstacles={summary.data.data.obstacles} onStale={() => void summary.refetch()} />
        ) : null}
      </Part>
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly query: { readonly data?: unknown; readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown }
  readonly children: ReactNode
}

/** One part under its heading; it loads and fails by itself. */
function Part({ title, query, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {query.data ? children : <Waiting isError={query.isError} refetch={query.refetch} />}
    </section>
  )
}
