import { describe, expect, it } from 'vitest'
import { defineRoute, type Title } from '../core/route.js'
import { recordAddress } from '../navigation/recordAddress.js'
import { paletteGroups } from './paletteEntries.js'

const screen = () => Promise.reject(new Error('not shown here'))
const routes = [
  defineRoute({ name: 'login', path: '/login', title: 'Entrar', kind: 'public', screen }),
  defineRoute({ name: 'administrative', path: '/administrativo', title: 'Administrativo', kind: 'home', screen }),
  defineRoute({
    name: 'departments',
    path: '/administrativo/departamentos',
    title: 'Departamentos',
    kind: 'list',
    parent: 'administrative',
    screen,
  }),
  defineRoute({
    name: 'department',
    path: '/administrativo/departamentos/{id}',
    title: 'Departamento',
    kind: 'form',
    parent: 'departments',
    screen,
  }),
  defineRoute({
    name: 'functions',
    path: '/administrativo/funcoes',
    title: 'Funções',
    recordTitle: 'Função',
    kind: 'list',
    parent: 'administrative',
    screen,
  }),
  defineRoute({ name: 'school', path: '/escola', title: 'Escola', kind: 'home' }),
  defineRoute({ name: 'person', path: '/pessoas/{id}', title: 'Pessoa', kind: 'form', screen }),
  defineRoute({ name: 'lot', path: '/licitacoes/{licitacaoId}/lotes/{id}', title: 'Lote', kind: 'form', screen }),
]
const source = {
  routes,
  title: (title: Title) => title as string,
  create: (name: string) => `Novo: ${name}`,
  created: (page: string): string | undefined => ({ person: 'Nova pessoa' })[page],
  commands: [
    { to: 'command:sign-out', label: 'Sair', words: 'Desconectar', run: () => undefined },
    { to: 'command:dark', label: 'Tema escuro', run: () => undefined },
  ],
  date: (value: string) => value.split('-').toReversed().join('/'),
  createWords: 'novo nova cadastrar',
  seeAll: (list: string) => `Todos: ${list}`,
  visits: [{ to: '/administrativo/departamentos/7', label: 'Coordenação de Água', path: '/administrativo/departamentos' }],
}
const offered = (search: string, hits: Parameters<typeof paletteGroups>[2] = []) =>
  Object.fromEntries(paletteGroups(source, search, hits).map(({ key, entries }) => [key, entries.map(({ label }) => label)]))

describe('the palette', () => {
  it('offers what was opened before, every page that stands, and every new record', () => {
    expect(offered('')).toEqual({
      recent: ['Coordenação de Água'],
      pages: ['Administrativo', 'Departamentos', 'Funções'],
      create: ['Novo: Departamento', 'Novo: Função', 'Nova pessoa'],
      commands: ['Sair', 'Tema escuro'],
    })
  })

  it('leads to the list when there may be more records than are shown, but puts no number into its address', () => {
    const hit = (id: number) => ({ entity: 'department', path: '/administrativo/departamentos', id, label: `Setor ${id}` })
    const found = [1, 2, 3, 4, 5].map(hit)
    expect(paletteGroups(source, ' setor de ', found).at(-1)?.entries.at(-1)).toEqual({
      to: '/administrativo/departamentos?busca=setor%20de',
      label: 'Todos: Departamentos',
      isMore: true,
    })
    expect(offered('setor', found.slice(1)).records).not.toContain('Todos: Departamentos')
    expect(offered('529982', found).records).not.toContain('Todos: Departamentos')
  })

  it('finds a page without its accents, and by its area after its name', () => {
    expect(offered('funcoes')).toEqual({ pages: ['Funções'], create: ['Novo: Função'] })
    expect(offered('administrativo').pages).toEqual(['Administrativo', 'Departamentos', 'Funções'])
  })

  it.each([
    ['nova p', 'Nova pessoa'],
    ['novo p', 'Nova pessoa'],
    ['cadastrar pess', 'Nova pessoa'],
    ['novo d', 'Novo: Departamento'],
    ['nova func', 'Novo: Função'],
    ['dep', 'Departamentos'],
    ['coord agua', 'Coordenação de Água'],
    ['tema', 'Tema escuro'],
    ['escuro', 'Tema escuro'],
    ['sair', 'Sair'],
    ['desconectar', 'Sair'],
    ['funcoes', 'Funções'],
  ])('offers for "%s" first %s', (search, wanted) => {
    expect(paletteGroups(source, search, [])[0]?.entries[0]?.label).toBe(wanted)
  })

  it('leaves what the server found below, however near: it comes later, and must not move what Enter opens', () => {
    const hit = { entity: 'department', path: '/administrativo/departamentos', id: 9, label: 'Tema' }
    expect(paletteGroups(source, 'tema', [hit]).map(({ key }) => key)).toEqual(['commands', 'records'])
  })

  it('understands "nova" and "cadastrar" with a name', () => {
    expect(offered('nova departamento')).toEqual({ create: ['Novo: Departamento'] })
    expect(offered('cadastrar funcoes')).toEqual({ create: ['Novo: Função'] })
  })

  it('shows the records that the server found, even when their name holds nothing of what was typed', () => {
    const hit = { entity: 'department', path: '/administrativo/departamentos', id: 9, label: 'Ginásio' }
    expect(offered('529.982.247-25', [hit])).toEqual({ records: ['Ginásio'] })
  })

  it('tells records of one name apart', () => {
    const hit = { entity: 'department', path: '/administrativo/departamentos', label: 'Ana Lima' }
    const hits = [
      { ...hit, id: 1, details: ['1980-05-20', '***.456.789-**', { id: 4106902, label: 'Curitiba' }] },
      { ...hit, id: 2, details: [null, null] },
      { ...hit, id: 3 },
    ]
    const [group] = paletteGroups(source, '456', hits)
    expect(group?.entries.map(({ apart }) => apart)).toEqual(['20/05/1980 · ***.456.789-** · Curitiba', undefined, undefined])
  })

  it('leads to no module that is unavailable', () => {
    expect(offered('escola')).toEqual({})
    expect(offered('tarde', [{ entity: 'school', path: '/escola', id: 1, label: 'Turma da tarde' }])).toEqual({})
  })

  it('shows a record once: what was opened before is not repeated', () => {
    const hit = { entity: 'department', path: '/administrativo/departamentos', id: 7, label: 'Coordenação de Água' }
    expect(offered('agua', [hit])).toEqual({ recent: ['Coordenação de Água'] })
  })

  it('opens a record on its page, or over its list where it has none', () => {
    expect(recordAddress({ path: '/administrativo/departamentos', id: 9 }, routes)).toBe('/administrativo/departamentos/9')
    expect(recordAddress({ path: '/administrativo/funcoes', id: 9 }, routes)).toBe('/administrativo/funcoes?editar=9')
  })
})
