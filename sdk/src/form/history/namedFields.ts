import type { AnyResource } from '../../core/resource.js'
import { isFileList } from '../../kinds/part/rows.js'
import { fieldLabel, type ScopeMessages } from '../../locale/resourceText.js'

type Locale = Parameters<typeof fieldLabel>[0]

/** Shorter labels, such as "Fim", are too common in other meanings. */
const leastLength = 4
/** "Dotação" is "Dotação orçamentária", but "Local" is no "Local de execução". */
const leastFirst = 6

/**
 * The fields that a text names, in the order of the form: whoever mends what the text says goes straight to them. A field is named by its label or
 * the label's first word, and a list or group also by the labels of its own fields.
 */
export function namedFields({ fields, sections, messages }: AnyResource, locale: Locale, text: string): readonly string[] {
  const said = ` ${fold(text)} `
  const named = sections.flatMap(({ fields: keys }) =>
    keys.flatMap((key) => {
      const control = fields[key]
      if (control?.options.visible === false) return []
      const { fieldset } = control ?? {}
      const label = fold(fieldLabel(locale, messages as ScopeMessages, key))
      // "A descrição" is rarely that of a file.
      const inner =
        fieldset && !isFileList(control)
          ? fieldset.layout.map((each) => fold(fieldLabel(locale, fieldset.messages as ScopeMessages, each)))
          : []
      const [first = ''] = label.split(' ')
      return [label, ...(first.length >= leastFirst ? [first] : []), ...inner]
        .filter((name) => name.length >= leastLength && said.includes(` ${name} `))
        .map((name) => ({ key, name }))
    }),
  )
  // "Local de execução" is meant, and not also "Execução".
  const meant = named.filter(({ name }) => !named.some((other) => other.name !== name && ` ${other.name} `.includes(` ${name} `)))
  return [...new Set(meant.map(({ key }) => key))]
}

/** Words alone: without accents, case and signs. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
