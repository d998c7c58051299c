import { matchLocale } from '../../core/locale.js'
import { failure, success } from '../answers.js'
import type { MemoryEntry } from './memoryRecordCalls.js'

/** Answers for the homes; no expiries, because only the reference API computes them. */
export function answerPanel(tables: readonly MemoryEntry[], path: string, query: URLSearchParams): Response {
  if (path === '/painel/vencimentos') return success({ data: [], total: 0, byDays: [0, 7, 30, 60].map((days) => ({ days, total: 0 })) })
  if (path === '/painel/mudancas') return success({ data: [], total: 0, since: new Date(Date.now() - 86_400_000).toISOString() })
  if (path === '/painel/graficos' || path === '/painel/saldos') return success({ data: [] })
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
      isDuty: contract.duties.includes(name),
      begin: messages?.[locale].duties?.[name] ?? null,
    })),
  )
  const lists = tables.flatMap(({ resource: { contract, messages }, table }) => {
    const texts = messages?.[locale]
    const [entity, total] = [contract.name, table.records.size]
    return texts && !contract.parent ? [{ entity, path: contract.path, title: texts.plural, create: texts.create, total }] : []
  })
  return success({ data, lists })
}
