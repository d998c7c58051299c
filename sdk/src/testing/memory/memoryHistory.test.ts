import { expect, test } from 'vitest'
import { changesOf } from './memoryHistory.js'

const file = (id: number, label: string, more: object = {}) => ({ fileId: id, category: 'estatuto', file: { id, label }, ...more })

// The reference API writes the same history, see reference-api/src/attachments/attachments.test.ts.
test('files are told by name in the history: what came, what went, and what was changed about the others', () => {
  const before = { documents: [file(1, 'a.pdf'), file(2, 'b.pdf')] }
  const after = { documents: [file(2, 'b.pdf', { category: 'alvara' }), file(3, 'c.pdf')] }
  expect(changesOf({ documents: [] }, before, after)).toEqual([
    { field: 'documents[0].fileId', before: 1, after: null, beforeLabel: 'a.pdf' },
    { field: 'documents[0].category', before: 'estatuto', after: 'alvara' },
    { field: 'documents[1].fileId', before: null, after: 3, afterLabel: 'c.pdf' },
    { field: 'documents[1].category', before: null, after: 'estatuto' },
  ])
  expect(changesOf({ documents: [] }, after, { documents: after.documents.toReversed() })).toEqual([])
})

test('other rows are compared by their place', () => {
  const [before, after] = [{ phones: [{ number: '1' }, { number: '2' }] }, { phones: [{ number: '2' }] }]
  expect(changesOf({ phones: [] }, before, after)).toEqual([
    { field: 'phones[0].number', before: '1', after: '2' },
    { field: 'phones[1].number', before: '2', after: null },
  ])
})
