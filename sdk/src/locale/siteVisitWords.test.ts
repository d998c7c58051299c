import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// The area of the menu is called so; what is planned, begun and answered in it is a visit in every text.
const area = /'routes\.inspections'|'screens\.area\.administrative'|'vocabulary\.entity\.inspection'/
const words = [/(?<!visitas? de )\binspecci(ón|ones)\b/iu, /(?<!['"./-])\binspections?\b(?!['"./:-])/iu]

it('a visit has one name in Spanish and one in English, in every text of the product', () => {
  const files = globSync('sdk/src/**/*.{ts,tsx}').filter((file) => !/\.test|\.testkit|test-d/.test(file))
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /['`]/.test(line) && !/^\s*(\*|\/\/|\/\*|import|export \* from)/.test(line) && !area.test(line))
      .map((line) => line.trim()),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(lines.filter((line) => words.some((word) => word.test(line)))).toEqual([])
})
