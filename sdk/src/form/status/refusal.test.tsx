import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'
import { Refusal } from './Refusal.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

it('a colon wraps with the field that it follows, and is no part of its name', async () => {
  const field = { path: 'companionDocument', label: 'Documento do acompanhante' }
  rendered = renderForm(<Refusal title="Falta" reasons={[{ words: 'Obrigatório', field }]} onField={() => undefined} />)
  const way = page.getByRole('button', { name: field.label, exact: true })
  await expect.element(way).toHaveTextContent('Documento do acompanhante:')
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Documento do acompanhante: Obrigatório')
})
