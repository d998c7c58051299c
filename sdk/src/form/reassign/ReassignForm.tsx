import { Button } from '../../feedback/Button.js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import type { PathParams } from '../../api/client.js'
import type { ReassignRefusal } from '../../api/recordCalls.js'
import type { Refusal } from '../../api/refusal.js'
import { ReferenceControl } from '../../controls/choice/ReferenceControl.js'
import { reference } from '../../kinds/link/reference.js'
import type { Link } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useApi } from '../../data/DataProvider.js'
import { usePending } from '../../data/usePending.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { refusalText } from '../../locale/resourceText.js'
import './reassign.css'

export interface ReassignFormProps {
  readonly resource: AnyResource
  readonly params?: PathParams
  /** The prevented action: inactivation looks at present records, deletion at all of them. */
  readonly action: 'inactivate' | 'delete'
  readonly refusal: Pick<Refusal, 'id' | 'label' | 'dependants'>
  readonly onBack: () => void
  /** All records are moved. */
  readonly onDone: () => void
}

/** Another record takes over the references to a refused one, so that the action becomes possible. */
export function ReassignForm({ resource, params, action, refusal, onBack, onDone }: ReassignFormProps) {
  const { text, plural } = useLocale()
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const { isPending, during } = usePending()
  const [target, setTarget] = useState<Link | null>(null)
  const [problem, setProblem] = useState<unknown>()
  const { contract } = resource
  // The pressed button is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const move = async (to: number) => {
    const { data } = await api.get(contract, refusal.id, { params })
    const scope = action === 'inactivate' ? 'vigentes' : 'todas'
    await api.reassign(contract, refusal.id, { to, scope, version: data.version }, { params })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes the event on to a form around this dialog.
    event.stopPropagation()
    if (!target || isPending) return
    setProblem(undefined)
    during(move(target.id)).then(onDone, setProblem)
  }
  const actionLabel = text(action === 'inactivate' ? 'common.action.disable' : 'common.action.delete')
  return (
    <form ref={form} className="ep-reassign" onSubmit={submit} aria-busy={isPending} noValidate>
      <p>{text('list.reassign.why', { value: refusal.label })}</p>
      <ul>
        {(refusal.dependants ?? []).map(({ entity, field, count, example }) => (
          <li key={`${entity}.${field}`}>{plural('list.reassign.dependants', count, { value: example.label })}</li>
        ))}
      </ul>
      <ReferenceControl
        control={reference(contract)}
        params={params}
        label={text('list.reassign.to')}
        value={target?.id ?? null}
        link={target}
        onChange={(_, link) => setTarget(link && link.id !== refusal.id ? link : null)}
        isRequired
      />
      {problem === undefined ? null : <ReassignProblem resource={resource} problem={problem} />}
      <div className="ep-reassign-buttons">
        <Button variant="accent" type="submit" aria-disabled={!target || isPending || undefined}>
          {text('list.reassign.accept', { action: actionLabel.toLowerCase() })}
        </Button>
        <Button variant="secondary" onPress={onBack}>
          {text('common.action.back')}
        </Button>
      </div>
    </form>
  )
}

/** Why nothing was moved: the call failed, or some records cannot refer to the chosen one. */
function ReassignProblem({ resource, problem }: { readonly resource: AnyResource; readonly problem: unknown }) {
  const locale = useLocale()
  const { text } = locale
  const code = problem instanceof ApiError ? problem.code : 'network'
  const data = problem instanceof ApiError && code === 'reassign-refused' ? (problem.body.data as ReassignRefusal) : undefined
  return (
    <div role="alert">
      <p>{refusalText(locale, resource.messages, { code }) ?? text('common.error.detail')}</p>
      {data && (
        <ul>
          {data.refused.slice(0, mostShown).map((refusal) => (
            <li key={`${refusal.entity}.${refusal.field}.${refusal.id}`}>
              <strong>{refusal.label}</strong>:{' '}
              {refusalText(locale, resource.messages, refusal) ?? `${text('common.failure.conflict')} (${refusal.code})`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A dialog with more lines would not be read. */
const mostShown = 20
