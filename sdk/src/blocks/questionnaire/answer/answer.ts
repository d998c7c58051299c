import type { GivenAnswer } from '../asked.js'
import type { Question } from '../question.js'

/** What answering has to know of a question. */
export type AskedQuestion = Pick<
  Question,
  'code' | 'statement' | 'help' | 'type' | 'required' | 'min' | 'max' | 'step' | 'unit' | 'scale' | 'allowComment' | 'photoMin' | 'photoMax'
> & {
  readonly options: readonly Pick<Question['options'][number], 'label' | 'value'>[]
}

/** The answer to one question with what belongs to it. */
export interface QuestionAnswer extends GivenAnswer {
  readonly comment?: string | null
  /** Evidence, as `AnswerFiles` names its files. */
  readonly photos?: readonly string[]
}

/** The longest texts that an answer takes. */
export const answerLength = { short: 200, long: 4000, comment: 1000, name: 120 } as const

/** A question of files takes so many at most, where it does not say so itself. */
export const mostFiles = 10

/** Where the files of answers are kept. What `keep` names stands in the answer, and `read` gives that file again. */
export interface AnswerFiles {
  /** @throws when the file cannot be kept */
  keep(file: File): Promise<string>
  read(name: string): Promise<Blob>
}

/** Files that live as long as the page, for trying a questionnaire. */
export function createMemoryFiles(): AnswerFiles {
  const kept = new Map<string, File>()
  return {
    keep: (file) => {
      const name = String(kept.size + 1)
      kept.set(name, file)
      return Promise.resolve(name)
    },
    read: (name) => {
      const file = kept.get(name)
      return file ? Promise.resolve(file) : Promise.reject(new Error(`no file ${name}`))
    },
  }
}

/** A captured place: degrees, and metres around it. Travels as `-25.42836,-49.27325,12`. */
export interface CapturedPlace {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
}

/** About a metre; a phone knows no better. */
const placeDigits = 5

export function writePlace({ latitude, longitude, accuracy }: CapturedPlace): string {
  return [latitude.toFixed(placeDigits), longitude.toFixed(placeDigits), Math.round(accuracy)].join(',')
}

/** Nothing for what is no place. */
export function readPlace(written: unknown): CapturedPlace | undefined {
  if (typeof written !== 'string' || !/^-?\d+(\.\d+)?,-?\d+(\.\d+)?,\d+$/.test(written)) return undefined
  const [latitude = 0, longitude = 0, accuracy = 0] = written.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude, accuracy } : undefined
}
