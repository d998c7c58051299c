import { useState } from 'react'
import { type Band, type BandProblem, problemsAt, rangeText } from '../../../blocks/bands/bands.js'
import type { Remark } from '../../../core/issue.js'
import { type FormDialogProps, formDialog } from '../../../form/body/formDialog.js'
import { classLevel } from './resource.js'
import { useAgeBands } from './useAgeBands.js'

/** The dialog of one class level over its list: `id` is `novo` or a number. It warns of ages shared with other levels, and of gaps. */
export function ClassLevelDialog(props: FormDialogProps) {
  const others = useAgeBands()?.filter(({ id }) => id !== props.id)
  return others ? <WarnedDialog {...props} others={others} /> : null
}

/** Built once with the current levels, because a form keeps its warnings while it is open. */
function WarnedDialog({ others, ...props }: FormDialogProps & { readonly others: readonly Band[] }) {
  const [Dialog] = useState(() => formDialog({ ...classLevel, warnings: (values) => ageWarnings(values, others) }))
  return <Dialog {...props} />
}

function ageWarnings({ name, stage, minAge, maxAge }: Readonly<Record<string, unknown>>, others: readonly Band[]) {
  if (typeof stage !== 'string' || typeof minAge !== 'number' || typeof maxAge !== 'number' || minAge > maxAge) return {}
  const { below, above } = problemsAt({ name: String(name), lane: stage, from: minAge, to: maxAge }, others)
  return { minAge: below && remarkOf(below), maxAge: above && remarkOf(above) }
}

function remarkOf(problem: BandProblem): Remark {
  const ages = rangeText(problem)
  return 'names' in problem ? { code: 'ageOverlap', params: { value: problem.names[1], ages } } : { code: 'ageGap', params: { ages } }
}
