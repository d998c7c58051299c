import { contracts, locales } from '@esporte-parana/sdk/contracts'
import { expect, test } from 'vitest'
import { deedTexts } from './deedTexts.js'

test('what happened has its words for each command that can keep the status, in every language', () => {
  const keeping = contracts.flatMap(({ contract: { name, transitions } }) =>
    transitions.filter(({ from, to }) => (from as readonly string[]).includes(to)).map((transition) => `${name}.${transition.name}`),
  )
  for (const locale of locales) expect(Object.keys(deedTexts[locale]).toSorted(), locale).toEqual(keeping.toSorted())
})
