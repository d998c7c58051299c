import { ApiError } from '../../api/ApiError.js'
import type { Dependant, Refusal } from '../../api/refusal.js'
import { MissingPart } from '../../core/errors.js'
import type { Link, Stored } from '../../core/record.js'

/** What a person can do with the form's record. */
export type FormAction = 'save' | 'saveAndNew' | 'remove' | 'ativar' | 'inativar'

/** Why a command failed. What was typed stays in every case. */
export type FormProblem =
  /** No answer came, or a part of the page that the command needs (`isPart`); the command can be repeated. */
  | { readonly kind: 'network'; readonly action: FormAction; readonly isPart?: true }
  /** The session had ended, and the person signed in again over the form. Nothing was saved yet. */
  | { readonly kind: 'signed-in-again' }
  /** Another person saved meanwhile. */
  | { readonly kind: 'conflict'; readonly current: Stored }
  /** Both sides are in the form now. `keys` are the other side's fields that came in without a question, `from` the status before its step. */
  | { readonly kind: 'merged'; readonly current: Stored; readonly keys: readonly string[]; readonly from?: string }
  /** Files did not reach the server, so nothing was stored. */
  | { readonly kind: 'unsent'; readonly files: readonly { readonly name: string; readonly path: string }[] }
  /** The person stopped the save. */
  | { readonly kind: 'stopped' }
  /** The server refused. */
  | {
      readonly kind: 'refused'
      readonly action: FormAction
      readonly code: string
      /** The records that refer to this one, when that is the reason. */
      readonly dependants?: readonly Dependant[]
      readonly params?: Readonly<Record<string, string | number>>
      readonly requestId?: string
      /** What an earlier attempt has stored, whose answer was lost. */
      readonly stored?: Link
    }

/** The problem to show for an error of a call. */
export function toProblem(error: unknown, action: FormAction): FormProblem {
  if (error instanceof MissingPart) return { kind: 'network', action, isPart: true }
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
    stored: error.code === 'key-reused' ? (current as Link | undefined) : undefined,
  }
}

function isRefusal(value: unknown): value is Partial<Pick<Refusal, 'params' | 'dependants'>> {
  return typeof value === 'object' && value !== null && 'code' in value
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value
}
