import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followFocus } from './followFocus.js'

const arrive = (root: HTMLElement) => {
  const heading = root.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/** Filters that can be taken away, and a notice that can be dismissed. */
function Screen({ onReplace }: { readonly onReplace: () => void }) {
  const [filters, setFilters] = useState(['Ativos', 'Curitiba'])
  const [isTold, setTold] = useState(true)
  return (
    <div>
      <h1>Pessoas</h1>
      {isTold ? <button onClick={() => setTold(false)}>Dispensar</button> : null}
      <p>
        <a href="#ajuda">Ajuda</a>
      </p>
      <div>
        {filters.map((filter) => (
          <span key={filter}>
            <button onClick={() => setFilters(filters.filter((other) => other !== filter))}>Retirar {filter}</button>
          </span>
        ))}
      </div>
      <button onClick={onReplace}>Responder</button>
    </div>
  )
}

function Page() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => (ref.current ? followFocus(ref.current, arrive) : undefined), [])
  const [isReplaced, setReplaced] = useState(false)
  return (
    <main ref={ref}>
      {isReplaced ? (
        <section>
          <h1>Vistoria</h1>
        </section>
      ) : (
        <Screen onReplace={() => setReplaced(true)} />
      )}
    </main>
  )
}

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(<Page />)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const focused = () => expect.poll(() => document.activeElement?.textContent)

it('gives the focus to the next control when a press removes its own button, and to the one before at the end', async () => {
  await expect.element(page.getByRole('heading')).toBeVisible()
  await press('Retirar Ativos')
  await focused().toBe('Retirar Curitiba')
  await press('Retirar Curitiba')
  await focused().toBe('Responder')
  await press('Dispensar')
  await focused().toBe('Ajuda')
})

it('gives the focus to the heading when a press replaces the whole page', async () => {
  await expect.element(page.getByRole('heading')).toBeVisible()
  await press('Responder')
  await focused().toBe('Vistoria')
})

it('takes no focus that a person has given up', async () => {
  await expect.element(page.getByRole('heading')).toBeVisible()
  const button = page.getByRole('button', { name: 'Dispensar' }).element() as HTMLElement
  button.focus()
  button.blur()
  button.click()
  await expect.element(page.getByRole('button', { name: 'Dispensar' })).not.toBeInTheDocument()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(document.body)
})
