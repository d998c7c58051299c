import { expect, test } from 'vitest'
import { acceptance, reportPage, titleOf } from './reportPage.js'

const compared = { at: '2026-11-30 14:05', count: 2, of: 139 }
const picture = {
  name: 'departments-phone-dark',
  words: 'Telas › Administrativo › Departamentos (DepartmentList) › Celular',
  story: 'telas-departamentos--phone',
  globals: { scheme: 'dark' },
  size: 'phone',
} as const

test('a difference has the words of the sidebar, its look, its story and the command that accepts it alone', () => {
  const page = reportPage([{ picture, files: { expected: 'before.png', actual: 'after.png' } }], compared)
  expect(page).toContain('<h2>Telas › Administrativo › Departamentos (DepartmentList) › Celular · scheme dark · 390 × 844</h2>')
  expect(page).toContain('/?path=/story/telas-departamentos--phone&globals=scheme:dark;viewport.value:phone')
  expect(page).toContain('<code>npm run pictures -- --only departments-phone-dark --accept</code>')
  expect(page.match(/<figure>/g)).toHaveLength(2)
})

test('several begin with a list of links to each', () => {
  const other = { ...picture, name: 'departments-desk', globals: undefined, size: 'desk' } as const
  const page = reportPage(
    [picture, other].map((one) => ({ picture: one, files: {} })),
    compared,
  )
  expect(page).toContain(`<li><a href="#departments-desk">${titleOf(other)}</a></li>`)
  expect(page).toContain('<section id="departments-desk">')
  expect(page.indexOf('<ol>')).toBeLessThan(page.indexOf('<section'))
})

test('pictures of one story have titles of their own', () => {
  expect(titleOf(picture)).toBe(`${picture.words} · scheme dark · 390 × 844`)
  expect(titleOf({ ...picture, globals: undefined, size: 'desk', isPrinted: true })).toBe(`${picture.words} · 1280 × 800 · printed`)
})

test('a story that did not play to its end says why, and is not to be accepted', () => {
  const page = reportPage([{ picture, reason: 'No label <Nome>', files: {} }], compared)
  expect(page).toContain('<strong>No label &lt;Nome></strong>')
  expect(page).not.toContain('--accept')
})

test('what differs is outlined after and in the difference', () => {
  const files = { expected: 'before.png', actual: 'after.png', diff: 'diff.png' }
  const differing = { width: 390, height: 844, boxes: [{ x: 20, y: 30, width: 4, height: 8 }] }
  const page = reportPage([{ picture, files, differing }], compared)
  const boxes = '<rect x="14" y="24" width="16" height="20"/></svg>'
  for (const side of ['actual', 'diff'])
    expect(page).toMatch(
      new RegExp(`-${side}.png" alt="[A-Z][a-z]+"><svg class="${side}" viewBox="0 0 390 844" aria-hidden="true">${boxes}`),
    )
  expect(page).toContain('svg.expected {\n  visibility: hidden;')
})

test('what was accepted is told as accepted', () => {
  const one = { picture, files: {}, acceptedAt: '2026-11-30 14:09 UTC' }
  const page = reportPage([one], compared)
  expect(page).toContain('<h1>1 picture was accepted</h1>')
  expect(page).toContain('<strong>accepted 2026-11-30 14:09 UTC</strong>')
  expect(page).not.toContain('--accept')
  const other = { picture: { ...picture, name: 'departments-desk' }, files: {} }
  expect(reportPage([one, other, one], compared)).toContain('<h1>1 picture differs, 2 pictures were accepted</h1>')
})

test('several are accepted with one command', () => {
  expect(acceptance(['one', 'two'])).toBe('npm run pictures -- --only one --only two --accept')
  expect(acceptance([])).toBe('npm run pictures -- --accept')
})

test('the page says how much was compared, and whether the run came to its end', () => {
  expect(reportPage([], compared)).toContain('<p>2 of 139 pictures compared, 2026-11-30 14:05</p>')
  expect(reportPage([], { ...compared, isInterrupted: true })).toContain('<p>Interrupted: 2 of 139 pictures compared, 2026-11-30 14:05</p>')
})
