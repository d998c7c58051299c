import { useEffect, useEffectEvent, useState } from 'react'
import type { PathParams } from '../../api/client.js'
import type { AnyContract } from '../../core/contract.js'
import type { FieldIssue } from '../../core/issue.js'
import type { Stored } from '../../core/record.js'
import type { Transition } from '../../core/workflow.js'
import { useTransition } from '../../data/useTransition.js'

interface LacksPlace {
  readonly contract: AnyContract
  readonly params?: PathParams
  readonly record: Stored
  readonly transition: Transition
  readonly isAsked: boolean
}

const none: readonly FieldIssue[] = []

/** What keeps a record from a transition, asked before anything is filled in; nothing while that is unknown. */
export function useLacks({ contract, params, record: { id, version }, transition: { name }, isAsked }: LacksPlace): readonly FieldIssue[] {
  const { lacks } = useTransition(contract, params)
  const [issues, setIssues] = useState(none)
  // A server that cannot say it beforehand says it when it refuses.
  const ask = useEffectEvent((signal: AbortSignal) => void lacks(id, name, signal).then(setIssues, () => undefined))
  useEffect(() => {
    if (!isAsked) return undefined
    const abort = new AbortController()
    ask(abort.signal)
    return () => abort.abort()
  }, [id, version, name, isAsked])
  return issues
}
