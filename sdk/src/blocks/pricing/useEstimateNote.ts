import { useEffect, useEffectEvent } from 'react'
import { useForm, useFormState } from '../../form/store/FormContext.js'
import { type Estimated, estimateNote } from './estimateNote.js'

/** Compares the estimated total, as it is typed, with the lots of the stored tender. */
export function useEstimateNote({ status, maxTotal }: Estimated): void {
  const { store } = useForm()
  const estimated = useFormState(({ values }) => values.estimatedTotal)
  const tell = useEffectEvent(() => {
    const note = estimateNote({ status, maxTotal }, estimated)
    store.tell({ estimatedTotal: note && { value: estimated, ...note } })
  })
  useEffect(() => tell(), [store, estimated, status, maxTotal])
}
