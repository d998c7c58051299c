import { describe, expect, it, vi } from 'vitest'
import { createPastToasts } from './pastToasts.js'
import { createToastQueue } from './toastQueue.js'

const now = () => new Date('2026-11-21T12:00:00Z')

describe('what happened', () => {
  it('is told latest first, with its time and the record it was about', () => {
    const queue = createToastQueue()
    const past = createPastToasts(queue, now)
    past.start()
    queue.show({ severity: 'success', title: 'Registro cadastrado com sucesso', to: '/pessoas/7' })
    queue.show({ severity: 'error', title: 'Ocorreu um erro' })
    expect(past.get()).toMatchObject([
      { severity: 'error', title: 'Ocorreu um erro', at: '2026-11-21T12:00:00.000Z' },
      { severity: 'success', title: 'Registro cadastrado com sucesso', to: '/pessoas/7' },
    ])
  })

  it('is never shown to the next person, not even what still stands on the screen', () => {
    const queue = createToastQueue()
    const end = createPastToasts(queue, now).start()
    queue.show({ title: 'Registro excluído' })
    end()
    expect(queue.get()).toMatchObject([{ isLeaving: true }])
    const next = createPastToasts(queue, now)
    next.start()
    queue.show({ title: 'Sucesso' })
    expect(next.get().map(({ title }) => title)).toEqual(['Sucesso'])
  })

  it('has what a page told while its frame was still being mounted', () => {
    const queue = createToastQueue()
    queue.show({ title: 'De outra página' })
    const past = createPastToasts(queue, now)
    queue.show({ title: 'Registro atualizado com sucesso' })
    past.start()
    expect(past.get().map(({ title }) => title)).toEqual(['Registro atualizado com sucesso'])
  })

  it('stays after its toast has closed, and keeps the last hundred', () => {
    const queue = createToastQueue()
    const past = createPastToasts(queue, now)
    past.start()
    for (let number = 1; number <= 103; number++) queue.show({ title: String(number) })
    expect(past.get()).toHaveLength(100)
    expect(past.get()[0]?.title).toBe('103')
  })

  it('still offers what lasts, once, pressed here or in its notice', () => {
    const queue = createToastQueue()
    const past = createPastToasts(queue, now)
    past.start()
    const done: string[] = []
    const offer = (label: string, isLasting = true) => ({ title: label, action: { label, isLasting, onPress: () => done.push(label) } })
    const keys = [queue.add(offer('Desfazer')), queue.add(offer('Repetir')), queue.add(offer('Continuar', false))] as const
    expect(past.get().map(({ action }) => action?.label)).toEqual([undefined, 'Repetir', 'Desfazer'])
    queue.act(keys[0])
    expect(past.get().map(({ action }) => action?.label)).toEqual([undefined, 'Repetir', undefined])
    past.act(keys[1])
    expect(queue.get().map(({ isLeaving }) => isLeaving)).toEqual([true, true, false])
    for (const key of keys) past.act(key)
    expect(done).toEqual(['Desfazer', 'Repetir'])
  })

  it('still does what lasts when its notice has gone', () => {
    const queue = createToastQueue()
    const past = createPastToasts(queue, now)
    past.start()
    let done = 0
    const key = queue.add({ title: 'Registro excluído', action: { label: 'Desfazer', isLasting: true, onPress: () => void done++ } })
    vi.useFakeTimers()
    queue.close(key)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(queue.get()).toEqual([])
    past.act(key)
    past.act(key)
    expect(done).toBe(1)
  })
})
