import { readFileSync } from 'node:fs'
import type { Package } from 'custom-elements-manifest/schema'
import { attributeOf } from '../src/mountScreen.ts'

interface Member {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly default: string | undefined
}

/** The members of an interface in our own sources, each with its comment. */
function membersOf(source: string, name: string): readonly Member[] {
  const [, body = ''] =
    new RegExp(`\\ninterface ${name} [^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(source.replaceAll('export interface', 'interface')) ?? []
  const members = body.matchAll(/\/\*\* (.*?)(?: @default (.*?))? \*\/\n {2}(?:readonly )?'?([\w-]+)'?\??(?:: (.*)|(\(.*))$/gm)
  return [...members].map(([, description = '', fallback, member = '', type, call]) => ({
    name: member,
    type: type ?? call ?? '',
    description,
    default: fallback,
  }))
}

/** `custom-elements.json` of the tag, for editors and catalogues, from its types. */
export function describeTag(file: string): Package {
  const source = readFileSync(file, 'utf8')
  const attributes = membersOf(source, 'ScreenAttributes').map(({ name, type, ...rest }) => ({
    ...rest,
    name: attributeOf(name),
    fieldName: name,
    type: { text: type },
  }))
  const events = membersOf(source, 'ScreenEvents').map(({ name, type, description }) => ({
    name,
    description,
    type: { text: `CustomEvent<${type === 'NoDetail' ? '{}' : type}>` },
  }))
  const commands = membersOf(source, 'ScreenCommands').map(({ name, description, type }) => {
    const [, result = 'void'] = /\): (.*)$/.exec(type) ?? []
    return { kind: 'method' as const, name, description, return: { type: { text: result } } }
  })
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'index.js',
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name: 'EsporteScreenElement',
            tagName: 'esporte-screen',
            description: 'One screen of the back-office in a page of another site.',
            attributes,
            events,
            members: commands,
            slots: [
              { name: '', description: 'What stands there without scripts.' },
              { name: 'loading', description: 'What stands there until the screen is ready for the first time.' },
              { name: 'error', description: 'What stands there when the screen cannot be loaded.' },
            ],
            cssProperties: [{ name: '--esporte-top', description: 'Height of what the page keeps at the top of the window.' }],
          },
        ],
      },
    ],
  }
}
