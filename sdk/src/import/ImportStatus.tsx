import { CircleAlert } from '../icons/icons.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { ImportProblem } from './importState.js'
import { countRows, type ImportView } from './ImportView.js'

/** Announces the progress to screen readers in steps of ten percent, and the totals at the end. */
export function ImportStatus({ view }: { readonly view: ImportView }) {
  const { state, issues } = view
  const { text, number, plural } = useLocale()
  const { good, same, bad, open } = countRows(view)
  const tenth = issues.length === 0 ? 0 : Math.floor(((issues.length - open) / issues.length) * 10) * 10
  const message = () => {
    if (state.reading !== undefined) return text('import.reading')
    if (state.isWriting) return text('import.writing')
    if (state.step !== 'check') return ''
    if (open > 0 && state.isChecking) return issues.length > 500 ? text('import.checking.share', { share: tenth }) : ''
    const sums = [
      good > 0 || same === 0 ? plural('import.good', good, { count: number(good) }) : '',
      same > 0 ? plural('import.same.stored', same, { count: number(same) }) : '',
      plural('import.bad', bad, { count: number(bad) }),
    ]
    return sums.filter(Boolean).join(', ')
  }
  return (
    <>
      <p className="ep-visually-hidden" role="status">
        {message()}
      </p>
      {state.problem && <ProblemNotice problem={state.problem} />}
    </>
  )
}

function ProblemNotice({ problem }: { readonly problem: ImportProblem }) {
  const { text, maybeText } = useLocale()
  const reason =
    problem.kind === 'refused'
      ? (maybeText(`common.failure.${problem.code}`) ?? text('common.error.detail'))
      : text(`import.problem.${problem.kind}`)
  return (
    <div className="ep-import-notice ep-import-notice-negative" role="alert">
      <CircleAlert aria-hidden="true" width="1.25em" height="1.25em" />
      <div>
        <p>{reason}</p>
        {problem.kind === 'refused' && problem.requestId && (
          <p className="ep-import-quiet">{text('common.failure.requestId', { value: problem.requestId })}</p>
        )}
      </div>
    </div>
  )
}
