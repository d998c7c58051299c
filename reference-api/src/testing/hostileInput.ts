import type { Random } from '../demo/random.js'

/** Values that no honest client sends: every type, beyond every limit, and texts that break parsers, databases and terminals. */
export const hostileValues: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    '',
    ' ',
    '\t',
    'null',
    'undefined',
    'NaN',
    'x',
    '0',
    '-1',
    '9e99',
  ],
  ...[
    'x'.repeat(70_000),
    '1'.repeat(400),
    'a\0b',
    '\ud800',
    'b\udfffc',
    '\u202eabc\u202c',
    '\ufeff',
    '\u0085\u2028',
    '１２３４',
    '١٢٣',
    'İ'.repeat(300),
  ],
  ...[
    '👩🏽‍🏫'.repeat(40),
    'e\u0301'.repeat(200),
    "'; drop table person; --",
    '${7*7}',
    '{{7*7}}',
    '%00',
    '../../etc/passwd',
    '<script>alert(1)</script>',
  ],
  ...['2026-02-30', '0000-00-00', '-271821-04-20', '+275760-09-13', '2026-01-01T00:00:00Z', '1e5', '0x10', 'Infinity', '1,5', '1_000'],
  ...[[], {}, [[]], [null], [{}], ['x'], { id: 1 }, { length: 1e9 }, { toString: 'x' }, { a: { b: { c: {} } } }],
  nested(31),
  nested(200),
  Array.from({ length: 3000 }, () => 0),
  Object.fromEntries(Array.from({ length: 3000 }, (_, place) => [`k${place}`, place])),
]

/** Invalid ids of records. */
export const hostileIds: readonly string[] = [
  ...[
    '0',
    '-1',
    '-0',
    '1.0',
    '+1',
    '01',
    '1e1',
    '9e99',
    '0x1',
    'null',
    'NaN',
    '%00',
    '%20',
    '%2e%2e',
    '%2F',
    '%',
    '%ff',
    '*',
    '1;x',
    "1'--",
  ],
  ...['2147483648', '9007199254740993', '9'.repeat(400), '%D9%A1', 'novo', 'historico', '1%00', '%E2%80%AE1'],
]

/** Bodies that are invalid or do not match their type. */
export const hostileBodies: readonly string[] = [
  ...[
    '',
    '{',
    '}',
    '[',
    ']',
    '"',
    '"\\ud800"',
    'null',
    '0',
    '[]',
    '{}',
    '\0',
    '{"a":1,}',
    '{"a":1}{"a":2}',
    "{'a':1}",
    'NaN',
    '1e999',
    '\ufeff{}',
  ],
  ...[
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"id":1,"id":2}',
    `${'['.repeat(9000)}${']'.repeat(9000)}`,
    'a=1&b=2',
  ],
  `{"name":"${'x'.repeat(1024 * 1024)}"}`,
]

export const hostileTypes: readonly string[] = [
  ...[
    'text/plain',
    'text/xml',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json;;;',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'application/octet-stream', 'x', '/', ' ', 'application/jsonx'],
]

/** Headers that the API reads, with invalid values. */
export const hostileHeaders: Readonly<Record<string, readonly (string | string[])[]>> = {
  'if-match': ['*', '""', '"-1"', '"1", "2"', 'W/"x"', '9e99', '9'.repeat(300), ['"1"', '"2"'], '"\u00e9"'],
  'idempotency-key': ['', ' ', 'x'.repeat(201), 'a b', 'chavé', ['a', 'b']],
  'accept-language': ['', '*', ';q=', 'pt-BR,'.repeat(500), 'xx-YY', '\u00e9', ['pt', 'en']],
  'accept-encoding': ['', 'x', 'gzip;q=0', '*;q=0', 'br, br, br', 'identity;q=0'],
  authorization: [
    '',
    'Bearer',
    'Bearer ',
    'bearer x y',
    'Basic YTpi',
    `Bearer ${'x'.repeat(8000)}`,
    'Bearer \u00e9',
    ['Bearer a', 'Bearer b'],
  ],
  origin: ['null', 'x', 'http://', 'file://', `https://${'a'.repeat(3000)}.example`],
  'x-forwarded-for': ['x', '::1, , ', '9'.repeat(500)],
  'content-length': ['0'],
}

/** A copy of `value` with one hostile, missing or extra value at any depth. */
export function spoiled(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.pick(hostileValues)
  if (Array.isArray(value))
    return value.length === 0 || random.chance(0.2) ? [...value, random.pick(hostileValues)] : value.map((item) => spoiled(item, random))
  const entries = Object.entries(value)
  const [key] = entries.length === 0 ? ['x'] : random.pick(entries)
  const rest = Object.fromEntries(entries.filter(([name]) => name !== key))
  if (random.chance(0.1)) return rest
  if (random.chance(0.1)) return { ...value, [JSON.stringify(random.pick(hostileValues)).slice(0, 300)]: random.pick(hostileValues) }
  return { ...rest, [key]: spoiled((value as Record<string, unknown>)[key], random) }
}

function nested(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
