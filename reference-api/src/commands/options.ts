import { StartProblem } from '../core/startProblem.js'

/** Separates `--name=value` from the other words. @throws StartProblem naming an option that is unknown or has no value */
export function optionsOf<Name extends string>(
  words: readonly string[],
  known: readonly Name[],
): { readonly plain: readonly string[]; readonly options: Readonly<Partial<Record<Name, string>>> } {
  const options: Partial<Record<Name, string>> = {}
  for (const word of words.filter((each) => each.startsWith('--'))) {
    const [, name, value] = /^--([\w-]+)=(.+)$/s.exec(word) ?? []
    const found = known.find((each) => each === name)
    if (found === undefined || value === undefined)
      throw new StartProblem(`"${word}" is no option. There are ${known.map((each) => `--${each}=…`).join(', ')}.`)
    options[found] = value
  }
  return { plain: words.filter((word) => !word.startsWith('--')), options }
}
