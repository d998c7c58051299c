import { useRef, useState } from 'react'
import type { LotProposals, WantedLine } from '../../../../blocks/pricing/proposal.js'
import { useApi } from '../../../../data/DataProvider.js'
import { serviceRequestContract } from '../contract.js'

interface Found extends LotProposals {
  /** The lines of the search. */
  readonly lines: readonly WantedLine[]
}

/** Asks the server which lots have some of the lines. */
export function useProposals() {
  const api = useApi()
  const [found, setFound] = useState<Found>()
  const [status, setStatus] = useState<'idle' | 'loading' | 'error'>('idle')
  const last = useRef(0)
  const ask = async (lines: readonly WantedLine[]) => {
    const turn = ++last.current
    setStatus('loading')
    try {
      const { data } = await api.send<{ readonly data: LotProposals }>('POST', `${serviceRequestContract.path}/propostas`, { lines })
      if (turn === last.current) setFound({ ...data, lines })
      if (turn === last.current) setStatus('idle')
    } catch {
      if (turn === last.current) setStatus('error')
    }
  }
  return { found, status, ask }
}
