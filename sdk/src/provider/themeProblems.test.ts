import { describe, expect, it } from 'vitest'
import { themeProblems } from './themeProblems.js'

const told = async (theme: object) => (await themeProblems(theme)).map(({ code, message }) => [code, message])

describe('a host is told why it does not get the look that it asked for', () => {
  it.each([
    { theme: { primary: 'hotpink' }, message: 'theme.primary cannot be "hotpink"' },
    { theme: { primary: '#a00' }, message: 'theme.primary cannot be "#a00"' },
    { theme: { darkTheme: 'yes' }, message: 'theme.darkTheme cannot be "yes"' },
    { theme: { colour: 'teal' }, message: 'theme.colour cannot be "teal"' },
  ])('$message', async ({ theme, message }) => {
    expect(await told(theme)).toEqual([['theme-unknown', expect.stringContaining(message)]])
  })
  it('when a shade of its colour had to be taken, and which', async () => {
    expect(await told({ primary: '#ff5555' })).toEqual([
      ['theme-adjusted', expect.stringMatching(/"#ff5555" .* buttons are "#[\da-f]{6}"/)],
    ])
  })
  it.each([{}, { primary: 'noir', preset: 'Aura', surface: undefined }, { primary: '#AA0000' }, { primary: '#ffe600' }])(
    'and of nothing else: %o',
    async (theme) => {
      expect(await told(theme)).toEqual([])
    },
  )
})
