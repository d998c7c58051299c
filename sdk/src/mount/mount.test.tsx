import { describe, expect, it } from 'vitest'
import { documentMount } from './documentMount.js'
import { shadowMount } from './shadowMount.js'

const sheet = () => {
  const made = new CSSStyleSheet()
  made.replaceSync('.mounted { color: rgb(1, 2, 3) }')
  return made
}

describe('documentMount', () => {
  it('puts overlays at the end of the page and names the tab', () => {
    const mount = documentMount()
    expect(mount.host).toBe(document.documentElement)
    expect(document.body.lastElementChild).toBe(mount.portal)
    mount.setTitle('Departamentos')
    expect(document.title).toBe('Departamentos')
  })

  it('gives the tab its name back when the product leaves the page, unless the host has named it itself', () => {
    document.title = 'Portal'
    const mount = documentMount()
    const leave = mount.setTitle('Departamentos')
    leave?.()
    expect(document.title).toBe('Portal')
    const leaveLate = mount.setTitle('Pessoas')
    document.title = 'Financeiro'
    leaveLate?.()
    expect(document.title).toBe('Financeiro')
  })

  it('leaves no style behind', () => {
    const before = [...document.adoptedStyleSheets]
    const forget = documentMount().adopt(sheet())
    expect(document.adoptedStyleSheets).toHaveLength(before.length + 1)
    forget()
    expect([...document.adoptedStyleSheets]).toEqual(before)
  })
})

describe('shadowMount', () => {
  it('keeps styles, overlays and title away from the page around it', () => {
    const element = document.body.appendChild(document.createElement('div'))
    const root = element.attachShadow({ mode: 'open' })
    const titles: string[] = []
    const mount = shadowMount(root, { onTitle: (title) => titles.push(title) })
    const before = [document.title, document.adoptedStyleSheets.length]
    mount.adopt(sheet())
    mount.setTitle('Pessoas')
    mount.portal.className = 'mounted'
    expect(getComputedStyle(mount.portal).color).toBe('rgb(1, 2, 3)')
    expect(mount.portal.getRootNode()).toBe(root)
    expect(mount.host).toBe(element)
    expect([document.title, document.adoptedStyleSheets.length]).toEqual(before)
    expect(titles).toEqual(['Pessoas'])
    element.remove()
  })
})
