import { optionTexts, readOption } from '../../../../kinds/choice/readOption.js'
import { comparable } from '../../../../validators/comparable.js'
import { personMessages } from '../messages.js'

const words: Readonly<Record<string, string | undefined>> = {
  mulher: 'feminino',
  mujer: 'feminino',
  woman: 'feminino',
  homem: 'masculino',
  hombre: 'masculino',
  man: 'masculino',
}

/** The sex that a text means: as for any option, or "Mulher" and "Homem". "H" stays unread: only its column says what "M" means then. */
export function readGender(text: string): string | undefined {
  const { 'pt-BR': portuguese, 'en-US': english, 'es-ES': spanish } = personMessages
  const labels = { 'pt-BR': portuguese.options.gender, 'en-US': english.options.gender, 'es-ES': spanish.options.gender }
  return words[comparable(text)] ?? readOption(text, optionTexts(labels))
}

/** What "H" and "M" mean in a column: "Homem" and "Mulher" where no text begins with F. Beside "F" and "H", an "M" may be either. */
export function readGenderColumn(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const begins = (letter: string) => texts.some((text) => comparable(text).startsWith(letter))
  if (!begins('h')) return new Map()
  const beside = begins('f') ? ['masculino', 'feminino'] : ['feminino']
  return new Map(
    Object.entries({ h: ['masculino'], m: beside }).flatMap(([letter, values]) => [
      [letter, values],
      [`${letter}.`, values],
    ]),
  )
}
