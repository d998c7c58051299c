import { useId } from 'react'
import { Button } from '../../feedback/Button.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { Decided, DecisionRun } from './useDecisionRun.js'

interface DecisionsMadeProps {
  readonly run: DecisionRun
  /** Another decision is being sent: nothing is taken back meanwhile. @default false */
  readonly isBusy?: boolean
}

/** What was decided last, and below it the decisions before, each with its way back. */
export function DecisionsMade({ run, isBusy = false }: DecisionsMadeProps) {
  const { text, number } = useLocale()
  const [last, ...before] = run.decisions
  if (!last) return null
  const line = (decided: Decided) => <Line decided={decided} onUndo={() => !isBusy && void run.takeBack(decided)} isBusy={isBusy} />
  return (
    <div className="ep-list-decided">
      <div role="status">{line(last)}</div>
      {before.length > 0 && (
        <details>
          <summary>{text('decide.run', { count: number(run.decisions.length) })}</summary>
          <ul>
            {before.map((decided) => (
              <li key={decided.id}>{line(decided)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface LineProps {
  readonly decided: Decided
  readonly isBusy: boolean
  readonly onUndo: () => void
}

function Line({ decided: { words, undo, failure, isLeaving = false }, isBusy, onUndo }: LineProps) {
  const { text } = useLocale()
  const wordsId = useId()
  return (
    <p>
      <span id={wordsId}>{words}</span>{' '}
      {undo && (
        <Button variant="link" aria-disabled={isBusy || isLeaving} aria-describedby={wordsId} onPress={onUndo}>
          {text('common.record.undo')}
        </Button>
      )}
      {failure !== undefined && (
        <span className="ep-list-decided-failure" role="alert">
          {failure}
        </span>
      )}
    </p>
  )
}
