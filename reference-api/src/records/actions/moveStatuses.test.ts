import { contracts, locales } from '@esporte-parana/sdk/contracts'
import { expect, test } from 'vitest'
import { entities } from '../../entities/entities.js'

const settled = entities.flatMap(({ contract, settles = {} }) => Object.keys(settles).map((status) => [contract.name, status]))

test.each(settled)('%s says in three languages why it becomes %s by itself', (name, status = '') => {
  const entry = contracts.find(({ contract }) => contract.name === name)
  for (const locale of locales) expect(entry?.messages[locale].rules?.[status], locale).toBeTruthy()
})
