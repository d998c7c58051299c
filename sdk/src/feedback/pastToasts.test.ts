import { describe, expect, it } from 'vitest'
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

  it('stays after its toast has closed, and keeps the last hundred', () => {
    const queue = createToastQueue()
    const past = createPastToasts(queue, now)
    past.start()
    for (let number = 1; number <= 103; number++) queue.show({ title: String(number) })
    expect(past.get()).toHaveLength(100)
    expect(past.get()[0]?.title).toBe('103')
  })
})
