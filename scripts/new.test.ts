import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { homeOf, specifiedPages } from './entities/specifiedPages.mjs'
import { root } from './lib/paths.mjs'
import { createEntity } from './new/createEntity.mjs'
import { entityNames } from './new/entityNames.mjs'
import { withFolder } from './new/serverFiles.mjs'

const free = { name: 'vehicle', area: 'administrative', path: '/administrativo/veiculos' }

describe('a new entity', () => {
  it.each(['materialGroup', 'material-group'])('is called in each place as that place calls things: %s', (word) => {
    expect(entityNames(word)).toEqual({
      camel: 'materialGroup',
      pascal: 'MaterialGroup',
      kebab: 'material-group',
      table: 'material_group',
      words: 'material group',
    })
  })

  // Each of these is refused before any file is written.
  it.each([
    [{ name: 'Veículo' }, 'is no name of an entity'],
    [{ name: 'group' }, 'is a word of the language or of SQL'],
    [{ name: 'department' }, 'is there already'],
    [{ area: '../outside' }, '--area is a folder'],
    [{ path: 'veiculos' }, '--path is the address of its list'],
    [{ path: '/administrativo/solicitacoes-servico/fornecedores' }, 'is called "supplier" in routes.ts'],
    [{ path: '/escola/niveis-turma', plural: 'levels' }, 'is called "classLevels" in routes.ts'],
    [{ below: 'nobody', path: '/veiculos/{veiculoId}/multas' }, 'No entity is called "nobody"'],
    [{ below: 'department' }, 'names that record’s id'],
    [{ texts: { 'pt-BR': ['Veículo', 'Veículos'] } }, 'Texts are three'],
  ])('is refused with what to do: %o', (change, sentence) => {
    expect(() => createEntity(root, { ...free, ...change })).toThrow(sentence)
  })
})

test('the pages of the route table are all read, with the home that a new address lies below', () => {
  const pages = specifiedPages(root)
  const written = readFileSync(join(root, 'sdk/src/routes.ts'), 'utf8').match(/^ {2}page\(/gm)
  expect(pages).toHaveLength(written?.length ?? 0)
  expect(pages.map(({ path }) => path)).toContain('/administrativo/solicitacoes-servico/licitacoes/{licitacaoId}/lotes/{id}')
  expect(homeOf(pages, '/administrativo/solicitacoes-servico/gms/marcas')).toMatchObject({ name: 'gms', menu: 'gms' })
  expect(homeOf(pages, '/veiculos')).toBeUndefined()
})

test('the list of the server takes one more folder, however long it is', () => {
  const listOf = (names: readonly string[]) =>
    `import { a } from './a.js'\n\nexport const entityFolders: readonly EntityFolder[] = [${names.join(', ')}]\n`
  const names = { camel: 'vehicle', pascal: 'Vehicle', kebab: 'vehicle', table: 'vehicle', words: 'vehicle' }
  expect(withFolder(listOf(['aFolder']), names)).toContain("'./a.js'\nimport { vehicleFolder } from './vehicle/folder.js'\n\n")
  expect(withFolder(listOf(['aFolder']), names)).toContain('[aFolder, vehicleFolder]')
  const many = withFolder(listOf(Array.from({ length: 9 }, (_, place) => `numberedFolder${place}`)), names)
  expect(many).toContain('[\n  numberedFolder0,\n')
  expect(withFolder(many, { ...names, camel: 'boat', kebab: 'boat' })).toContain('  vehicleFolder,\n  boatFolder,\n]')
})
