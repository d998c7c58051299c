import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ApiServer } from '../../apiServer.js'
import { type Database, firstRow, rows } from '../../database/database.js'
import { notFound } from '../../http/Problem.js'
import type { EntityRoutesOptions } from '../../records/calls/requestContext.js'
import type { EntityPlan } from '../../records/plan/plan.js'

/** The text of a homologated report: visit (`t`), answers, and findings without their later follow-up. */
const content = sql`concat_ws('|', t.number, t.target, to_char(t.scheduled_for, 'YYYYMMDD'), t.questionnaire_id, extract(epoch from t.started_at),
  extract(epoch from t.finished_at), t.inspector_id, t.score, t.result,
  t.conclusion, t.companion_name, t.companion_document,
  (select string_agg(concat_ws(',', a.question_id, a.value::text, a.na, a.comment,
     (select string_agg(f.sha256, ';' order by f.position) from site_visit_answer_file f where f.owner_id = a.id)), '|' order by a.question_id)
   from site_visit_answer a where a.owner_id = t.id and a.is_current),
  (select string_agg(concat_ws(',', r.question_id, r.severity, r.description), '|' order by r.id) from site_visit_finding r where r.owner_id = t.id))`

/** Without 0, 1, I and O, which look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const salt = 4
const digest = 12

/** The text's SHA-256 as characters of the alphabet, five bits each. */
function digestOf(prefix: string, text: string): string {
  const bytes = createHash('sha256').update(`${prefix}|${text}`).digest()
  return Array.from(bytes.subarray(0, digest), (byte) => alphabet[byte % alphabet.length]).join('')
}

const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/**
 * A code for the visit's current content: four random characters, so that it cannot be guessed, and twelve from the SHA-256 of these and
 * the report.
 */
export async function newCode(database: Database, visitId: number): Promise<string> {
  const row = await firstRow<{ text: string }>(database, sql`select ${content} as text from site_visit t where t.id = ${visitId}`)
  return codeOf(row?.text ?? '')
}

function codeOf(report: string): string {
  const prefix = Array.from(randomBytes(salt), (byte) => alphabet[byte % alphabet.length]).join('')
  return grouped(prefix + digestOf(prefix, report))
}

/** Sets the codes of all homologated demo visits. */
export async function giveCodes(database: Database): Promise<void> {
  const reports = await rows<{ id: number; text: string }>(
    database,
    sql`select t.id, ${content} as text from site_visit t where t.status = 'homologada'`,
  )
  const codes = reports.map(({ id, text: report }) => ({ id, code: codeOf(report) }))
  await sql`update site_visit t set verification_code = n.code from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) n(id integer, code text)
    where t.id = n.id`.execute(database)
}

const params = z.object({ codigo: z.string().max(30).describe('As it is printed, with or without hyphens') })
const text = { description: 'What the code stands for', content: { 'text/plain': { schema: z.string() } } }

interface Found {
  readonly code: string
  readonly text: string
  readonly number: string
  readonly target: string
  readonly day: string
  readonly result: string
  readonly score: string | null
}

/**
 * Adds `GET /verificar/vistorias/{codigo}`: whether a printed report matches the stored one. It is public, so it shows only the report's
 * head.
 */
export function verificationCall(server: ApiServer, plan: EntityPlan, { database }: EntityRoutesOptions): void {
  const schema = { tags: [plan.entity.contract.name], params, response: { 200: text } }
  server.get('/verificar/vistorias/:codigo', { schema, config: { isPublic: true } }, async (request, reply) => {
    const typed = (request.params as z.infer<typeof params>).codigo.toUpperCase().replace(/[^A-Z0-9]/g, '')
    const found = await firstRow<Found>(
      database,
      sql`select t.verification_code as code, ${content} as text, t.number, t.target, t.scheduled_for as day, t.result, t.score::text
        from site_visit t where t.verification_code = ${grouped(typed)}`,
    )
    if (!found) throw notFound()
    return reply.type('text/plain; charset=utf-8').send(statement(found, typed))
  })
}

function statement({ text: report, number, target, day, result, score }: Found, code: string): string {
  const prefix = code.slice(0, salt)
  const isUnchanged = code === prefix + digestOf(prefix, report)
  return [
    'Governo do Estado do Paraná – Secretaria de Estado do Esporte',
    '',
    isUnchanged
      ? 'AUTÊNTICO: o relatório com este código foi homologado e não mudou desde então.'
      : 'ALTERADO: o relatório com este código foi homologado, mas o registro mudou depois.',
    '',
    `Relatório de vistoria nº ${number}`,
    `Alvo: ${target}`,
    `Data prevista: ${day.split('-').toReversed().join('/')}`,
    `Resultado: ${result}${score === null ? '' : ` (nota ${score.replace('.', ',')})`}`,
    `Código: ${grouped(code)}`,
    '',
  ].join('\n')
}
