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

/** The sex that a cell means: as for any option, or "Mulher" and "Homem". "H" stays unread: beside it an "M" would mean "Mulher". */
export function readGender(text: string): string | undefined {
  const { 'pt-BR': portuguese, 'en-US': english, 'es-ES': spanish } = personMessages
  const labels = { 'pt-BR': portuguese.options.gender, 'en-US': english.options.gender, 'es-ES': spanish.options.gender }
  return words[comparable(text)] ?? readOption(text, optionTexts(labels))
}
