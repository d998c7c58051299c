import type { GivenAnswer } from '../asked.js'
import type { Question } from '../fields.js'

/** The part of a question that is needed to answer it. */
export type AskedQuestion = Pick<
  Question,
  | 'code'
  | 'statement'
  | 'help'
  | 'type'
  | 'required'
  | 'min'
  | 'max'
  | 'step'
  | 'unit'
  | 'scale'
  | 'scaleLow'
  | 'scaleHigh'
  | 'allowComment'
  | 'photoMin'
  | 'photoMax'
> & {
  readonly options: readonly Pick<Question['options'][number], 'label' | 'value'>[]
}

/** The answer to one question, with comment and photos. */
export interface QuestionAnswer extends GivenAnswer {
  readonly comment?: string | null
  /** Evidence: names of files in `AnswerFiles`. */
  readonly photos?: readonly string[]
}

/** The chosen values, or the names of the files. */
export const listOf = ({ value }: Pick<QuestionAnswer, 'value'>): readonly string[] =>
  value === null || value === '' ? [] : [value].flat()

/** Maximum lengths of an answer's texts. */
export const answerLength = { short: 200, long: 4000, comment: 2000, finding: 1000, name: 120 } as const

/** Most files of an answer when the question sets no limit. */
export const mostFiles = 10

/** Storage of answers' files. An answer holds the name that `keep` returns, and `read` returns the file of a name. */
export interface AnswerFiles {
  /** @throws when the file cannot be stored */
  keep(file: File): Promise<string>
  read(name: string): Promise<Blob>
}

/** Storage in memory, for the preview of a questionnaire; files last as long as the page. */
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

/** A position: degrees, and accuracy in metres. */
interface PlaceNumbers {
  readonly latitude: number
  readonly longitude: number
  readonly accuracy: number
}

/** The numbers of `-25.428356,-49.273251,12`; `undefined` for text that is not a place. */
export function readPlace(written: unknown): PlaceNumbers | undefined {
  if (typeof written !== 'string' || !/^-?\d+(\.\d+)?,-?\d+(\.\d+)?,\d+$/.test(written)) return undefined
  const [latitude = 0, longitude = 0, accuracy = 0] = written.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude, accuracy } : undefined
}
