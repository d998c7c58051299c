import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { Problem } from './Problem.js'
import { problemText } from './problemTexts.js'

/** Answers invalid requests that Node cannot parse in the contract's error form: broken framing, too large headers, a missing body. */
export function answerUnparsed(error: ConnectionError, socket: Socket): void {
  // The client has closed the connection.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code } = problemOf(String(error.code))
  const refusal = { status_code: status, code, message: problemText('pt-BR', code), errors: {}, issues: [], requestId: randomUUID() }
  const body = JSON.stringify(refusal)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

function problemOf(code: string): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem(431, 'too-large')
  return new Problem(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, 'unreadable')
}
