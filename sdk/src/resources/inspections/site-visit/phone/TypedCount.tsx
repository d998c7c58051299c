import { CharactersLeft } from '../../../../controls/text/CharactersLeft.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { filled, type PhoneTexts } from './phoneTexts.js'

interface TypedCountProps {
  readonly typed: string
  readonly maxLength: number
  readonly texts: PhoneTexts
}

/** How many characters remain near the end of a long text. */
export function TypedCount({ typed, maxLength, texts }: TypedCountProps) {
  const { number } = useLocale()
  const say = (left: number) => {
    const words = texts[left < 0 ? 'charactersOver' : 'charactersLeft'][Math.abs(left) === 1 ? 'one' : 'other']
    return filled(words, { count: number(Math.abs(left)) })
  }
  return <CharactersLeft content={typed} maxLength={maxLength} say={say} />
}
