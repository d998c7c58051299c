import { siteVisitDraft, siteVisits } from './drafts.js'
import type { Call } from './testServer.js'

interface Recipe {
  readonly id?: number
  readonly code?: string
  readonly body?: unknown
}

/** Requests that answer and start a visit and verify its report, by operation of the document. */
export function visitRecipes(call: () => Call): Readonly<Record<string, () => Promise<Recipe>>> {
  const begun = async (): Promise<number> => {
    const { id, version } = (await call()('POST', siteVisits, siteVisitDraft())).body.data
    await call()('POST', `${siteVisits}/${id}/situacao`, { transition: 'start', version })
    return id
  }
  return {
    [`POST ${siteVisits}/{id}/respostas`]: async () => ({ id: await begun(), body: { deviceId: crypto.randomUUID(), answers: [] } }),
    [`POST ${siteVisits}/{id}/fotos`]: async () => ({ id: await begun(), body: { fileIds: [] } }),
    [`POST ${siteVisits}/{id}/inicio`]: async () => ({ id: await begun(), body: { startedAt: new Date().toISOString(), geo: null } }),
    'GET /verificar/vistorias/{codigo}': async () => ({
      code: String((await call()('GET', `${siteVisits}?status=homologada`)).rows[0]?.verificationCode),
    }),
  }
}
