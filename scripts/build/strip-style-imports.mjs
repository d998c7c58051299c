// TypeScript keeps `import './list.css'` in declarations, but the file is not beside them; consumers that check libraries would get an
// error.
import { readFileSync, writeFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
for (const name of readdirSync(folder, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  const clean = text.replace(/^import '[^']+\.css';\n/gm, '')
  if (clean !== text) writeFileSync(file, clean)
}
