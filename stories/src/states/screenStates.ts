import { failure, type NetworkEdge, noAnswer, noEnd, sampleRecords } from '@esporte-parana/sdk/testing'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { edgeOf } from '../edge.js'
import { phone } from '../globals.js'
import { longRecords } from './longRecords.js'

type Story = StoryObj
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

export interface ListScreen {
  /** `/administrativo/departamentos` */
  readonly address: string
  /** The name of its contract: `department`. */
  readonly entity: string
}

export interface FormScreen {
  /** Of a record that may be altered: `/administrativo/departamentos/4`. */
  readonly address: string
  /** A text field that states change: its label, and its name in the record. */
  readonly field: RegExp
  readonly name: string
  /** @default the address of a new record */
  readonly newAddress?: string
}

/**
 * The states of a list, made at the network's edge. Every file names them again, because Storybook reads the names of stories without running a file.
 */
export function listStates({ address, entity }: ListScreen) {
  const read = `GET ${address}?`
  const filled = story({ address }, ({ canvas }) => hasRows(canvas))
  return {
    filled,
    loading: story({ address, network: { [read]: noEnd } }, async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
    }),
    empty: story({ address, records: { ...sampleRecords, [entity]: [] } }, async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: 'Nenhum registro adicionado' })).toBeVisible()
    }),
    error: story({ address, network: { [read]: unavailable } }, offersAgain),
    offline: story({ address, network: { [read]: noAnswer } }, offersAgain),
    readOnly: story({ address, isReadOnly: true }, async ({ canvas }) => {
      await hasRows(canvas)
      await expect(canvas.queryByRole('link', { name: /^Nov[oa] / })).toBeNull()
    }),
    long: story({ address, records: longRecords }, async (context) => {
      await hasRows(context.canvas)
      await fits(context)
    }),
    expired: story({ address, network: { [read]: unauthorized } }, leadsToSignIn),
    phone: { ...filled, globals: phone },
  }
}

/** The states of a form, made at the network's edge. */
export function formStates({ address, field, name, newAddress = address.replace(/\d+$/, 'novo') }: FormScreen) {
  const read = `GET ${address}`
  const write = `PUT ${address}`
  const filled = story({ address }, async ({ canvas }) => {
    await firstField(canvas, field)
  })
  return {
    filled,
    loading: story({ address, network: { [read]: noEnd } }, isBusy),
    empty: story({ address: newAddress }, async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: 'Salvar' })).toBeVisible()
    }),
    error: story({ address, network: { [read]: unavailable } }, offersAgain),
    offline: story({ address, network: { [read]: noAnswer } }, offersAgain),
    readOnly: story({ address, isReadOnly: true }, async ({ canvas }) => {
      await expect(await firstField(canvas, field)).toHaveAttribute('readonly')
      await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull()
    }),
    long: story({ address, records: longRecords }, async (context) => {
      await firstField(context.canvas, field)
      await fits(context)
    }),
    invalid: story({ address: newAddress }, async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }))
      await expect(await canvas.findByText('O cadastro contém informações inválidas')).toBeVisible()
    }),
    conflict: story({ address }, async ({ canvas, loaded }) => {
      refuseStale(edgeOf({ loaded }), address, name)
      await changeAndSave(canvas, field)
      await expect(await screen.findByRole('dialog', { name: 'Compare e escolha' })).toBeVisible()
    }),
    expired: story({ address, network: { [write]: unauthorized } }, async ({ canvas }) => {
      await changeAndSave(canvas, field)
      await expect(await screen.findByRole('dialog', { name: 'Entre de novo para continuar' })).toBeVisible()
    }),
    phone: { ...filled, globals: phone },
  }
}

/** The states of a list whose records, which have a name, are edited in a dialog. */
export function dialogListStates({ address, entity }: ListScreen) {
  return {
    ...listStates({ address, entity }),
    invalid: story({ address: `${address}?editar=novo` }, async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }))
      await expect((await screen.findAllByText('Obrigatório')).length).toBeGreaterThan(0)
    }),
    conflict: story({ address: `${address}?editar=1` }, async ({ loaded }) => {
      refuseStale(edgeOf({ loaded }), `${address}/1`, 'name')
      await changeAndSave(screen, /^Nome/)
      await expect(await screen.findByRole('dialog', { name: 'Compare e escolha' })).toBeVisible()
    }),
  }
}

export interface HomeScreen {
  readonly address: string
  /** The calls that it reads. */
  readonly reads: readonly string[]
}

/** The states of a home, made at the network's edge. */
export function homeStates({ address, reads }: HomeScreen) {
  const all = (answer: typeof noEnd) => Object.fromEntries(reads.map((read) => [read, answer]))
  const filled = story({ address }, hasHeading)
  return {
    filled,
    loading: story({ address, network: all(noEnd) }, isBusy),
    empty: story({ address, records: {} }, hasHeading),
    error: story({ address, network: all(unavailable) }, offersAgain),
    offline: story({ address, network: all(noAnswer) }, offersAgain),
    readOnly: story({ address, isReadOnly: true }, hasHeading),
    long: story({ address, records: longRecords }, async (context) => {
      await hasHeading(context)
      await fits(context)
    }),
    expired: story({ address, network: all(unauthorized) }, leadsToSignIn),
    phone: { ...filled, globals: phone },
  }
}

/** The next save finds that somebody else has changed the same field of the record at this address. */
function refuseStale(edge: NetworkEdge, address: string, name: string): void {
  edge.interfere(`PUT ${address}`, async () => {
    const { data } = (await (await edge.fetch(`/api/admin/v1${address}`)).json()) as { readonly data: object }
    const updated = { version: 99, updatedAt: '2026-11-28T17:42:00Z', updatedBy: { id: 2, label: 'Gestora' } }
    return failure(412, 'stale', { data: { ...data, ...updated, [name]: 'Texto da gestora' } })
  })
}

const unavailable = () => failure(503, 'unavailable')
const unauthorized = () => failure(401, 'unauthorized')

function story(backoffice: object, play: Play) {
  return { parameters: { backoffice }, play } satisfies Story
}

const offersAgain: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
}

const leadsToSignIn: Play = async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Usuário')).toBeVisible()
}

const isBusy: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.ownerDocument.querySelector('main [aria-busy="true"]')).not.toBeNull())
}

const hasHeading: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
}

const hasRows = async (canvas: Canvas) => {
  await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'))
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1)
}

/** Nothing of the page stands out of it to the right. */
const fits: Play = async ({ canvasElement }) => {
  const main = canvasElement.ownerDocument.querySelector('main')
  await waitFor(() => expect(main?.scrollWidth).toBeLessThanOrEqual(main?.clientWidth ?? 0))
}

/** Found by its label: a query by role reckons the name of every field of a long form, which takes seconds. */
async function firstField(canvas: Canvas, label: RegExp): Promise<HTMLElement> {
  // A section may have the same name.
  const [field] = await canvas.findAllByLabelText(label, { selector: 'input, textarea' })
  if (!field) throw new Error(`No field is called ${label}.`)
  return field
}

async function changeAndSave(canvas: Canvas, field: RegExp): Promise<void> {
  const input = await firstField(canvas, field)
  await userEvent.clear(input)
  await userEvent.type(input, 'Texto da pessoa')
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
}
