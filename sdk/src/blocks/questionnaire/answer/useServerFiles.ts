import { useMemo } from 'react'
import { useApi } from '../../../data/DataProvider.js'
import type { AnswerFiles } from './answer.js'

/** Storage that uploads files to the server at once; answers name them by their ids. */
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
