import { type ComponentType, useState } from 'react'
import type { LoadRecordPanel, RecordPanelProps } from '../../core/workflow.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import type { FormController } from '../record/useFormController.js'

interface RecordPanelPlace extends Pick<RecordPanelProps, 'record' | 'onClosed'> {
  readonly load: LoadRecordPanel
  readonly controller: FormController
}

/** A panel of a record's menu. It is loaded when it is pressed: few people ever open it. */
export function RecordPanel({ load, controller, onClosed, record }: RecordPanelPlace) {
  const [isOpen, setOpen] = useState(true)
  const [field, setField] = useState<string>()
  const Panel = useLoaded(load, true)?.Panel as ComponentType<RecordPanelProps> | undefined
  if (!Panel) return null
  const close = () => setOpen(false)
  return (
    <Panel
      record={record}
      isOpen={isOpen}
      onClose={close}
      onClosed={() => {
        onClosed()
        // A frame later the dialog gives the focus back to its button; the field comes after that.
        if (field !== undefined) setTimeout(() => controller.places.focus(field), 50)
      }}
      onField={(path) => {
        setField(path)
        close()
      }}
      onChanged={controller.reload}
    />
  )
}
