// Compresses the text files of a built host, each beside itself: node scripts/build/compress.mjs <folder>
// The highest quality takes seconds for a whole host, so the build does it and no request waits for it. Browsers take gzip over plain HTTP.
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [folder] = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js|css|svg|webmanifest)$/.test(name))
await Promise.all(
  files.map(async (name) => {
    const bytes = readFileSync(join(folder, name))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }))
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }),
)
