import { useState } from 'react'
import type { AnyResource, Remark } from '../../../core/resource.js'
import { useAllRecords } from '../../../data/useAllRecords.js'
import { type FormDialogProps, formDialog } from '../../../form/frame/formDialog.js'
import { activeLevels } from './AgeBands.js'
import { type AgeBand, ageProblems, ageText } from './ages.js'
import { classLevelContract } from './contract.js'
import { classLevel } from './resource.js'

/**
 * The dialog of one class level over its list: `id` is `novo` or a number. It warns of ages that it shares with other levels, and of gaps.
 */
export function ClassLevelDialog(props: FormDialogProps) {
  const { records, error } = useAllRecords(classLevelContract, activeLevels)
  const others = records?.filter(({ id }) => id !== props.id) ?? (error ? [] : undefined)
  return others ? <WarnedDialog {...props} others={others as unknown as readonly AgeBand[]} /> : null
}

/** Built once with the current levels, because a form keeps its warnings while it is open. */
function WarnedDialog({ others, ...props }: FormDialogProps & { readonly others: readonly AgeBand[] }) {
  const [Dialog] = useState(() => formDialog(warned(others)))
  return <Dialog {...props} />
}

function warned(others: readonly AgeBand[]): AnyResource {
  return { ...classLevel, warnings: (values) => ageWarnings(values, others) }
}

/** Warnings for the two ages of a level: problems below go to the lower age, problems above to the upper one. */
function ageWarnings(values: Readonly<Record<string, unknown>>, others: readonly AgeBand[]): Readonly<Record<string, Remark | undefined>> {
  const { stage, minAge, maxAge, name } = values
  if (typeof stage !== 'string' || typeof minAge !== 'number' || typeof maxAge !== 'number' || minAge > maxAge) return {}
  const { overlaps, gaps } = ageProblems({ name: String(name), stage, minAge, maxAge }, others)
  const shared = (isBelow: boolean) => overlaps.find(({ from }) => (from === minAge) === isBelow)
  const empty = (isBelow: boolean) => gaps.find(({ to }) => to < minAge === isBelow)
  const remarkOf = (isBelow: boolean): Remark | undefined => {
    const [overlap, gap] = [shared(isBelow), empty(isBelow)]
    if (overlap) return { code: 'classLevel.ageOverlap', params: { value: overlap.names[1], ages: ageText(overlap) } }
    return gap && { code: 'classLevel.ageGap', params: { ages: ageText(gap) } }
  }
  return { minAge: remarkOf(true), maxAge: remarkOf(false) }
}
