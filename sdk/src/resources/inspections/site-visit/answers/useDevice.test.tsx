import { expect, it } from 'vitest'
import { ownDevice } from './useDevice.js'

it('is one device in all its tabs, also after the sign-out wiped the local storage', async () => {
  const [first, second] = await Promise.all([ownDevice(), ownDevice()])
  localStorage.clear()
  expect([second, await ownDevice()]).toEqual([first, first])
})
