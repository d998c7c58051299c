import type { ArgTypes } from '@storybook/react-vite'

const table = (summary: string) => ({ type: { summary } })

/** The props of a list: a generator of tables cannot read what `listScreen` makes. */
export const listProps: ArgTypes = {
  params: {
    description: "Parameters of the records above it, from the route: `{ eventoId: '7' }`. Without any, the prop may be missing.",
    table: table('Readonly<Record<string, string>>'),
    control: false,
  },
}

/** The props of a form: a generator of tables cannot read what `formScreen` makes. */
export const formProps: ArgTypes = {
  params: {
    description: "From the route: `id` is `novo` or digits, and the parameters of the records above it: `{ eventoId: '7', id: 'novo' }`.",
    type: { name: 'other', value: 'object', required: true },
    table: table("Readonly<Record<'id' | string, string>>"),
    control: false,
  },
}

/** A home has no props, or finds them in the route. */
export const homeProps: ArgTypes = {
  params: {
    description: "Parameters of the route: `{ eventoId: '7' }`.",
    table: table('Readonly<Record<string, string>>'),
    control: false,
  },
}

/** The props of the dialog of one record: a generator of tables cannot read what `formDialog` makes. */
export const dialogProps: ArgTypes = {
  id: { description: 'The record.', type: { name: 'other', value: 'id', required: true }, table: table("number | 'novo'"), control: false },
  params: { description: 'The parent ids of a nested path.', table: table('Readonly<Record<string, string | number>>'), control: false },
  search: { description: 'A search without results; a new record starts with it.', table: table('string') },
  onClose: {
    description: 'Called when the dialog closes, with the record if it was saved.',
    type: { name: 'function', required: true },
    table: table('(saved?: Stored) => void'),
  },
}
