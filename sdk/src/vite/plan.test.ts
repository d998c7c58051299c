import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Route } from '../core/route.js'
import { routes } from '../routes.js'
import { moveStyles, withScript } from './backofficePages.js'
import { planFiles } from './chunkStages.js'
import { makePlan } from './makePlan.js'
import { type Chunk, frameOf, hasRoutes, loadedFrom, type PageModules, pageModules, sources } from './pageChunks.js'

const of = (file: string) => sources + file

describe('the pages of the route table', () => {
  const pages = pageModules()
  it('are all that have a screen, each with the module that holds it', () => {
    const table: readonly Route[] = routes
    expect(pages.map(({ path }) => path)).toEqual(table.filter(({ screen }) => screen).map(({ path }) => path))
    const files = pages.flatMap(({ screen, views = {} }) => [screen ?? '', ...Object.values(views)])
    const source = (file: string) => file.replace(/\.js$/, '.tsx')
    expect(files.filter((file) => !existsSync(source(file)))).toEqual([])
    expect(sources).toBe(fileURLToPath(new URL('../', import.meta.url)))
  })
  it('name the module that the table loads', async () => {
    const login = (routes as readonly Route[]).find(({ name }) => name === 'login')
    expect(String(login?.screen)).toContain('SignInScreen')
    expect(pages.find(({ path }) => path === '/login')?.screen).toBe(of('screens/public/SignInScreen.js'))
    const visit = pages.find(({ path }) => path.endsWith('/vistorias/{id}'))
    expect(visit?.views).toEqual({ responder: of('resources/inspections/site-visit/phone/SiteVisitPhone.js') })
    expect(visit?.viewReads).toEqual({ responder: ['/respostas'] })
  })
})

describe('files by when a page needs them', () => {
  const graph: Readonly<Record<string, readonly string[]>> = {
    'main.tsx': ['react', of('resources/b/contract.js')],
    [of('resources/b/contract.js')]: ['react'],
    [of('routes.js')]: ['table'],
    phone: [of('drafts/phone.js'), 'icon', 'fields', 'iconOfPhone', 'iconOfAll'],
    [of('shell/frame/AppShell.js')]: ['menu', 'react'],
    login: ['field', 'iconOfAll'],
    home: ['cards', 'heading'],
    list: ['rows', 'menu of a record', 'heading', 'icon', 'iconOfAll', of('resources/a/resource.js')],
    commands: ['menu of a record'],
    otherList: ['rows', 'heading'],
    form: ['fields', 'heading', 'field', of('resources/a/resource.js'), of('resources/b/contract.js'), of('drafts/keep.js')],
  }
  const files = planFiles({
    importsOf: (id) => graph[id] ?? [],
    partsOf: (id) => (id === 'fields' ? ['commands', 'list'] : []),
    sizeOf: (id) => (id.startsWith('icon') ? 300 : 5000),
    entries: ['main.tsx'],
    frames: ['Frame.tsx'],
    tables: ['pages.ts', 'Frame.tsx'],
    pages: [
      { path: '/login', kind: 'public', screen: 'login' },
      { path: '/dashboard', kind: 'home', screen: 'home' },
      { path: '/a', kind: 'list', screen: 'list' },
      { path: '/b', kind: 'list', screen: 'otherList' },
      { path: '/a/{id}', kind: 'form', screen: 'form', views: { phone: 'phone' } },
    ],
  })
  it('begin with what every page needs, the table of pages apart', () => {
    const places = { react: 'start', table: 'table', 'pages.ts': 'table', menu: 'frame', 'Frame.tsx': 'frame' }
    expect(Object.fromEntries(Object.keys(places).map((id) => [id, files.get(id)]))).toEqual(places)
    expect([files.get('login'), files.get('field')]).toEqual(['public', 'around'])
  })
  it('bring together what lists, forms and homes share', () => expect(files.get('heading')).toBe('pages'))
  it('leave an entity to the pages that show it', () => {
    const entity = files.get(of('resources/a/resource.js'))
    expect(entity).toMatch(/^entities-\d+$/)
    expect(files.get('rows')).not.toBe(entity)
  })
  it('keep with the first file what the entry of the host takes from an entity, so that no two files import each other', () => {
    expect(files.get(of('resources/b/contract.js'))).toBe('start')
  })
  it('keep the storage of drafts apart from the pages that work without network', () => {
    expect(files.get(of('drafts/phone.js'))).toBe('drafts')
  })
  it('bring what a later part of forms shares with lists without the rest of the lists', () => {
    expect([files.get('menu of a record'), files.get('commands')]).toEqual(['records', undefined])
    expect(files.get('rows')).not.toBe('records')
  })
  it('bring the trifles that a view shares with lists with the frame, and nothing larger', () => {
    expect(['icon', 'fields', 'iconOfPhone', 'iconOfAll'].filter((id) => files.get(id) === 'frame')).toEqual(['icon'])
  })
  it('say nothing of what is loaded later', () => expect(files.has('dialog')).toBe(false))
})

describe('the plan of a build', () => {
  const chunk = (fileName: string, more: Partial<Chunk> = {}) =>
    ({
      type: 'chunk',
      fileName,
      imports: [],
      dynamicImports: [],
      moduleIds: [],
      facadeModuleId: null,
      isDynamicEntry: false,
      ...more,
    }) as unknown as Chunk
  const entry = chunk('index.js', { imports: ['start.js'] })
  const chunks = [
    entry,
    chunk('start.js'),
    chunk('list.js', { imports: ['start.js'], viteMetadata: { importedCss: new Set(['list.css']) } as Chunk['viteMetadata'] }),
    chunk('People.js', { imports: ['list.js'], facadeModuleId: 'people' }),
    chunk('first.js', { moduleIds: [of('locale/pt-BR/first.js')] }),
    chunk('shell.js', { moduleIds: [of('shell/frame/AppShell.js')] }),
    chunk('Help.js', { isDynamicEntry: true, facadeModuleId: of('palette/Help.js'), imports: ['shell.js'] }),
    chunk('Frame.js', { isDynamicEntry: true, facadeModuleId: '/host/src/Frame.tsx', imports: ['shell.js'] }),
  ]
  const pages: readonly PageModules[] = [
    { path: '/pessoas', kind: 'list', screen: 'people' },
    { path: '/eventos', kind: 'list', screen: 'nowhere' },
  ]
  const plan = makePlan({ chunks, entry, base: '/app/', apiBaseUrl: '/api', pages })
  const named = (places: readonly number[] = []) => places.map((place) => plan.files[place])

  it('names what a page needs besides the entry, styles first', () => {
    expect(named(plan.routes[0]?.screen)).toEqual(['/app/People.js', '/app/list.css', '/app/list.js'])
    expect(named(plan.texts['pt-BR'].first)).toEqual(['/app/first.js'])
  })
  it('finds the frame by the shell in it', () => {
    expect(frameOf(chunks)?.fileName).toBe('Frame.js')
    expect(named(plan.frame)).toEqual(['/app/Frame.js', '/app/shell.js'])
  })
  it('leaves out the pages that a host does not import', () => {
    expect(plan.routes.map(({ path }) => path)).toEqual(['/pessoas'])
  })
  it('is made for a page with the route table, and not for one screen alone beside it', () => {
    const alone = chunk('alone.js', { imports: ['People.js'] })
    const whole = chunk('whole.js', { dynamicImports: ['pages.js'] })
    const all = [...chunks, alone, whole, chunk('pages.js', { moduleIds: [of('publicRoutes.js')] })]
    expect([hasRoutes(loadedFrom(alone, all)), hasRoutes(loadedFrom(whole, all))]).toEqual([false, true])
  })
})

describe('the page', () => {
  const page = `<html>
  <head>
    <meta charset="utf-8" />
    <script>paint()</script>
    <script type="module" src="/index.js"></script>
    <link rel="stylesheet" crossorigin href="/index.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>`
  it('runs the first script before every other', () => {
    const html = withScript(page, "ask('$&')")
    expect(html.indexOf("<script>ask('$&')</script>")).toBeGreaterThan(html.indexOf('charset'))
    expect(html.indexOf('ask(')).toBeLessThan(html.indexOf('paint()'))
    expect(withScript('<head></head>', 'ask()')).toContain('<script>ask()</script>')
  })
  it('is painted before its style sheets have come', () => {
    const html = moveStyles(page)
    expect(html.indexOf('index.css')).toBeGreaterThan(html.indexOf('id="app"'))
    expect(html.match(/stylesheet/g)).toHaveLength(1)
  })
})
