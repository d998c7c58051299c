import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { formScreen } from './formScreen.js'
import { type Rendered, renderForm } from './renderForm.testkit.js'

const PersonForm = formScreen(person)
let form: Rendered
afterEach(() => form.unmount())

const marked = () => [...document.querySelectorAll<HTMLButtonElement>('.ep-section-nav [aria-current]')].map(({ value }) => value)
const sections = () => [...document.querySelectorAll<HTMLElement>('[data-section]')]
const titles = () => sections().map((section) => section.dataset.section)

it('marks the section that is read and the one that is worked in, also where the page ends with short ones', async () => {
  await page.viewport(1280, 700)
  form = renderForm(<PersonForm params={{ id: '1' }} />, { address: '/pessoas/1' })
  const places = () => document.querySelectorAll('.ep-form-sections > [aria-hidden]').length
  await expect.poll(() => titles().length > 3 && places() === 0).toBe(true)
  const shown = titles()
  await expect.poll(marked).toEqual([shown[0]])
  sections()[2]?.scrollIntoView({ block: 'start' })
  await expect.poll(marked).toEqual([shown[2]])
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(marked).toEqual([shown.at(-1)])
  // Of the last sections several are in sight: the one with the focus is worked in.
  const before = sections().at(-2)?.querySelector<HTMLElement>('input, textarea, button')
  before?.focus({ preventScroll: true })
  await expect.poll(marked).toEqual([shown.at(-2)])
  // What was left behind out of sight is not worked in.
  window.scrollTo(0, 0)
  await expect.poll(marked).toEqual([shown[0]])
}, 60_000)
