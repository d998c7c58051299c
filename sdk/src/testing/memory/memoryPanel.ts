import { matchLocale } from '../../core/locale.js'
import { failure, success } from '../answers.js'
import type { MemoryEntry } from './memoryRecordCalls.js'

/** What homes ask for; nothing of these records ends on a day, which the reference API alone knows. */
export function answerPanel(tables: readonly MemoryEntry[], path: string, query: URLSearchParams): Response {
  if (path === '/painel/vencimentos') return success({ data: [], total: 0 })
  if (path !== '/painel/figuras') return failure(404, 'not-found')
  const locale = matchLocale(query.get('idioma'))
  const data = tables.flatMap(({ resource: { contract, messages } }) =>
    Object.entries(contract.figures).map(([name, filter]) => ({
      name,
      entity: contract.name,
      path: contract.path,
      filter,
      title: messages?.[locale].figures?.[name] ?? name,
      isHeadline: name === contract.headline,
    })),
  )
  return success({ data })
}
