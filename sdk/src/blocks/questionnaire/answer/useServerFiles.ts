import { useMemo } from 'react'
import { useApi } from '../../../data/DataProvider.js'
import type { AnswerFiles } from './answer.js'

/** Files of answers that go to the server at once; an answer names them by their ids. */
export function useServerFiles(): AnswerFiles {
  const api = useApi()
  return useMemo(
    () => ({
      keep: async (file) => String((await api.upload(file)).data.id),
      read: (name) => api.file(Number(name)),
    }),
    [api],
  )
}
