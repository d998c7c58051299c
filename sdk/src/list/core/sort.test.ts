import { describe, expect, it } from 'vitest'
import { nextSort, saneSort, unseenSteps } from './sort.js'

const press = (sort: string, key: string, isAdding = false) => nextSort({ sort, defaultSort: 'name', key, isAdding })

describe('nextSort', () => {
  it('goes from ascending to descending and back to the usual order', () => {
    expect(press('', 'kind')).toBe('kind')
    expect(press('kind', 'kind')).toBe('-kind')
    expect(press('-kind', 'kind')).toBe('')
  })

  it('turns the usual order around and back', () => {
    expect(press('', 'name')).toBe('-name')
    expect(press('-name', 'name')).toBe('')
  })

  it('turns a usual order that descends around and back', () => {
    const press = (sort: string, key: string) => nextSort({ sort, defaultSort: '-updatedAt', key, isAdding: false })
    expect(press('', 'updatedAt')).toBe('updatedAt')
    expect(press('updatedAt', 'updatedAt')).toBe('')
    expect([press('', 'name'), press('name', 'name'), press('-name', 'name')]).toEqual(['name', '-name', ''])
  })

  it('keeps the other columns while Shift is held', () => {
    expect(press('kind', 'acronym', true)).toBe('kind,acronym')
    expect(press('kind,acronym', 'acronym', true)).toBe('kind,-acronym')
    expect(press('kind,-acronym', 'acronym', true)).toBe('kind')
    expect(press('kind,acronym', 'kind', true)).toBe('-kind,acronym')
  })

  it('drops the other columns without Shift', () => {
    expect(press('kind,acronym', 'acronym')).toBe('-acronym')
  })
})

describe('saneSort', () => {
  it('leaves out what cannot be sorted by and what is repeated', () => {
    expect(saneSort('-name,password,name,kind,', ['name', 'kind'])).toBe('-name,kind')
    expect(saneSort('<script>', ['name'])).toBe('')
  })
})

describe('unseenSteps', () => {
  it('are the columns of the order that no heading shows, so only they need a tag and its code', () => {
    const columns = [{ key: 'name' }, { key: 'kind' }]
    expect(unseenSteps('-kind,name', columns)).toEqual([])
    expect(unseenSteps('-acronym,name', columns)).toEqual([{ key: 'acronym', isDescending: true }])
  })
})
