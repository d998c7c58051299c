import { useRef, useState } from 'react'
import type { LotProposals } from '../../../../blocks/pricing/proposal.js'
import { useApi } from '../../../../data/DataProvider.js'
import { serviceRequestContract } from '../contract.js'
import type { NamedLine } from '../../../../blocks/pricing/readLines.js'

export interface FoundLots extends LotProposals {
  /** The lines of the search. */
  readonly lines: readonly NamedLine[]
}

/** Asks the server which lots have some of the lines. */
export function useProposals() {
  const api = useApi()
  const [found, setFound] = useState<FoundLots>()
  const [status, setStatus] = useState<'idle' | 'loading' | 'error'>('idle')
  const last = useRef(0)
  const ask = async (asked: readonly NamedLine[]) => {
    const turn = ++last.current
    const lines = asked.map(({ text, quantity }) => ({ text, quantity }))
    setStatus('loading')
    try {
      const { data } = await api.send<{ readonly data: LotProposals }>('POST', `${serviceRequestContract.path}/propostas`, { lines })
      if (turn === last.current) setFound({ ...data, lines: asked })
      if (turn === last.current) setStatus('idle')
    } catch {
      if (turn === last.current) setStatus('error')
    }
  }
  return { found, status, ask }
}
