import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { buildIndex } from 'storybook/internal/core-server'
import type { IndexEntry } from 'storybook/internal/types'
import { beforeAll, expect, test } from 'vitest'
import { withOtherWords } from '../.storybook/otherWords.js'
import { searchLetters } from '../.storybook/searchLetters.js'
import { withoutAccents } from './withoutAccents.js'

/** What Storybook's search compares with the words in its field. */
interface Item {
  readonly id: string
  readonly name: string
  readonly path: readonly string[]
}

let entries: readonly IndexEntry[] = []
let firstFor: (words: string) => string | undefined

beforeAll(async () => {
  const index = withOtherWords(await buildIndex({ configDir: join(import.meta.dirname, '../.storybook') }))
  entries = Object.values(index.entries)
  firstFor = searchOf(entries.flatMap(itemsOf))
}, 60_000)

const list = 'telas-memorando-de-serviço-fornecedores-supplierlist--filled'
const form = 'telas-memorando-de-serviço-fornecedor-supplierform--filled'
const signIn = 'telas-acesso-entrar-signinscreen--empty'
const refused = 'em-uso-administrativo-departamento-passo-a-passo--refused'
const conflict = 'telas-administrativo-departamento-departmentform--conflict'
const expired = 'telas-acesso-sessão-expirada-expiredsessionscreen--expired'

test.each([
  ['tela de fornecedores', list],
  ['lista de fornecedores', list],
  ['cadastro de fornecedor', form],
  ['cadastro de fornecedores', form],
  ['tela de login', signIn],
  ['usuario e senha', signIn],
  ['formulário de pessoa', 'telas-pessoas-pessoa-personform--filled'],
  ['salvar recusado', refused],
  ['erro ao salvar', refused],
  ['nao salvou', refused],
  ['edicao simultanea', conflict],
  ['concorrencia', conflict],
  ['expirou', expired],
  ['tempo esgotado', expired],
  ['sem registros', 'telas-administrativo-departamentos-departmentlist--empty'],
  ['sem resultados', 'em-uso-administrativo-departamentos-passo-a-passo--nothing-matches'],
  ['visita', 'telas-fiscalizações-vistorias-sitevisitlist--filled'],
  ['licitacao', 'telas-memorando-de-serviço-licitação-tenderform--filled'],
  ['funcoes', 'telas-administrativo-funções-functionlist--filled'],
  ['campo de texto', 'componentes-campo-fieldcontrol--docs'],
  ['esqueci a senha', 'telas-acesso-recuperar-a-senha-signinscreen--empty'],
  ['tela inicial', 'telas-início-painel-dashboardscreen--filled'],
  ['read only', 'telas-administrativo-departamento-departmentform--read-only'],
  ['404', 'moldura-páginas-de-estado--not-found'],
  ['imprimir', 'telas-início-resumo-do-dia--filled'],
  ['combobox', 'componentes-quadros-controles--choices'],
  ['date picker', 'componentes-quadros-controles--numbers'],
  ['nota fiscal', 'telas-memorando-de-serviço-solicitações-servicerequestlist--filled'],
  ['pedido de refeição', 'telas-memorando-de-serviço-solicitações-servicerequestlist--filled'],
  ['fornecedor somente leitura', 'telas-memorando-de-serviço-fornecedor-supplierform--read-only'],
  ['somente leitura fornecedor', 'telas-memorando-de-serviço-fornecedor-supplierform--read-only'],
  ['sessao expirada departamento', 'telas-administrativo-departamento-departmentform--expired'],
  ['licitacoes vazia', 'telas-memorando-de-serviço-licitações-tenderlist--empty'],
  ['formulario hostil', 'em-um-portal-tela--form-in-hostile-page'],
  ['resumo do dia impresso', 'telas-início-resumo-do-dia--filled'],
  ['importar erro', 'em-uso-administrativo-importação--check'],
  ['linhas com erro', 'em-uso-administrativo-importação--check'],
  ['densidade', 'comece-aqui--docs'],
  ['rtl', 'comece-aqui--docs'],
  ['fornecedores sem rede', 'telas-memorando-de-serviço-fornecedores-supplierlist--offline'],
  ['pagina do evento celular', 'telas-competições-página-do-evento-eventhome--phone'],
  ['material ou serviço somente leitura', 'telas-gms-material-ou-serviço-materialform--read-only'],
])('the first hit for "%s" is %s', (words, id) => expect(firstFor(words)).toBe(id))

test('each list and form is the first hit for its name, with and without accents', () => {
  const lost = [...new Set(entries.map(({ title }) => title))].flatMap((title) => {
    const [, name = '', kind] = /^Telas\/.*\/(.+) \(\w+(List|Form)\)$/.exec(title) ?? []
    const words = `${kind === 'List' ? 'lista' : 'formulário'} de ${name.toLowerCase()}`
    if (kind === undefined) return []
    return [words, withoutAccents(words)].filter((written) => titleOf(firstFor(written)) !== title)
  })
  expect(lost).toEqual([])
})

test('a name is found without its accents', () => {
  const names = entries.map(({ title }) => title.split('/').at(-1) ?? '')
  const words = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
  const accented = [...words].filter((word) => word !== withoutAccents(word))
  expect(accented.length).toBeGreaterThan(20)
  expect(accented.filter((word) => firstFor(withoutAccents(word)) === undefined)).toEqual([])
})

const titleOf = (found?: string) => entries.find(({ id }) => id === found)?.title ?? found

/** The entry and what is above it in the sidebar. */
function itemsOf(entry: IndexEntry, place: number, all: readonly IndexEntry[]): readonly Item[] {
  const path = entry.title.split('/')
  const above = { id: entry.title, name: path.at(-1) ?? '', path: path.slice(0, -1).toReversed() }
  return [...(all[place - 1]?.title === entry.title ? [] : [above]), { ...entry, path: path.toReversed() }]
}

/** The search of Storybook's manager, which no package exports: its library and its options. */
function searchOf(items: readonly Item[]): typeof firstFor {
  const folder = dirname(createRequire(import.meta.url).resolve('storybook/package.json'))
  const manager = readFileSync(join(folder, 'dist/manager/runtime.js'), 'utf8')
  const [library = ''] =
    /\(function\(e2, t2\) \{\s+typeof exports == "object" && typeof module == "object".+?\n {2}\}\n\}\);/s.exec(manager) ?? []
  const [options = ''] = /\{\s+shouldSort: .+?\n\}/s.exec(manager) ?? []
  const made = runInThisContext(
    `(items, module, exports) => { ${library.replace(/\}\s*\}\);$/, '')}; return new module.exports(items, ${options}) }`,
  )
  const search = made(items, { exports: {} }, {}) as { search: (words: string) => readonly { readonly item: Item }[] }
  expect(manager).toContain(`maxPatternLength: ${searchLetters},`)
  return (words) => search.search(words.slice(0, searchLetters))[0]?.item.id
}
