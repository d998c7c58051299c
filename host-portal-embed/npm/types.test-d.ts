import { expectTypeOf, test } from 'vitest'
import type { Configuration as OwnConfiguration } from '../src/configuration.js'
import type { EsporteScreen as Tag } from '../src/EsporteScreen.js'
import type { Configuration, EsporteScreenElement, ScreenCommands } from './index.js'
import type { EsporteScreenProps } from './react.js'

test('the tag has the commands that the package promises', () => {
  expectTypeOf<Tag>().toExtend<ScreenCommands>()
})

test('the script takes the configuration that the package offers', () => {
  type Offered = Omit<Configuration, 'theme'> & { readonly apiBaseUrl: string }
  expectTypeOf<Offered>().toExtend<Omit<OwnConfiguration, 'theme'>>()
})

test('screens, events and their details are known by name', () => {
  expectTypeOf<'pessoas' | 'competicoes/evento/7/refeitorios' | 'pessoas?status=ativo'>().toExtend<EsporteScreenProps['screen']>()
  expectTypeOf<'pessoa'>().not.toExtend<EsporteScreenProps['screen']>()
  const tag = {} as EsporteScreenElement
  tag.addEventListener('saved', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<{ readonly path: string; readonly id: number }>())
  expectTypeOf<NonNullable<EsporteScreenProps['onSessionExpiring']>>().parameter(0).toExtend<CustomEvent<{ readonly expiresIn: number }>>()
})
