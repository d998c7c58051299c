import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../api/ApiError.js'
import type { Stored } from '../../core/record.js'
import { createStore } from '../../core/store.js'
import type { RecordState } from '../../data/useRecord.js'
import type { SaveInput } from '../../data/useSaveRecord.js'
import type { Draft } from '../../drafts/draft.js'
import { createDrafts } from '../../drafts/createDrafts.js'
import type { Toast } from '../../feedback/feedback.js'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import { department } from '../../resources/administrative/department/resource.js'
import { sampleRecords } from '../../testing/samples/samples.js'
import { createFormSession, type FormSession } from './formSession.js'
import type { FormPorts } from './sessionParts.js'

const about = { version: 1, status: 'ativo', createdAt: '', createdBy: null, updatedAt: '', updatedBy: null, label: '' }
const stored = (changes: object = {}) => ({ ...about, ...sampleRecords.department[1], ...changes }) as unknown as Stored
const whole = { name: 'Núcleo de Esportes', acronym: 'NEC', kind: 'nucleo', email: 'nec@esporte.pr.gov.br' }

let toasts: Toast[]
let sent: SaveInput[]
let questions: string[]
let followed: string[]
let answer: (input: SaveInput) => Promise<Stored>
let drafts: Draft[]
let removed: string[]
let written: string[]
let sessions: (() => void)[]
const follow = (listener: () => void) => {
  sessions.push(listener)
  return () => undefined
}
const storage = {
  ...createDrafts(),
  find: async () => drafts,
  remove: async (ids: readonly string[]) => void removed.push(...ids),
  write: async ({ values }: Pick<Draft, 'values'>) => written.push(String(values.name)) > 0,
}

function portsOver(record: RecordState): FormPorts {
  const state = createStore(record)
  return {
    atRest: (_, work) => {
      work()
      return () => undefined
    },
    afterPress: (action) => action(),
    api: { duplicates: async () => ({ success: true, data: [] }), send: () => Promise.reject(new Error('nothing is asked')) },
    watch: () => state,
    save: (input) => {
      sent.push(input)
      return answer(input)
    },
    remove: async () => undefined,
    run: async () => ({ done: 1, refused: [] }),
    translator: createTranslator('pt-BR', catalogue),
    toasts: {
      expect: () => undefined,
      show: (toast) => {
        toasts.push(toast)
        return () => undefined
      },
    },
    tellDeed: () => undefined,
    confirm: async ({ title }) => questions.push(title) > 0,
    navigation: createMemoryNavigation('/'),
    protectEdits: () => () => undefined,
    drafts: { load: async () => storage, isKept: false, getPerson: () => '1', onSession: follow },
    onPageLeave: () => () => undefined,
    canWrite: true,
    onStored: ({ id }, next) => void followed.push(`${next} ${id}`),
    onNamed: ({ id }) => void followed.push(`named ${id}`),
  }
}

function open(record?: Stored): FormSession {
  const ports = portsOver({ status: 'ready', record, refetch: () => undefined })
  const session = createFormSession(department, { id: record?.id ?? 'novo' }, ports)
  session.start()
  return session
}
const storeOf = (session: FormSession) => {
  const { store } = session.getState()
  if (!store) throw new Error('the form is not open')
  return store
}
const type = (session: FormSession, values: object) => {
  for (const [key, value] of Object.entries(values)) storeOf(session).change(key, value)
}
const refusal = (status: number, code: string, more: Partial<Pick<ApiError, 'fieldErrors' | 'body'>> = {}) =>
  new ApiError({ status, code, fieldErrors: [], requestId: undefined, body: { success: false }, ...more })
const stale = (data: Stored) => refusal(412, 'stale', { body: { success: false, data } })

beforeEach(() => {
  toasts = []
  sent = []
  questions = []
  followed = []
  drafts = []
  removed = []
  written = []
  sessions = []
  answer = async ({ id, draft }) => stored({ ...draft, id: id === 'novo' ? 90 : id, version: 2 })
})

describe('a save', () => {
  it('stores the record, says so and follows it', async () => {
    const session = open()
    type(session, whole)
    expect(await session.save()).toBe(true)
    expect(sent).toMatchObject([{ id: 'novo', draft: whole }])
    expect(session.getState()).toMatchObject({ id: 90, record: { id: 90 }, refusals: 0 })
    expect(followed).toEqual(['stay 90'])
    expect(toasts).toMatchObject([{ severity: 'success' }])
    expect(storeOf(session).isUnsaved()).toBe(false)
  })
  it('sends nothing while a field is wrong, and shows all that is wrong', async () => {
    const session = open()
    type(session, { name: 'Núcleo' })
    expect(await session.save()).toBe(false)
    expect(sent).toEqual([])
    expect([...storeOf(session).getState().issues.keys()].sort()).toEqual(['acronym', 'email', 'kind'])
    expect(session.getState().refusals).toBe(1)
    // What an event or a person's registration fills in may come after the press.
    storeOf(session).update(({ values }) => ({ values: { ...values, kind: 'nucleo' } }))
    await Promise.resolve()
    expect([...storeOf(session).getState().issues.keys()].sort()).toEqual(['acronym', 'email'])
  })
  it('shows at the field what the server refused', async () => {
    const session = open(stored())
    answer = () => Promise.reject(refusal(422, 'invalid', { fieldErrors: [{ path: 'email', code: 'email' }] }))
    type(session, { name: 'Outro nome' })
    expect(await session.save()).toBe(false)
    expect(storeOf(session).getState().issues.get('email')).toMatchObject({ isRemote: true })
    expect(session.getState()).toMatchObject({ refusals: 1, problem: null })
  })
  it('is repeated after a request without an answer', async () => {
    const session = open(stored())
    const works = answer
    answer = () => Promise.reject(new TypeError('no network'))
    type(session, { name: 'Outro nome' })
    await session.save()
    expect(session.getState().problem).toEqual({ kind: 'network', action: 'save' })
    answer = works
    session.retry()
    await expect.poll(() => session.getState().record?.version).toBe(2)
    expect(session.getState().problem).toBeNull()
  })
  it('can be stopped, and loses nothing', async () => {
    const session = open(stored())
    answer = ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    type(session, { name: 'Outro nome' })
    const saving = session.save()
    await expect.poll(() => storeOf(session).getState().isSaving).toBe(true)
    session.stop()
    expect(await saving).toBe(false)
    expect(session.getState().problem).toEqual({ kind: 'stopped' })
    expect(storeOf(session).getState()).toMatchObject({ isSaving: false, values: { name: 'Outro nome' } })
  })
  it('says that it saves only when the answer takes a while', async () => {
    const session = open(stored())
    type(session, { name: 'Outro nome' })
    const said: boolean[] = []
    storeOf(session).subscribe(() => said.push(storeOf(session).getState().isSaving))
    await session.save()
    expect(said).not.toContain(true)
    const works = answer
    answer = (input) => new Promise((resolve) => setTimeout(() => resolve(works(input)), 300))
    type(session, { name: 'Mais um nome' })
    await session.save()
    expect(said).toContain(true)
    expect(storeOf(session).getState().isSaving).toBe(false)
  })
  it('is one save, however often it is asked for', async () => {
    const session = open(stored())
    type(session, { name: 'Outro nome' })
    expect(await Promise.all([session.save(), session.save('new')])).toEqual([true, true])
    expect(sent).toHaveLength(1)
  })
  it('gives way to an empty form by "save and new"', async () => {
    const session = open()
    const before = storeOf(session)
    type(session, whole)
    await session.save('new')
    expect(followed).toEqual(['new 90'])
    expect(storeOf(session)).not.toBe(before)
    expect(session.getState()).toMatchObject({ id: 'novo', record: undefined })
    expect(storeOf(session).getState().values.name).toBe('')
  })
  it('leaves what was typed while the answer came, and keeps what did not change', async () => {
    const session = open(stored())
    const works = answer
    answer = async (input) => {
      type(session, { extension: '4321' })
      return works(input)
    }
    type(session, { name: 'Outro nome' })
    expect(await session.save()).toBe(true)
    expect(storeOf(session).getState().values).toMatchObject({ name: 'Outro nome', extension: '4321' })
    expect(storeOf(session).isUnsaved()).toBe(true)
    expect(followed).toEqual([])
  })
  it('gets its address although what was typed on is still unsaved', async () => {
    const session = open()
    const works = answer
    answer = async (input) => {
      type(session, { extension: '4321' })
      return works(input)
    }
    type(session, whole)
    expect(await session.save()).toBe(true)
    expect(session.getState()).toMatchObject({ id: 90, record: { id: 90 } })
    expect(storeOf(session).isUnsaved()).toBe(true)
    expect(followed).toEqual(['named 90'])
  })
  it('sends nothing when nothing changed', async () => {
    const session = open(stored())
    expect(await session.save()).toBe(false)
    expect(sent).toEqual([])
    expect(toasts).toMatchObject([{ severity: 'info' }])
  })
})

describe('a record that another person stored meanwhile', () => {
  it('is merged when the fields differ', async () => {
    const session = open(stored())
    const current = stored({ version: 5, extension: '4321' })
    answer = () => Promise.reject(stale(current))
    type(session, { name: 'Outro nome' })
    await session.save()
    expect(session.getState()).toMatchObject({ record: { version: 5 }, problem: { kind: 'merged', keys: ['extension'] } })
    expect(storeOf(session).getState().values).toMatchObject({ name: 'Outro nome', extension: '4321' })
  })
  it('asks where both changed one field, and the next save counts for what was chosen', async () => {
    const session = open(stored())
    const works = answer
    answer = () => Promise.reject(stale(stored({ version: 5, name: 'De outra pessoa' })))
    type(session, { name: 'Outro nome' })
    await session.save()
    expect(session.getState()).toMatchObject({ record: { version: 1 }, problem: { kind: 'conflict' } })
    session.resolve(() => 'mine')
    answer = works
    expect(await session.save()).toBe(true)
    expect(sent.at(-1)).toMatchObject({ version: 5, draft: { name: 'Outro nome' } })
  })
  it('is shown as it is when the person gives up', async () => {
    const session = open(stored())
    answer = () => Promise.reject(stale(stored({ version: 5, name: 'De outra pessoa' })))
    type(session, { name: 'Outro nome' })
    await session.save()
    session.loadCurrent()
    expect(storeOf(session).getState().values.name).toBe('De outra pessoa')
    expect(session.getState()).toMatchObject({ record: { version: 5 }, problem: null })
  })
})

describe('a draft', () => {
  const draft = { id: 'x', person: '1', route: '/', tab: 't', savedAt: 0, version: 1, names: [], leftOut: [] }
  const typed = { values: { name: 'Do rascunho' }, originals: { name: sampleRecords.department[1]?.name } }
  const offered = async (record: Stored) => {
    drafts = [{ ...draft, ...typed }]
    const session = open(record)
    session.keepDraft('/')
    await expect.poll(() => session.getState().draft.offer).toBeDefined()
    return session
  }
  it('is offered, and taken up when the person wants it', async () => {
    const session = await offered(stored())
    expect(storeOf(session).isDirty()).toBe(false)
    session.draft.resume()
    expect(storeOf(session).getState().values.name).toBe('Do rascunho')
    expect(session.getState().draft).toEqual({ offer: undefined, hasOther: false, isRestored: true })
  })
  it('meets a newer record like any other conflict', async () => {
    const session = await offered(stored({ version: 3, name: 'De outra pessoa' }))
    session.draft.resume()
    expect(session.getState()).toMatchObject({
      record: { version: 1 },
      problem: { kind: 'conflict' },
      draft: { isRestored: false, hasOther: false },
    })
  })
  it('of another new record stays when this one is stored', async () => {
    drafts = [{ ...draft, ...typed }]
    const session = open()
    session.keepDraft('/novo')
    await expect.poll(() => session.getState().draft.offer).toBeDefined()
    type(session, whole)
    await session.save()
    expect(session.getState().draft.offer).toBeUndefined()
    expect(removed).not.toContain('x')
  })
  it('is written again after a sign-out in another window deleted it', async () => {
    const session = open()
    session.keepDraft('/novo')
    type(session, { name: 'Núcleo' })
    await expect.poll(() => written).toEqual(['Núcleo'])
    for (const tell of sessions) tell()
    await expect.poll(() => written).toEqual(['Núcleo', 'Núcleo'])
  })
  it('that began otherwise is offered only where a record begins empty', async () => {
    drafts = [{ ...draft, ...typed, begunWith: 'copia=7' }]
    const offersOf = async (begunWith?: string) => {
      const session = open()
      session.setPorts({ ...portsOver({ status: 'ready', refetch: () => undefined }), begunWith })
      session.keepDraft('/novo')
      await new Promise((resolve) => setTimeout(resolve))
      return session.getState().draft.offer?.id
    }
    expect(await Promise.all([offersOf(), offersOf('copia=7'), offersOf('copia=8')])).toEqual(['x', 'x', undefined])
  })
  it('is offered no longer once the record is stored', async () => {
    const session = await offered(stored())
    type(session, { name: 'Outro nome' })
    await session.save()
    expect(session.getState().draft.offer).toBeUndefined()
  })
})

it('asks before unsaved edits are left, and not again after a yes', async () => {
  const session = open(stored())
  expect(await session.canLeave()).toBe(true)
  expect(questions).toEqual([])
  type(session, { name: 'Outro nome' })
  expect(await session.canLeave()).toBe(true)
  expect(questions).toHaveLength(1)
})

it('waits for its record, and says when it cannot be read', () => {
  const state = createStore<RecordState>({ status: 'loading', refetch: () => undefined })
  const session = createFormSession(department, { id: 2 }, { ...portsOver(state.get()), watch: () => state })
  session.start()
  expect(session.getState().store).toBeUndefined()
  state.set({ ...state.get(), status: 'error', error: new TypeError('no network') })
  expect(session.getState().error).toBeInstanceOf(TypeError)
  state.set({ ...state.get(), status: 'ready', record: stored() })
  expect(storeOf(session).getState().values.name).toBe(sampleRecords.department[1]?.name)
})
