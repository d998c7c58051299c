import { type FormEvent, useState } from 'react'
import { ApiError } from '../api/ApiError.js'
import type { PathParams } from '../api/client.js'
import type { Refusal } from '../api/refusal.js'
import type { ReassignRefusal } from '../api/recordCalls.js'
import { ReferenceControl } from '../controls/ReferenceControl.js'
import { reference } from '../core/control.js'
import type { Link } from '../core/record.js'
import type { AnyResource } from '../core/resource.js'
import { useApi } from '../data/DataProvider.js'
import { usePending } from '../data/usePending.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { actionLabel, failureText, type RecordAction, refusedText } from './actionText.js'

interface ReassignFormProps {
  readonly resource: AnyResource
  readonly params: PathParams
  /** The action that others stand in the way of. */
  readonly action: RecordAction
  readonly refusal: Refusal
  readonly onBack: () => void
  /** Everything has moved. */
  readonly onDone: () => void
}

/** Another record takes over what refers to a refused one, so that the action can be done after all. */
export function ReassignForm({ resource, params, action, refusal, onBack, onDone }: ReassignFormProps) {
  const translator = useLocale()
  const { text, plural } = translator
  const api = useApi()
  const { isPending, during } = usePending()
  const [target, setTarget] = useState<Link | null>(null)
  const [problem, setProblem] = useState<unknown>()
  const { contract } = resource
  const move = async (to: number) => {
    const { data } = await api.get(contract, refusal.id, { params })
    // An inactivation minds what holds at present, a deletion all of it.
    const scope = action === 'inactivate' ? 'vigentes' : 'todas'
    await api.reassign(contract, refusal.id, { to, scope, version: data.version }, { params })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!target || isPending) return
    setProblem(undefined)
    during(move(target.id)).then(onDone, setProblem)
  }
  const label = text('list.reassign.to')
  return (
    <form className="ep-list-reassign" onSubmit={submit} aria-busy={isPending}>
      <p>{text('list.reassign.why', { value: refusal.label })}</p>
      <ul>
        {(refusal.dependants ?? []).map(({ entity, field, count, example }) => (
          <li key={`${entity}.${field}`}>
            <span>{plural('list.reassign.dependants', count, { value: example.label })}</span>
          </li>
        ))}
      </ul>
      <ReferenceControl
        control={reference(contract)}
        contract={contract}
        params={params}
        label={label}
        value={target?.id ?? null}
        link={target}
        onChange={(_, link) => setTarget(link && link.id !== refusal.id ? link : null)}
        isRequired
      />
      {problem !== undefined && <ReassignProblem resource={resource} problem={problem} />}
      <div className="ep-list-refusal-tools">
        <button type="submit" className="ep-list-button ep-list-button-accent" aria-disabled={!target || isPending}>
          {text('list.reassign.accept', { action: actionLabel(action, translator).toLowerCase() })}
        </button>
        <button type="button" className="ep-list-button" onClick={onBack}>
          {text('common.action.back')}
        </button>
      </div>
    </form>
  )
}

/** Why nothing was moved: the call failed, or some records cannot refer to the chosen one. */
function ReassignProblem({ resource, problem }: { readonly resource: AnyResource; readonly problem: unknown }) {
  const translator = useLocale()
  const data = problem instanceof ApiError && problem.code === 'reassign-refused' ? (problem.body.data as ReassignRefusal) : undefined
  return (
    <div role="alert">
      <p>{failureText(problem, translator)}</p>
      {data && (
        <ul>
          {data.refused.slice(0, mostShown).map((refusal) => (
            <li key={`${refusal.entity}.${refusal.field}.${refusal.id}`}>
              <strong>{refusal.label}</strong>
              <span>{refusedText(resource, refusal, translator)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** More of them would not be read in a dialog. */
const mostShown = 20
