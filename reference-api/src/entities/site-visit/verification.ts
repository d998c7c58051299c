import { type Locale, locales, matchLocale, type SiteVisit, siteVisitMessages } from '@esporte-parana/sdk/contracts'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ApiServer } from '../../core/apiServer.js'
import { type Database, firstRow, rows } from '../../database/database.js'
import { shownDay } from '../../exports/localTime.js'
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
const querystring = z.object({
  idioma: z.enum(locales).optional().describe('Language of the statement; otherwise that of the browser'),
})
const text = { description: 'What the code stands for', content: { 'text/plain': { schema: z.string() } } }

interface Found {
  readonly code: string
  readonly text: string
  readonly number: string
  readonly target: string
  readonly day: string
  readonly held: string | null
  readonly approved: string | null
  readonly result: NonNullable<SiteVisit['result']>
  readonly score: string | null
}

/**
 * Adds `GET /verificar/vistorias/{codigo}`: whether a printed report matches the stored one. It is public, so it shows only the report's
 * head.
 */
export function verificationCall(server: ApiServer, plan: EntityPlan, { database }: EntityRoutesOptions): void {
  const schema = { tags: [plan.entity.contract.name], params, querystring, response: { 200: text } }
  server.get<{ Querystring: z.infer<typeof querystring> }>(
    '/verificar/vistorias/:codigo',
    { schema, config: { isPublic: true } },
    async (request, reply) => {
      const typed = (request.params as z.infer<typeof params>).codigo.toUpperCase().replace(/[^A-Z0-9]/g, '')
      const found = await firstRow<Found>(
        database,
        sql`select t.verification_code as code, ${content} as text, t.number, t.target, t.scheduled_for as day,
          (t.started_at at time zone 'America/Sao_Paulo')::date as held,
          (t.homologated_at at time zone 'America/Sao_Paulo')::date as approved, t.result, t.score::text
        from site_visit t where t.verification_code = ${grouped(typed)}`,
      )
      const locale = request.query.idioma ?? matchLocale(request.headers['accept-language']?.split(/[,;]/)[0])
      if (!found) {
        // Who typed the code from the paper into a browser reads a sentence; a program gets the problem of every other call.
        if (!request.headers.accept?.includes('text/html')) throw notFound()
        const { head, unknown } = statementTexts[locale]
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send(`${head}\n\n${unknown} ${grouped(typed)}\n`)
      }
      return reply.type('text/plain; charset=utf-8').send(statement(found, typed, locale))
    },
  )
}

const statementTexts = {
  'pt-BR': {
    head: 'Governo do Estado do Paraná – Secretaria de Estado do Esporte',
    authentic:
      'AUTÊNTICO: o relatório com este código foi homologado e não mudou desde então. Prazos e acompanhamento das não conformidades podem ter sido atualizados depois.',
    altered: 'ALTERADO: o relatório com este código foi homologado, mas o registro mudou depois.',
    unknown: 'NÃO ENCONTRADO: nenhum relatório tem este código. Confira cada letra e número com o papel; 0, 1, I e O não são usados.',
    report: 'Relatório de vistoria nº',
  },
  'en-US': {
    head: 'Government of the State of Paraná – State Secretariat of Sport',
    authentic:
      'AUTHENTIC: the report with this code was approved and has not changed since. Deadlines and follow-up of its non-conformities may have been updated later.',
    altered: 'ALTERED: the report with this code was approved, but the record changed later.',
    unknown: 'NOT FOUND: no report has this code. Compare each letter and digit with the paper; 0, 1, I and O are not used.',
    report: 'Inspection report no.',
  },
  'es-ES': {
    head: 'Gobierno del Estado de Paraná – Secretaría de Estado del Deporte',
    authentic:
      'AUTÉNTICO: el informe con este código fue homologado y no ha cambiado desde entonces. Los plazos y el seguimiento de las no conformidades pueden haberse actualizado después.',
    altered: 'ALTERADO: el informe con este código fue homologado, pero el registro cambió después.',
    unknown: 'NO ENCONTRADO: ningún informe tiene este código. Compare cada letra y número con el papel; 0, 1, I y O no se usan.',
    report: 'Informe de inspección n.º',
  },
} as const satisfies Readonly<Record<Locale, object>>

function statement({ text: report, number, target, day, held, approved, result, score }: Found, code: string, locale: Locale): string {
  const prefix = code.slice(0, salt)
  const isUnchanged = code === prefix + digestOf(prefix, report)
  const texts = statementTexts[locale]
  const { fields, options } = siteVisitMessages[locale]
  const scored =
    score === null ? '' : ` (${fields.score.toLowerCase()} ${Number(score).toLocaleString(locale, { minimumFractionDigits: 2 })})`
  return [
    texts.head,
    '',
    isUnchanged ? texts.authentic : texts.altered,
    '',
    `${texts.report} ${number}`,
    `${fields.target}: ${target}`,
    `${fields.scheduledFor}: ${shownDay(day)}`,
    ...(held === null ? [] : [`${fields.startedAt}: ${shownDay(held)}`]),
    ...(approved === null ? [] : [`${fields.homologatedAt}: ${shownDay(approved)}`]),
    `${fields.result}: ${options.result[result]}${scored}`,
    `${fields.verificationCode}: ${grouped(code)}`,
    '',
  ].join('\n')
}
