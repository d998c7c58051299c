import { Picker, Item } from '@adobe/react-spectrum/Picker'
import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { LocaleProvider } from '../locale/LocaleProvider.js'
import { catalogue } from '../locale/pt-BR/catalogue.js'
import { documentMount } from '../mount/documentMount.js'
import type { Mount } from '../mount/mount.js'
import { MountProvider } from '../mount/MountProvider.js'
import { shadowMount } from '../mount/shadowMount.js'
import { ThemeProvider } from '../theme/ThemeProvider.js'
import { createThemeStore } from '../theme/themeStore.js'
import { FeedbackProvider, useConfirm, useLoading, useToasts } from './FeedbackProvider.js'
import type { Confirmation, Toast } from './feedback.js'
import { Modal } from './Modal.js'

let root: Root
let host: HTMLElement
const mounts: Mount[] = []
beforeEach(async () => {
  await page.viewport(1000, 700)
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  root.unmount()
  host.remove()
  for (const { portal } of mounts.splice(0)) portal.remove()
})

function render(children: ReactNode, place: 'page' | 'shadow' = 'page') {
  const shadow = place === 'shadow' ? host.attachShadow({ mode: 'open' }) : undefined
  const mount = shadow ? shadowMount(shadow) : documentMount()
  if (shadow) for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) shadow.append(style.cloneNode(true))
  mounts.push(mount)
  root = createRoot(shadow ? shadow.insertBefore(document.createElement('div'), mount.portal) : host)
  root.render(
    <MountProvider mount={mount}>
      <ThemeProvider store={createThemeStore()} mount={mount} locale="pt-BR">
        <LocaleProvider catalogue={catalogue}>
          <FeedbackProvider>{children}</FeedbackProvider>
        </LocaleProvider>
      </ThemeProvider>
    </MountProvider>,
  )
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

/** Also inside a shadow root, where the document's active element is the host. */
const hasFocus = (locator: Locator) => vi.waitFor(() => expect(locator.element().matches(':focus')).toBe(true))

describe.each(['page', 'shadow'] as const)('in a %s', (place) => {
  it('shows a toast at the bottom right and lets it be closed', async () => {
    render(<Toaster toast={{ severity: 'success', title: 'Registro cadastrado com sucesso' }} />, place)
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

  it('asks with the focus on yes, and gives the focus back', async () => {
    const onAnswer = vi.fn()
    render(<Asker onAnswer={onAnswer} />, place)
    await page.getByText('sair', { exact: true }).click()
    await expect.element(page.getByRole('alertdialog', { name: 'Sair' })).toBeVisible()
    await hasFocus(page.getByRole('button', { name: 'Sim, sair' }))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await hasFocus(page.getByText('sair', { exact: true }))
  })

  it('keeps a picker in a dialog usable', async () => {
    render(<DialogWithPicker />, place)
    await page.getByText('abrir').click()
    await page.getByRole('button', { name: /Estado/ }).click()
    await page.getByRole('option', { name: 'Paraná' }).click()
    await hasFocus(page.getByRole('button', { name: /Paraná/ }))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

function DialogWithPicker() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>abrir</button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Pessoa">
        <Picker label="Estado">
          <Item key="PR">Paraná</Item>
          <Item key="SC">Santa Catarina</Item>
        </Picker>
      </Modal>
    </>
  )
}

describe('toasts', () => {
  it('stay while the pointer rests on them', async () => {
    render(<Toaster toast={{ title: 'Sucesso', life: 1500 }} />)
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
    render(<Toaster toast={{ title: 'Registro excluído', life: 600, action: { label: 'Desfazer', onPress } }} />)
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
  it('takes Escape for a no', async () => {
    const onAnswer = vi.fn()
    render(<Asker onAnswer={onAnswer} />)
    await page.getByText('sair', { exact: true }).click()
    await hasFocus(page.getByRole('button', { name: 'Sim, sair' }))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false))
  })

  it('accepts a large deletion only after its count was typed', async () => {
    const onAnswer = vi.fn()
    render(<Asker onAnswer={onAnswer} typedCheck="25" isDestructive />)
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
  it('covers the page until the last work is done', async () => {
    const ends: (() => void)[] = []
    function Worker() {
      const loading = useLoading()
      return <button onClick={() => void loading.during(new Promise<void>((resolve) => ends.push(resolve)))}>trabalhar</button>
    }
    render(<Worker />)
    const button = page.getByText('trabalhar')
    await button.click()
    ;(button.element() as HTMLButtonElement).click()
    await expect.element(page.getByTestId('loading')).toBeVisible()
    ends[0]?.()
    await expect.element(page.getByTestId('loading')).toBeVisible()
    ends[1]?.()
    await expect.element(page.getByTestId('loading')).not.toBeInTheDocument()
  })

  it('says which context is missing', () => {
    let message = ''
    function Lost() {
      useLoading()
      return null
    }
    root = createRoot(host, { onUncaughtError: (error) => (message = String(error)) })
    return vi.waitFor(() => {
      root.render(<Lost />)
      expect(message).toContain('Context with key loadingContextKey was not found')
    })
  })
})
