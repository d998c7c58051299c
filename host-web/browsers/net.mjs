import { createServer, request } from 'node:http'

/**
 * The product behind a network that can be cut, for every browser alike: no browser but Chromium lets a test cut its own.
 * @param {string} origin of the product
 * @param {number} port to answer at
 * @returns {Promise<{ origin: string, cut: (paths?: RegExp) => void, mend: () => void, close: () => Promise<void> }>} `cut` breaks the
 * connection of each request whose path matches, `mend` ends it
 */
export async function startNet(origin, port) {
  let cut
  const { hostname, port: productPort } = new URL(origin)
  const server = createServer((incoming, outgoing) => {
    if (cut?.test(incoming.url)) return void incoming.socket.destroy()
    const own = `127.0.0.1:${port}`
    const headers = { ...incoming.headers, host: `${hostname}:${productPort}` }
    if (headers.origin === `http://${own}`) headers.origin = origin
    const passed = request({ hostname, port: productPort, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    cut: (paths = /./) => {
      cut = paths
    },
    mend: () => {
      cut = undefined
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
