import { afterEach, expect, it, vi } from 'vitest'
import { part } from './part.js'
import { renderFeedback } from './renderFeedback.testkit.js'

let clear = () => {}
afterEach(() => clear())

const Greeting = ({ name }: { readonly name: string }) => <p>Olá, {name}</p>

it('shows what stands in its place until it is there, and then is it with all its props', async () => {
  let arrive = () => undefined as unknown
  const Part = part(
    () => new Promise<{ readonly Greeting: typeof Greeting }>((resolve) => (arrive = () => resolve({ Greeting }))),
    'Greeting',
  )
  clear = await renderFeedback(<Part name="Ana" fallback={<i>ainda não</i>} />)
  await vi.waitFor(() => expect(document.body.textContent).toContain('ainda não'))
  arrive()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Olá, Ana'))
  expect(document.body.textContent).not.toContain('ainda não')
})

it('is there at once wherever it is drawn again', async () => {
  const load = vi.fn<() => Promise<{ readonly Greeting: typeof Greeting }>>(() => Promise.resolve({ Greeting }))
  const Part = part(load, 'Greeting')
  clear = await renderFeedback(<Part name="Ana" />)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Olá, Ana'))
  clear()
  const Waiting = vi.fn<() => string>(() => 'ainda não')
  clear = await renderFeedback(<Part name="Rui" fallback={<Waiting />} />)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Olá, Rui'))
  expect(Waiting).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledTimes(1)
})
