import { expect, it } from 'vitest'
import { type FileProgress, readFile } from './readFile.js'

function answer(chunks: readonly string[], headers: Readonly<Record<string, string>> = {}, failure?: Error): Response {
  const pieces = [...chunks]
  const encoder = new TextEncoder()
  return new Response(
    new ReadableStream({
      pull(controller) {
        const piece = pieces.shift()
        if (piece !== undefined) controller.enqueue(encoder.encode(piece))
        else if (failure) controller.error(failure)
        else controller.close()
      },
    }),
    { headers },
  )
}

it('counts lines and not the line breaks inside quotes, wherever the pieces are cut', async () => {
  const seen: FileProgress[] = []
  const headers = {
    'X-Total-Rows': '2',
    'Content-Disposition': 'attachment; filename="pessoas-2026-11-21.csv"',
    'Content-Type': 'text/csv',
  }
  const { file, name } = await readFile(answer(['a;b\r', '\n"um ""1"', '"\n";2\r\n', 'x;y\r\n'], headers), {
    onProgress: (progress) => seen.push(progress),
  })
  expect(seen.map(({ lines }) => lines)).toEqual([0, 1, 2, 3])
  expect(seen.at(-1)).toEqual({ bytes: 25, lines: 3, total: 2 })
  expect(name).toBe('pessoas-2026-11-21.csv')
  expect(await file.text()).toBe('a;b\r\n"um ""1""\n";2\r\nx;y\r\n')
  expect(file.type).toBe('text/csv')
})

it('gives no file when the connection breaks', async () => {
  const failure = new TypeError('network error')
  await expect(readFile(answer(['a;b\r\n'], {}, failure), { onProgress: () => undefined })).rejects.toBe(failure)
})

it('joins a file of many pieces', async () => {
  const piece = 'x'.repeat(700_000)
  const { file, name } = await readFile(answer([piece, piece, piece]), { onProgress: () => undefined })
  expect(file.size).toBe(2_100_000)
  expect(name).toBe('')
})
