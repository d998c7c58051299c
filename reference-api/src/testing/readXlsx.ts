import { inflateRawSync } from 'node:zlib'

/** The parts of a workbook by name, from the archive's directory at its end. */
export function readZip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let place = archive.readUInt32LE(end + 16)
  const parts = new Map<string, string>()
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, size] = [archive.readUInt32LE(place + 20), archive.readUInt32LE(place + 24)]
    const nameLength = archive.readUInt16LE(place + 28)
    const offset = archive.readUInt32LE(place + 42)
    const name = archive.toString('utf8', place + 46, place + 46 + nameLength)
    const content = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
    const bytes = inflateRawSync(archive.subarray(content, content + packed))
    if (bytes.length !== size) throw new Error(`${name}: ${bytes.length} bytes instead of ${size}`)
    parts.set(name, bytes.toString('utf8'))
    place += 46 + nameLength + archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32)
  }
  return parts
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The cells of a sheet, row by row: texts as texts, all others as numbers. */
export function readSheet(xml: string): (string | number)[][] {
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c [^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs)].map(([, text, number]) =>
      text === undefined ? Number(number) : text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
    ),
  )
}
