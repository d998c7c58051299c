import { describe, expect, test } from 'vitest'
import { scanJson } from './scanJson.js'

const list = { maxValues: 10, list: 'rows', maxObjects: 3 }
const objectsIn = async (text: string) => {
  const body = Buffer.from(text)
  const found = await scanJson(body, list)
  return found?.objects.map(([start, end]) => body.toString('utf8', start, end))
}

describe('what a body holds', () => {
  test('is found object by object, whatever stands in its texts', async () => {
    expect(await objectsIn('{"fileName":"rows [{","rows" : [ {"a":"}]\\"{"} , {"b":[{"c":1}]},{}],"x":[{}]}')).toEqual([
      '{"a":"}]\\"{"}',
      '{"b":[{"c":1}]}',
      '{}',
    ])
    expect(await objectsIn('{"x":{"rows":[{}]}}')).toBeUndefined()
    expect(await objectsIn('[{"rows":[{}]}]')).toBeUndefined()
    expect(await objectsIn('{"rows":[]}')).toEqual([])
    expect(await objectsIn(String.raw`{"rows":[{"a":"\\\\"},{"b":"\\\"}"}]}`)).toEqual([
      String.raw`{"a":"\\\\"}`,
      String.raw`{"b":"\\\"}"}`,
    ])
    expect(await objectsIn('{"rows":[{"a":"never ends')).toBeUndefined()
  })

  test.each(['{"rows":[1]}', '{"rows":["x"]}', '{"rows":[[]]}', '{"rows":[null]}', '{"rows":[{},{},{},{}]}'])(
    'is refused: %s',
    async (text) => {
      await expect(objectsIn(text)).rejects.toMatchObject({ status: 422 })
    },
  )

  test.each([
    '{"rows":[{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}]}',
    '{"rows":[{"a":[1,2,3,4,5,6,7,8,9,10,11,12]}]}',
    '{"x":[1,2,3,4,5,6,7,8,9,10,11,12]}',
  ])('is too much: %s', async (text) => {
    await expect(objectsIn(text)).rejects.toMatchObject({ status: 413 })
  })

  test('is no list twice', async () => {
    await expect(objectsIn('{"rows":[{}],"rows":[{}]}')).rejects.toMatchObject({ status: 400 })
  })
})
