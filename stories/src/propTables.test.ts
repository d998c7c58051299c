import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propTables } from '../.storybook/propTables.js'

interface PropRow {
  readonly description: string
}

const plugin = propTables() as unknown as {
  readonly buildStart: () => void
  readonly closeBundle: () => Promise<void>
  readonly transform: { readonly handler: (code: string, id: string) => Promise<{ readonly code: string } | undefined> }
}
const tableOf = async (file: string) => {
  const id = join(import.meta.dirname, file)
  const { code = '' } = (await plugin.transform.handler(readFileSync(id, 'utf8'), id)) ?? {}
  return JSON.parse(/\.propTable = (.+)$/.exec(code)?.[1] ?? '{}') as { description: string; props: Record<string, unknown> }
}

beforeAll(() => plugin.buildStart())
afterAll(() => plugin.closeBundle())

test('a union shows its values, also one that another file declares', { timeout: 120_000 }, async () => {
  const { description, props } = await tableOf('parts/AppShell.stories.tsx')
  expect(description).toMatch(/^The frame of every page/)
  expect(props.menuMode).toMatchObject({
    type: { name: 'enum', value: expect.arrayContaining(['slim', 'static']), required: false },
    table: { type: { summary: expect.stringContaining('"slim" | ') }, defaultValue: { summary: "the user's choice" } },
  })
  expect(props.children).toMatchObject({ table: { type: { summary: 'ReactNode' } }, control: false })
})

test('a screen that a function makes has the props of its kind', { timeout: 120_000 }, async () => {
  const { props } = await tableOf('states/department.stories.tsx')
  expect(props.params).toMatchObject({ description: expect.stringContaining('`id`'), type: { required: true } })
})

test('each exported component says what it is, and what its props are', { timeout: 120_000 }, async () => {
  const files = globSync('{parts,states}/*.stories.tsx', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('dailySummary.stories.tsx'),
  )
  const tables = await Promise.all(files.map(async (file) => [file, await tableOf(file)] as const))
  const bare = tables.flatMap(([file, { description, props }]) => [
    ...(description ? [] : [file]),
    ...Object.entries(props).flatMap(([name, prop]) => ((prop as PropRow).description === '' ? [`${name} of ${file}`] : [])),
  ])
  expect(bare).toEqual([])
  expect(tables.length).toBeGreaterThan(50)
})

test('the attributes that every element has are not listed', { timeout: 120_000 }, async () => {
  const { props } = await tableOf('parts/Link.stories.tsx')
  expect(Object.keys(props).toSorted()).toEqual(['children', 'ref', 'replace', 'to'])
})

test('a prop has a type that can be read', { timeout: 120_000 }, async () => {
  const { props } = await tableOf('parts/ValidityMark.stories.tsx')
  expect(props.validUntil).toMatchObject({ table: { type: { summary: 'string | null | undefined' } } })
})
