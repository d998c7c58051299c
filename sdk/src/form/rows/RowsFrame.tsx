import { type ReactNode, useId } from 'react'
import type { FormFieldProps } from '../fields/FormFieldProps.js'
import { joinPath } from '../store/fieldPath.js'
import { RowsIssue } from './RowsIssue.js'
import { RowsTitle } from './RowsTitle.js'

/** The title of a list of sub-records and what is wrong with it as a whole, around what an entity's own editor draws. */
export function RowsFrame({ children, ...field }: FormFieldProps & { readonly children: ReactNode }) {
  const id = useId()
  const { scope, name, control, texts, isTitled } = field
  return (
    <div role="group" aria-labelledby={id} className="ep-rows">
      <RowsTitle {...{ id, scope, name, control, texts, isTitled }} />
      <RowsIssue path={joinPath(scope, name)} />
      {children}
    </div>
  )
}
