import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.js'
import { insertRows } from '../database/insertRows.js'
import { reserveIds } from '../records/write/writeChildren.js'
import { seededAt } from './demoRows.js'

/** Stores an invented PDF under each of these names. @returns their ids, in the same order */
export async function insertDemoFiles(database: Database, names: readonly string[]): Promise<number[]> {
  const ids = await reserveIds(database, 'attachment', names.length)
  const bytes = Buffer.from(page('Documento de demonstração: dados fictícios'), 'latin1')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const stored = { mime: 'application/pdf', size_bytes: bytes.length, sha256, uploaded_by: 1, uploaded_at: seededAt }
  await insertRows(
    database,
    'attachment',
    names.map((name, index) => ({ id: ids[index], file_name: name, ...stored })),
  )
  await sql`insert into attachment_content (attachment_id, bytes)
    select id, decode(${bytes.toString('base64')}, 'base64') from unnest(${ids}::integer[]) id`.execute(database)
  return ids
}

/** A PDF of one page with one line. @see ISO 32000-1, 7.5 */
function page(line: string): string {
  const content = `BT /F1 16 Tf 72 760 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const body = head + objects.join('')
  const size = objects.length + 1
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}
