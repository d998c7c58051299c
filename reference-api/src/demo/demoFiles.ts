import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../database/database.js'
import { insertRows } from '../database/insertRows.js'
import { reserveIds } from '../records/write/writeChildren.js'
import { seededAt } from './demoRows.js'

/** Stores a demo PDF under each of these names. @returns their ids, in the same order */
export async function insertDemoFiles(database: Database, names: readonly string[]): Promise<number[]> {
  const bytes = Buffer.from(page('Documento de demonstração: dados fictícios'), 'latin1')
  return (await insertFiles(database, names, { bytes, mime: 'application/pdf' })).ids
}

/** Stores a demo picture under each of these names. @returns their ids, in the same order, and their common SHA-256 */
export async function insertDemoPictures(
  database: Database,
  names: readonly string[],
): Promise<{ readonly ids: readonly number[]; readonly sha256: string }> {
  return insertFiles(database, names, { bytes: picture(), mime: 'image/png' })
}

async function insertFiles(
  database: Database,
  names: readonly string[],
  { bytes, mime }: { readonly bytes: Buffer; readonly mime: string },
): Promise<{ readonly ids: number[]; readonly sha256: string }> {
  const ids = await reserveIds(database, 'attachment', names.length)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const stored = { mime, size_bytes: bytes.length, sha256, uploaded_by: 1, uploaded_at: seededAt }
  await insertRows(
    database,
    'attachment',
    names.map((name, index) => ({ id: ids[index], file_name: name, ...stored })),
  )
  await sql`insert into attachment_content (attachment_id, bytes)
    select id, decode(${bytes.toString('base64')}, 'base64') from unnest(${ids}::integer[]) id`.execute(database)
  return { ids, sha256 }
}

/** A PNG of 480 × 360 that looks like a hall, a floor under a wall. @see PNG specification, 5.2 and 11 */
function picture(): Buffer {
  const [width, height] = [480, 360]
  const lines = Array.from({ length: height }, (_, y) => {
    const line = Buffer.alloc(1 + width * 3)
    for (let x = 0; x < width; x += 1) {
      const isFloor = y > height * 0.6
      const isLine = isFloor && Math.abs(x - width / 2) < (y - height * 0.55) / 40
      const colour = isLine
        ? [245, 245, 240]
        : isFloor
          ? [184 + ((x >> 5) & 1) * 8, 132, 78]
          : [206 - (y >> 2), 216 - (y >> 2), 222 - (y >> 3)]
      line.set(colour, 1 + x * 3)
    }
    return line
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(lines))), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A PDF with one page and one line. @see ISO 32000-1, 7.5 */
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
