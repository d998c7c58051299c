import { useState } from 'react'
import { useApi } from '../../data/DataProvider.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { saveFile } from '../../mount/saveFile.js'
import type { ShownFile } from './fileText.js'

/** Downloads a stored file. No token is in an address: a host's session uses a ticket for one use. */
export function useDownload({ id, label }: Pick<ShownFile, 'id' | 'label'>): {
  readonly download: () => Promise<void>
  readonly isLoading: boolean
} {
  const api = useApi()
  const mount = useMount()
  const toasts = useToasts()
  const { text } = useLocale()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    if (isLoading) return
    setLoading(true)
    try {
      const answer = await api.download(`/anexos/${id}`, {})
      saveFile(mount, await answer.blob(), label)
    } catch {
      toasts.show({ severity: 'error', title: text('files.downloadFailed', { value: label }), life: 8000 })
    } finally {
      setLoading(false)
    }
  }
  return { download, isLoading }
}
