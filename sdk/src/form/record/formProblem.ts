import { ApiError } from '../../api/ApiError.js'
import type { Dependant, Refusal } from '../../api/refusal.js'
import type { Stored } from '../../core/record.js'

/** What a form can be asked to do with its record. */
export type FormAction = 'save' | 'saveAndNew' | 'remove' | 'ativar' | 'inativar'

/** Why the form could not do what it was asked to. What was typed stays in every case. */
export type FormProblem =
  /** No answer came; what was asked for can be asked again. */
  | { readonly kind: 'network'; readonly action: FormAction }
  /** The session had ended and the person signed in again over the form: nothing was saved yet. */
  | { readonly kind: 'signed-in-again' }
  /** Somebody else saved in the meantime. */
  | { readonly kind: 'conflict'; readonly current: Stored }
  /** Both sides stand in the form now, by themselves or as chosen; `keys` are the other side's fields that came in unasked. */
  | { readonly kind: 'merged'; readonly current: Stored; readonly keys: readonly string[] }
  /** Files did not reach the server; without them nothing was stored. */
  | { readonly kind: 'unsent'; readonly files: readonly { readonly name: string; readonly path: string }[] }
  /** The person no longer wanted to wait. */
  | { readonly kind: 'stopped' }
  /** The server said no. */
  | {
      readonly kind: 'refused'
      readonly action: FormAction
      readonly code: string
      /** Who refers to the record, when that is the reason. */
      readonly dependants?: readonly Dependant[]
      readonly params?: Readonly<Record<string, string | number>>
      readonly requestId?: string
    }

/** What an error of a call means to the person in front of the form. */
export function toProblem(error: unknown, action: FormAction): FormProblem {
  if (!(error instanceof ApiError)) return { kind: 'network', action }
  if (error.code === 'signed-in-again') return { kind: 'signed-in-again' }
  const current = error.body.data
  if (error.code === 'stale' && isStored(current)) return { kind: 'conflict', current }
  const { params, dependants } = isRefusal(current) ? current : {}
  return {
    kind: 'refused',
    action,
    code: error.code,
    requestId: dependants ? undefined : error.requestId,
    params: params ?? error.fieldErrors.find(({ path }) => path === '')?.params,
    dependants,
  }
}

function isRefusal(value: unknown): value is Partial<Pick<Refusal, 'params' | 'dependants'>> {
  return typeof value === 'object' && value !== null && 'code' in value
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value
}
