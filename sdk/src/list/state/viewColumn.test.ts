import { describe, expect, it } from 'vitest'
import { department } from '../../resources/administrative/department/resource.js'
import { shownKind } from '../../kinds/shown.js'
import { formatRange, parseRange } from '../core/filterRange.js'
import { statusTone } from '../../values/statusTone.js'
import { siteVisit } from '../../resources/inspections/site-visit/resource.js'
import { organization } from '../../resources/sports-programme/organization/resource.js'
import { badgeWidth, sharedWidth } from '../core/columnWidth.js'
import { type ColumnTexts, viewColumns } from './viewColumn.js'

describe('columns', () => {
  it('takes the kind of a cell from the field of the form', () => {
    expect(shownKind('kind', department.fields.kind).name).toBe('choice')
    expect(shownKind('status', department.fields.status).name).toBe('status')
    expect(shownKind('updatedAt', department.fields.updatedAt).name).toBe('timestamp')
    expect(shownKind('parent', department.fields.parent).name).toBe('plain')
  })

  it('links the column of the field that names the record', () => {
    expect([department.columns[0]?.key, department.titleField]).toEqual(['acronym', 'name'])
  })

  it('links the first column when the name is made of several fields', () => {
    expect(siteVisit.titleField).toBe('target')
  })

  it('gives a status nobody named no colour of its own', () => {
    expect(statusTone('ativo')).toBe('positive')
    expect(statusTone('inativo')).toBe('neutral')
    expect(statusTone('toString')).toBe('neutral')
  })
})

describe('a heading', () => {
  const widthIn = (locale: 'pt-BR' | 'en-US', key: string) => {
    const { fields } = organization.messages[locale]
    const texts = {
      text: { options: {} },
      fieldLabel: (name: string) => String(Reflect.get(fields, name) ?? name),
    } as unknown as ColumnTexts
    return viewColumns(organization, texts).find((column) => column.key === key)?.width
  }

  it('never breaks inside a word: a column is as wide as the longest one', () => {
    expect(widthIn('en-US', 'representative')).toBeGreaterThan(sharedWidth)
    expect(widthIn('pt-BR', 'representative')).toBeUndefined()
  })
})

describe('a status', () => {
  const widthIn = (locale: 'pt-BR' | 'en-US' | 'es-ES') => {
    const texts = { text: organization.messages[locale], fieldLabel: String } as unknown as ColumnTexts
    return viewColumns(organization, texts).find(({ key }) => key === 'status')?.width ?? 0
  }

  it('is never cut: its column is as wide as the longest one of the language', () => {
    expect(widthIn('pt-BR')).toBeGreaterThanOrEqual(badgeWidth(['Habilitada com ressalva']))
    expect(widthIn('en-US')).toBeLessThan(widthIn('pt-BR'))
  })
})

describe('ranges', () => {
  it('may miss either end', () => {
    expect(parseRange('2000-01-01..')).toEqual({ from: '2000-01-01', to: '' })
    expect(formatRange({ from: '', to: '5' })).toBe('..5')
    expect(formatRange({ from: '', to: '' })).toBe('')
    expect(parseRange('7')).toEqual({ from: '7', to: '7' })
  })
})
