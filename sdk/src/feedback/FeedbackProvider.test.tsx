import { Picker, Item } from '@adobe/react-spectrum/Picker'
import { Provider } from '@adobe/react-spectrum/Provider'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { useConfirm, useLoading, useToasts } from './FeedbackProvider.js'
import type { Confirmation, Toast } from './feedback.js'
import { Modal } from './Modal.js'
import { renderFeedback } from './renderFeedback.testkit.js'

let clear = () => {}
afterEach(() => clear())

async function render(children: ReactNode, place: 'page' | 'shadow' = 'page') {
  clear = await renderFeedback(children, { place })
}

function Toaster({ toast }: { readonly toast: Toast }) {
  const toasts = useToasts()
  return <button onClick={() => toasts.show(toast)}>avisar</button>
}

function Asker({ onAnswer, ...confirmation }: Partial<Confirmation> & { readonly onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm()
  const question = {
    title: 'Sair',
    message: 'Tem certeza de que deseja prosseguir?',
    acceptLabel: 'Sim, sair',
    rejectLabel: 'Não, cancelar',
  }
  return <button onClick={() => void confirm({ ...question, ...confirmation }).then(onAnswer)}>sair</button>
}

/** Also works inside a shadow root, where the document's active element is the host. */
const hasFocus = (locator: Locator) => vi.waitFor(() => expect(locator.element().matches(':focus')).toBe(true))

describe.each(['page', 'shadow'] as const)('in a %s', (place) => {
  it('section 9, "the product places it bottom-right": 20 px from both edges, and it can be closed', async () => {
    await render(<Toaster toast={{ severity: 'success', title: 'Registro cadastrado com sucesso' }} />, place)
    await page.getByText('avisar').click()
    const toast = page.getByRole('alertdialog', { name: 'Registro cadastrado com sucesso' })
    await expect.element(toast).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Notificações' })).toHaveAttribute('data-position', 'bottom-right')
    await vi.waitFor(() => {
      const { right, bottom } = toast.element().getBoundingClientRect()
      expect([innerWidth - right, innerHeight - bottom]).toEqual([20, 20])
    })
    await page.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(toast).not.toBeInTheDocument()
  })

  it('section 4, "accept has the default focus", and the focus comes back', async () => {
    const onAnswer = vi.fn()
    await render(<Asker onAnswer={onAnswer} />, place)
    await page.getByText('sair', { exact: true }).click()
    await expect.element(page.getByRole('alertdialog', { name: 'Sair' })).toBeVisible()
    await hasFocus(page.getByRole('button', { name: 'Sim, sair' }))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await hasFocus(page.getByText('sair', { exact: true }))
  })

  it('keeps a host’s own Spectrum picker usable in a dialog', async () => {
    await render(<DialogWithPicker />, place)
    await page.getByText('abrir').click()
    await page.getByRole('button', { name: /Estado/ }).click()
    await page.getByRole('option', { name: 'Paraná' }).click()
    await hasFocus(page.getByRole('button', { name: /Paraná/ }))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

const look = { look: 'look' }
const spectrumTheme = { light: look, dark: look, medium: look, large: look }

function DialogWithPicker() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>abrir</button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Pessoa">
        <Provider theme={spectrumTheme} locale="pt-BR">
          <Picker label="Estado">
            <Item key="PR">Paraná</Item>
            <Item key="SC">Santa Catarina</Item>
          </Picker>
        </Provider>
      </Modal>
    </>
  )
}

describe('toasts', () => {
  it('section 4, "auto-closes after its life duration if one is given, pauses on hover"', async () => {
    await render(<Toaster toast={{ title: 'Sucesso', life: 1500 }} />)
    await page.getByText('avisar').click()
    const toast = page.getByRole('alertdialog', { name: 'Sucesso' })
    await toast.hover()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await expect.element(toast).toBeVisible()
    await page.getByText('avisar').hover()
    await expect.element(toast).not.toBeInTheDocument()
  })

  it('are reached by F6 and stay while they have the focus', async () => {
    const onPress = vi.fn()
    await render(<Toaster toast={{ title: 'Registro excluído', life: 600, action: { label: 'Desfazer', onPress } }} />)
    await page.getByText('avisar').click()
    await expect.element(page.getByRole('alertdialog', { name: 'Registro excluído' })).toBeVisible()
    await userEvent.keyboard('{F6}')
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await userEvent.tab()
    await userEvent.tab()
    await hasFocus(page.getByRole('button', { name: 'Desfazer' }))
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledOnce()
    await hasFocus(page.getByText('avisar'))
  })
})

describe('confirmation', () => {
  it('section 4, "offer accept and reject": Escape is a reject', async () => {
    const onAnswer = vi.fn()
    await render(<Asker onAnswer={onAnswer} />)
    await page.getByText('sair', { exact: true }).click()
    await hasFocus(page.getByRole('button', { name: 'Sim, sair' }))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false))
  })

  it('accepts a large deletion only after its count was typed', async () => {
    const onAnswer = vi.fn()
    await render(<Asker onAnswer={onAnswer} typedCheck="25" isDestructive />)
    await page.getByText('sair', { exact: true }).click()
    const accept = page.getByRole('button', { name: 'Sim, sair' })
    await expect.element(accept).toBeDisabled()
    await page.getByLabelText('Digite 25 para confirmar').fill('24')
    await userEvent.keyboard('{Enter}')
    expect(onAnswer).not.toHaveBeenCalled()
    await page.getByLabelText('Digite 25 para confirmar').fill('25')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
  })
})

describe('loading', () => {
  it('section 2, "a global full-page loading overlay (test marker name loading)": until the last work is done', async () => {
    const ends: (() => void)[] = []
    function Worker() {
      const loading = useLoading()
      return <button onClick={() => void loading.during(new Promise<void>((resolve) => ends.push(resolve)))}>trabalhar</button>
    }
    await render(<Worker />)
    const button = page.getByText('trabalhar')
    await button.click()
    ;(button.element() as HTMLButtonElement).click()
    const overlay = page.getByTestId('loading')
    await expect.element(overlay).toBeVisible()
    const { width, height } = overlay.element().getBoundingClientRect()
    expect([width, height]).toEqual([innerWidth, innerHeight])
    ends[0]?.()
    await expect.element(page.getByTestId('loading')).toBeVisible()
    ends[1]?.()
    await expect.element(page.getByTestId('loading')).not.toBeInTheDocument()
  })

  it('section 8, "an error stating that the context with key loadingContextKey was not found"', () => {
    let message = ''
    function Lost() {
      useLoading()
      return null
    }
    const root = createRoot(document.createElement('div'), { onUncaughtError: (error) => (message = String(error)) })
    root.render(<Lost />)
    return vi.waitFor(() => {
      expect(message).toContain('Context with key loadingContextKey was not found')
    })
  })
})
