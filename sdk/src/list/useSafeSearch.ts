import { useRef, useState } from 'react'
import { useApi } from '../data/DataProvider.js'
import { useToasts } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { isCpf } from '../validators/cpf.js'
import { failureText } from './actionText.js'

interface SafeSearchOptions {
  /** Of the contract. */
  readonly path: string
  readonly isDeleted: boolean
  /** Puts a search that may stand in an address there. */
  readonly show: (search: string) => void
}

interface SafeSearch {
  /** What the address says for a text that was searched already. */
  readonly inAddress: (value: string) => string
  readonly search: (value: string) => void
}

interface Hits {
  readonly data: readonly { readonly path: string; readonly id: number }[]
}

/**
 * Searches without a CPF in any address, which history, proxies and logs would keep: the server is asked in a body whose it is, and the
 * list shows the record of that number.
 */
export function useSafeSearch({ path, isDeleted, show }: SafeSearchOptions): SafeSearch {
  const api = useApi()
  const toasts = useToasts()
  const translator = useLocale()
  const [numbers] = useState(() => new Map<string, string>())
  const latest = useRef('')
  const inAddress = (value: string) => numbers.get(value) ?? value
  const search = (value: string) => {
    latest.current = value
    if (!isCpf(value)) return show(value)
    api.send<Hits>('POST', '/busca', { q: value, excluidos: isDeleted }).then(
      ({ data }) => {
        // No record has the number 0.
        numbers.set(value, `#${data.find((hit) => hit.path === path)?.id ?? 0}`)
        if (latest.current === value) show(inAddress(value))
      },
      (error: unknown) => toasts.show({ severity: 'error', title: translator.text('list.failed'), detail: failureText(error, translator) }),
    )
  }
  return { inAddress, search }
}
