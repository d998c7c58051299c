import type { AnyResource } from '../../core/resource.js'
import { fieldLabel, type ScopeMessages } from '../../locale/resourceText.js'

type Locale = Parameters<typeof fieldLabel>[0]

/** Shorter labels, such as "Fim", are too common in other meanings. */
const leastLength = 4

/** The fields that a text names by their labels, in the order of the form: whoever mends what the text says goes straight to them. */
export function namedFields({ fields, sections, messages }: AnyResource, locale: Locale, text: string): readonly string[] {
  const said = ` ${fold(text)} `
  const named = sections.flatMap(({ fields: keys }) =>
    keys.flatMap((key) => {
      const label = fold(fieldLabel(locale, messages as ScopeMessages, key))
      const isShown = fields[key]?.options.visible !== false
      return isShown && label.length >= leastLength && said.includes(` ${label} `) ? [{ key, label }] : []
    }),
  )
  // "Local de execução" is meant, and not also "Execução".
  return named
    .filter(({ label }) => !named.some((other) => other.label !== label && ` ${other.label} `.includes(` ${label} `)))
    .map(({ key }) => key)
}

/** Words alone: without accents, case and signs. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
