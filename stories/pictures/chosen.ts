import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** One picture: a story, its toolbar, and the size of its window. */
export interface Picture {
  /** The name of its file. */
  readonly name: string
  /** Where the sidebar has its story: `Telas › Pessoas › Pessoa (PersonForm) › Celular`. */
  readonly words: string
  /** The story's id in Storybook. */
  readonly story: string
  /** Choices in the toolbar: `{ scheme: 'dark' }`. */
  readonly globals?: Readonly<Record<string, string>>
  readonly size?: 'desk' | 'phone'
  /** Whether it is the printed page. */
  readonly isPrinted?: boolean
}

type Choice = Omit<Picture, 'words'>

interface Entry {
  readonly id: string
  readonly type: string
  /** `Telas/Pessoas/Pessoa (PersonForm)` */
  readonly title: string
  readonly name: string
  /** `./src/states/person.stories.tsx` */
  readonly importPath: string
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, Entry>>
}

/** Every screen in light at a desk and in dark on a phone, and what is chosen besides. */
export function choosePictures(): readonly Picture[] {
  const index = JSON.parse(readFileSync(join(import.meta.dirname, '../storybook-static/index.json'), 'utf8')) as StoryIndex
  const stories = new Map(Object.values(index.entries).flatMap((entry) => (entry.type === 'story' ? [[entry.id, entry] as const] : [])))
  const screens = [...stories.values()].filter(({ id }) => /^telas-.*--phone$/.test(id)).flatMap((story) => pairOf(story, stories))
  const chosen = [...screens, ...states, ...themes, ...frame, ...parts, ...printed]
  const lost = chosen.filter(({ story }) => !stories.has(story))
  if (lost.length > 0)
    throw new Error(`No story has these ids: ${lost.map(({ story }) => story).join(', ')}. Correct stories/pictures/chosen.ts.`)
  return chosen.map((choice) => ({ ...choice, words: wordsOf(stories.get(choice.story)) }))
}

const wordsOf = (story: Entry | undefined) => (story ? [...story.title.split('/'), story.name].join(' › ') : '')

function pairOf({ id, importPath }: Entry, stories: ReadonlyMap<string, Entry>): readonly Choice[] {
  // The route's name, as in the code: `siteVisits.stories.tsx` is `site-visits`.
  const name = basename(importPath, '.stories.tsx').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const filled = id.replace(/phone$/, 'filled')
  return [
    { name: `${name}-desk`, story: stories.has(filled) ? filled : id },
    { name: `${name}-phone-dark`, story: id, globals: { scheme: 'dark' }, size: 'phone' },
  ]
}

const departments = 'telas-administrativo-departamentos-departmentlist--'
const department = 'telas-administrativo-departamento-departmentform--'

const states: readonly Choice[] = [
  ...['loading', 'empty', 'failed', 'offline', 'read-only', 'long'].map((state) => ({
    name: `departments-${state}`,
    story: departments + state,
  })),
  ...['loading', 'empty', 'failed', 'read-only', 'invalid', 'conflict', 'expired'].map((state) => ({
    name: `department-${state}`,
    story: department + state,
  })),
  { name: 'departments-long-phone', story: `${departments}long`, size: 'phone' },
  { name: 'department-invalid-phone', story: `${department}invalid`, size: 'phone' },
  { name: 'departments-compact', story: `${departments}filled`, globals: { density: 'compacta' } },
  { name: 'departments-english', story: `${departments}filled`, globals: { locale: 'en-US' } },
  { name: 'department-spanish', story: `${department}filled`, globals: { locale: 'es-ES' } },
  { name: 'departments-pseudo', story: `${departments}filled`, globals: { locale: 'pseudo' } },
]

/** The corners of the themes: without colour, the palest, the darkest and the loudest. */
const corners = [
  { preset: 'Lara', primary: 'noir', surface: 'slate' },
  { preset: 'Lara', primary: 'yellow', surface: 'viva' },
  { preset: 'Aura', primary: 'rose', surface: 'ocean' },
  { preset: 'Aura', primary: 'lime', surface: 'stone' },
]
const themes: readonly Choice[] = corners.flatMap((corner) =>
  ['light', 'dark'].map((scheme) => ({
    name: `theme-${corner.preset}-${corner.primary}-${scheme}`.toLowerCase(),
    story: 'temas-quadro--board',
    globals: { ...corner, scheme },
  })),
)

const frame: readonly Choice[] = ['overlay', 'slim', 'slim-plus', 'horizontal', 'drawer', 'reveal'].map((menuMode) => ({
  name: `menu-${menuMode}`,
  story: `${departments}filled`,
  globals: { menuMode },
}))

const parts: readonly Choice[] = [
  ...['texts', 'documents', 'numbers', 'calendar', 'choices', 'references', 'open-list'].map((board) => ({
    name: `controls-${board}`,
    story: `componentes-quadros-controles--${board}`,
  })),
  { name: 'toasts', story: 'componentes-quadros-avisos-e-confirmações--toasts' },
  // The button of what cannot be undone.
  { name: 'deletion', story: 'em-uso-administrativo-departamentos-passo-a-passo--deletion' },
  {
    name: 'deletion-phone-dark',
    story: 'em-uso-administrativo-departamentos-passo-a-passo--deletion',
    globals: { scheme: 'dark' },
    size: 'phone',
  },
  { name: 'conflict-side', story: 'em-uso-administrativo-departamento-passo-a-passo--conflict-side' },
  { name: 'history', story: 'em-uso-pessoas-pessoa-passo-a-passo--history' },
  { name: 'import-columns', story: 'em-uso-administrativo-importação--columns' },
  { name: 'import-check', story: 'em-uso-administrativo-importação--check' },
  { name: 'not-found', story: 'moldura-páginas-de-estado--not-found' },
  { name: 'refused', story: 'componentes-tela-recusada-refusedscreen--outside' },
  { name: 'confirmation', story: 'componentes-quadros-avisos-e-confirmações--confirmation' },
  { name: 'dialog-phone', story: 'componentes-quadros-diálogos--on-phone', size: 'phone' },
  { name: 'embed-list', story: 'em-um-portal-tela--list' },
  { name: 'embed-list-hostile', story: 'em-um-portal-tela--list-in-hostile-page' },
  { name: 'embed-form-hostile', story: 'em-um-portal-tela--form-in-hostile-page' },
  { name: 'embed-form-hostile-phone-dark', story: 'em-um-portal-tela--form-in-hostile-page-dark', size: 'phone' },
]

const printed: readonly Choice[] = [
  { name: 'departments-printed', story: `${departments}filled`, isPrinted: true },
  { name: 'department-printed', story: `${department}filled`, isPrinted: true },
  { name: 'daily-summary-printed', story: 'telas-início-resumo-do-dia--filled', isPrinted: true },
  { name: 'service-request-printed', story: 'telas-memorando-de-serviço-solicitação-servicerequestform--filled', isPrinted: true },
  { name: 'site-visit-printed', story: 'telas-fiscalizações-vistoria-sitevisitform--filled', isPrinted: true },
]
