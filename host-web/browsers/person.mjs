import { setTimeout as wait } from 'node:timers/promises'
import { chooseFile, errorsOf, fileOf, focusedField, keepFilesOf, listenForErrors, placeOf, selectAll, wordsOf } from './inPage.mjs'

/** Long enough for a machine that is busy with something else. */
const patience = 20_000

/** What a person sees on a page, and waits for. */
function eyesOn(client) {
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
  return {
    until,
    /** What has stopped moving: a press during an animation would miss it. */
    settled: (role, name, inside) =>
      until(`${role} “${name}”`, async () => {
        const before = await client.run(placeOf, role, name, inside)
        if (!before) return undefined
        await wait(80)
        const place = await client.run(placeOf, role, name, inside)
        return place && place.x === before.x && place.y === before.y ? place : undefined
      }),
    is: (wanted, look) => until(`“${wanted}”`, async () => (await look()) === wanted),
    sees: (text) => until(`“${text}”`, async () => (await client.run(wordsOf)).includes(text)),
    isRead: (label, text) => until(`“${label}” with “${text}”`, async () => (await client.run(placeOf, 'field', label))?.value === text),
    pathIs: (pattern) =>
      until(`an address like ${pattern}`, async () => pattern.test(await client.run(() => location.pathname + location.search))),
    hasNoErrors: async () => {
      const errors = await client.run(errorsOf)
      if (errors.length > 0) throw new Error(`The page threw: ${errors.join(' | ')}`)
    },
  }
}

/**
 * A person at a page: finds things by their words, waits for them, and presses and types as people do.
 * @param {import('./clients.mjs').Client} client
 * @param {{ at: { product: string, portal: string }, world: ReturnType<import('./world.mjs').worldOf>, net: Awaited<ReturnType<import('./net.mjs').startNet>> }} around
 */
export function personAt(client, around) {
  const eyes = eyesOn(client)
  const { until, settled } = eyes
  const press = async (role, name, inside) => {
    const { x, y } = await settled(role, name, inside)
    await client.click(x, y)
  }
  const valueOf = async (label) => (await client.run(placeOf, 'field', label))?.value
  const person = {
    client,
    ...around,
    ...eyes,
    press,
    open: async (path) => {
      // A page that is still loading would take the new address for its own.
      await until('a page that has loaded', () => client.run(() => document.readyState === 'complete'))
      await client.goTo(path.startsWith('http') ? path : around.at.product + path)
      await client.run(listenForErrors)
    },
    fill: async (label, text) => {
      // A page that is still being laid out moves under the pointer.
      await until(`the focus in “${label}”`, async () => {
        await press('field', label)
        return (await client.run(focusedField)).trim().startsWith(label)
      })
      await client.run(selectAll)
      await client.type(text)
    },
    /** Opens a field, by typing `typed` if given, and presses an option, once more if a slow machine missed the press. */
    choose: (label, option, typed) =>
      until(`“${option}” chosen in “${label}”`, async () => {
        if (!(await client.run(placeOf, 'option', option))) await (typed ? person.fill(label, typed) : press('field', label))
        await press('option', option)
        await wait(300)
        return (await valueOf(label)) === option
      }),
    giveFile: (name, text) => client.run(chooseFile, name, text),
    keepFiles: () => client.run(keepFilesOf),
    givenFile: () => client.run(fileOf),
    signIn: async (username = 'admin') => {
      await person.open('/login')
      await client.run(() => localStorage.clear())
      await person.open('/login')
      await person.fill('Usuário', username)
      await person.fill('Senha', 'esporte-parana')
      await client.press('Enter')
      await person.sees('Olá, ')
    },
  }
  return person
}
