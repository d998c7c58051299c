import { useEffect, useState } from 'react'
import { useApi } from '../../data/DataProvider.js'

/** The address of a stored picture within this page; nothing while it is on its way, and after `hasFailed`. */
export function usePicture(id: number | null): { readonly address?: string; readonly hasFailed: boolean } {
  const api = useApi()
  const [state, setState] = useState<{ readonly id: number; readonly address?: string }>()
  useEffect(() => {
    if (id === null) return
    const loading = new AbortController()
    let address: string | undefined
    api.file(id, { signal: loading.signal }).then(
      (blob) => {
        if (loading.signal.aborted) return
        address = URL.createObjectURL(blob)
        setState({ id, address })
      },
      () => loading.signal.aborted || setState({ id }),
    )
    return () => {
      loading.abort()
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [api, id])
  const isCurrent = state !== undefined && state.id === id
  return { address: isCurrent ? state.address : undefined, hasFailed: isCurrent && state.address === undefined }
}
