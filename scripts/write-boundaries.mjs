// Writes the import rules of the floors into `.oxlintrc.json`: node scripts/write-boundaries.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fileRooms, mayImport, neverAnywhere, rooms } from './floors.mjs'

const configFile = new URL('../.oxlintrc.json', import.meta.url)
const publicOnly = [
  '@esporte-parana/sdk/src/**',
  '@esporte-parana/sdk/dist/**',
  '@esporte-parana/sdk/exports/**',
  '**/sdk/src/**',
  '**/sdk/exports/**',
  '**/sdk/dist/**',
]

/** The lint `overrides` for the table. */
export function boundaryOverrides() {
  return [
    ...Object.keys(rooms).map(roomOverride),
    override(
      ['host-web/**', 'host-portal-embed/**', 'stories/**'],
      [{ group: publicOnly, message: 'Hosts and stories import only the public subpaths of the SDK.' }],
    ),
    override(
      ['reference-api/**'],
      [
        {
          group: [
            '@esporte-parana/sdk',
            '@esporte-parana/sdk/*',
            '!@esporte-parana/sdk/contracts',
            '!@esporte-parana/sdk/resources',
            '!@esporte-parana/sdk/validators',
            ...publicOnly,
          ],
          message: 'The API imports only contracts, declared resources and validators of the SDK.',
        },
      ],
    ),
    // Playwright's fixtures name their callback `use`, which is no hook.
    { files: ['**/e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/*.testkit.ts', '**/*.testkit.tsx', 'sdk/exports/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ]
}

function roomOverride(room) {
  const files = [fileRooms.includes(room) ? `sdk/src/${room}.ts` : `sdk/src/${room}/**`]
  const closed = Object.keys(rooms).filter((other) => !mayImport(room, other))
  const message = `${room} stands on floor ${rooms[room].floor} and may not import this: see scripts/floors.mjs.`
  const patterns = [
    // The highest floor may import everything.
    ...(closed.length > 0 ? [{ regex: `^([.][.]/)+(${closed.map(roomPattern).join('|')})`, message }] : []),
    { group: ['**/exports/**', '**/exports'], message: 'Nothing inside the SDK imports its exports.' },
  ]
  const never = rooms[room].never
  if (never === '*') patterns.push({ regex: '^[^.]', message: `${room} has no dependency at all.` })
  else if (never) patterns.push({ group: never, message: `${room} must not know this package: see scripts/floors.mjs.` })
  return override(files, patterns)
}

function roomPattern(room) {
  return fileRooms.includes(room) ? `${room}[.]js$` : `${room}/`
}

function override(files, patterns) {
  const paths = Object.entries(neverAnywhere).map(([name, message]) => ({ name, message }))
  return { files, rules: { 'no-restricted-imports': ['error', { paths, patterns }] } }
}

export function readConfig() {
  return JSON.parse(readFileSync(configFile, 'utf8'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(configFile, `${JSON.stringify({ ...readConfig(), overrides: boundaryOverrides() }, null, 2)}\n`)
}
