import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../../data/DataProvider.js'
import { useForm } from '../../../form/store/FormContext.js'
import { lotContract } from './contract.js'

/** Begins a new lot with the number after the last one of its tender. What the record starts with is no edit: leaving it asks nothing. */
export function useNextNumber(): void {
  const { store, recordId, params } = useForm()
  const api = useApi()
  const isNew = recordId === undefined
  const propose = useEffectEvent(async () => {
    const query = { page: 1, perPage: 1, sort: '-number' }
    // Without the answer the number can be typed.
    const answer = await api.list(lotContract, query, { params, isCounted: false }).catch(() => undefined)
    if (!answer) return
    const [last] = answer.data as unknown as readonly { readonly number: number }[]
    const begun = { number: (last?.number ?? 0) + 1 }
    store.update(({ values, initial }) =>
      values.number === null ? { values: { ...values, ...begun }, initial: { ...initial, ...begun } } : {},
    )
  })
  useEffect(() => {
    if (isNew) void propose()
  }, [isNew, store])
}
