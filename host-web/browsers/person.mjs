import { setTimeout as wait } from 'node:timers/promises'
import { errorsOf, focusedField, listenForErrors, placeOf, wordsOf } from './inPage.mjs'

/** Long enough for a machine that is busy with something else. */
const patience = 20_000

/**
 * A person at a page: finds things by their words, waits for them, and presses and types as people do.
 * @param {import('./clients.mjs').Client} client
 * @param {{ product: string, portal: string }} at
 */
export function personAt(client, at) {
  const until = async (what, look) => {
    const end = Date.now() + patience
    for (;;) {
      const found = await look()
      if (found) return found
      if (Date.now() > end)
        throw new Error(`${what}: not there after ${patience / 1000} s. The page says: ${(await client.run(wordsOf)).slice(0, 400)}`)
      await wait(150)
    }
  }
  /** What has stopped moving: a press during an animation would miss it. */
  const settled = (role, name) =>
    until(`${role} “${name}”`, async () => {
      const before = await client.run(placeOf, role, name)
      if (!before) return undefined
      await wait(80)
      const place = await client.run(placeOf, role, name)
      return place && place.x === before.x && place.y === before.y ? place : undefined
    })
  const press = async (role, name) => {
    const { x, y } = await settled(role, name)
    await client.click(x, y)
  }
  const person = {
    client,
    at,
    press,
    until,
    open: async (path) => {
      await client.goTo(path.startsWith('http') ? path : at.product + path)
      await client.run(listenForErrors)
    },
    fill: async (label, text) => {
      // A page that is still being laid out moves under the pointer.
      await until(`the focus in “${label}”`, async () => {
        await press('field', label)
        return (await client.run(focusedField)).trim().startsWith(label)
      })
      await client.type(text)
    },
    read: async (label) => (await settled('field', label)).value,
    sees: (text) => until(`“${text}”`, async () => (await client.run(wordsOf)).includes(text)),
    isRead: (label, text) => until(`“${label}” with “${text}”`, async () => (await client.run(placeOf, 'field', label))?.value === text),
    pathIs: (pattern) =>
      until(`an address like ${pattern}`, async () => pattern.test(await client.run(() => location.pathname + location.search))),
    hasNoErrors: async () => {
      const errors = await client.run(errorsOf)
      if (errors.length > 0) throw new Error(`The page threw: ${errors.join(' | ')}`)
    },
    signIn: async () => {
      await person.open('/')
      await person.fill('Usuário', 'admin')
      await person.fill('Senha', 'esporte-parana')
      await client.press('Enter')
      await person.sees('Olá, ')
    },
  }
  return person
}
