import { createContext, useContext } from 'react'
import type { AnyFieldset } from '../../../../core/control.js'
import type { FormFieldProps } from '../../../../form/store/FormFieldProps.js'
import type { ComponentType } from 'react'

/** The actions of the builder. Each is one undo step and is announced to screen readers. */
export interface BuilderActions {
  toggle(code: string): void
  addQuestion(section: number, after?: number): void
  duplicate(code: string): void
  remove(code: string): Promise<void>
  /** Moves a question one place up or down, also into the next section. */
  step(code: string, step: -1 | 1): void
  /** Moves a question to the place of another one, or to the end of a section. */
  drop(code: string, target: { readonly code: string } | { readonly section: number }): void
  addSection(): void
  duplicateSection(section: number): void
  removeSection(section: number): Promise<void>
  stepSection(section: number, step: -1 | 1): void
  dropSection(from: number, to: number): void
  /** Removes an option. When other questions depend on it, asks first and then shows them always. */
  releaseOption(code: string, value: string, remove: () => void): Promise<void>
  balance(): void
  openBank(section: number): void
  /** Opens the dialog that makes questions of a text. */
  openPaste(text: string): void
  undo(): void
  redo(): void
  say(text: string): void
}

/** Holds the question or section that is being dragged. */
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

/** Stays the same object as long as the form. */
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
