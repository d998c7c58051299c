import { Button } from '@adobe/react-spectrum/Button'
import { useLocale } from '../locale/LocaleProvider.js'
import { refusalText } from '../locale/resourceText.js'
import { useForm } from './FormContext.js'
import type { FormProblem } from './formProblem.js'
import { Notice } from './Notice.js'

interface ProblemNoticeProps {
  readonly problem: FormProblem | null
  readonly onDismiss: () => void
  readonly onRetry: () => void
}

/** Why the last thing asked for was not done, and what to do now. */
export function ProblemNotice({ problem, onDismiss, onRetry }: ProblemNoticeProps) {
  const locale = useLocale()
  const { resource } = useForm().store
  const { text } = locale
  if (!problem || problem.kind === 'conflict' || problem.kind === 'merged') return null
  if (problem.kind === 'signed-in-again') return <Notice tone="notice" title={text('form.signedInAgain')} />
  if (problem.kind === 'stopped') return <Notice tone="notice" title={text('form.stopped')} />
  if (problem.kind === 'network') {
    return (
      <Notice
        tone="negative"
        title={text('common.failure.network')}
        actions={
          <Button variant="secondary" style="outline" onPress={onRetry}>
            {text('common.action.retry')}
          </Button>
        }
      >
        <p>{text('form.nothingLost')}</p>
      </Notice>
    )
  }
  return (
    <Notice
      tone="negative"
      title={refusalText(locale, resource.messages, problem) ?? text('common.error.detail')}
      actions={
        <Button variant="secondary" style="outline" onPress={onDismiss}>
          {text('common.action.close')}
        </Button>
      }
    >
      {problem.requestId ? <p className="ep-notice-detail">{text('common.failure.requestId', { value: problem.requestId })}</p> : null}
    </Notice>
  )
}
