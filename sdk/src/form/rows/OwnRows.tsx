import { type ComponentType, useId } from 'react'
import { useLoaded } from '../../feedback/useLoaded.js'
import { type LoadRowsView, rowsView } from '../../kinds/part/rows.js'
import type { FormFieldProps } from '../fields/FormFieldProps.js'
import { joinPath } from '../store/fieldPath.js'
import { RowsIssue } from './RowsIssue.js'
import { RowsTitle } from './RowsTitle.js'

const nothing: LoadRowsView = () => Promise.resolve({ View: () => null })

/** Sub-records that the entity draws itself. */
export function OwnRows({ scope, name, control, texts, isTitled }: FormFieldProps) {
  const id = useId()
  const path = joinPath(scope, name)
  const loaded = useLoaded(rowsView(control) ?? nothing, true)
  const View = loaded?.View as ComponentType<{ readonly path: string }> | undefined
  return (
    <div role="group" aria-labelledby={id} className="ep-rows">
      <RowsTitle {...{ id, scope, name, control, texts, isTitled }} />
      <RowsIssue path={path} />
      {View ? <View path={path} /> : <div className="ep-files-place" />}
    </div>
  )
}
