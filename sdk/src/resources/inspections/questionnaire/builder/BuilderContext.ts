import { createContext, useContext } from 'react'
import type { AnyFieldset } from '../../../../core/control.js'
import type { FormFieldProps } from '../../../../form/fields/FormFieldProps.js'
import type { ComponentType } from 'react'

/** What can be done to a questionnaire while it is built. Each is one step that can be taken back, and each is told. */
export interface BuilderActions {
  toggle(code: string): void
  addQuestion(section: number, after?: number): void
  duplicate(code: string): void
  remove(code: string): Promise<void>
  /** One place up or down, over the edge of the section too. */
  step(code: string, step: -1 | 1): void
  /** To the place of another question, or to the end of a section. */
  drop(code: string, target: { readonly code: string } | { readonly section: number }): void
  addSection(): void
  duplicateSection(section: number): void
  removeSection(section: number): Promise<void>
  stepSection(section: number, step: -1 | 1): void
  dropSection(from: number, to: number): void
  /** Whether an option may go: asks where questions are shown by it, and then shows them always. */
  releaseOption(code: string, value: string, remove: () => void): Promise<void>
  balance(): void
  openBank(section: number): void
  undo(): void
  redo(): void
  say(text: string): void
}

/** The question or section that is carried now. */
export interface Carrier {
  take(what: Carried | undefined): void
  held(): Carried
}
interface Carried {
  readonly code?: string
  readonly section?: number
}

export function createCarrier(): Carrier {
  let carried: Carried = {}
  return {
    take: (what = {}) => {
      carried = what
    },
    held: () => carried,
  }
}

/** The same object while the form is. */
export interface BuilderScope {
  readonly actions: BuilderActions
  readonly section: AnyFieldset
  readonly question: AnyFieldset
  readonly option: AnyFieldset
  readonly isReadOnly: boolean
  readonly Field: ComponentType<FormFieldProps>
  readonly carrier: Carrier
}

const BuilderContext = createContext<BuilderScope | null>(null)
export const BuilderProvider = BuilderContext.Provider

/** @throws outside the builder */
export function useBuilder(): BuilderScope {
  const scope = useContext(BuilderContext)
  if (!scope) throw new Error('useBuilder: no <Editor> above.')
  return scope
}
