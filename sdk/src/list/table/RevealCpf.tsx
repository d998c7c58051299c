import { Button } from '../../feedback/Button.js'
import { EyeOff } from '../../icons/icons.js'
import { useCallback, useContext, useEffect, useState } from 'react'
import { CpfText } from '../../values/CpfText.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { formatCpf, maskedCpf } from '../../validators/cpf.js'
import { failureText } from '../core/actionText.js'
import { MayReveal } from './MayReveal.js'

/** Milliseconds after which a revealed CPF is hidden again: domain model, person. */
const shownFor = 30_000

interface RevealCpfProps {
  /** Id of the person. The same cell may show another person later, who starts masked. */
  readonly of: number
  /** Complete or masked, as the list has it. */
  readonly value: string | null
  /** The name of the person. */
  readonly name: string
  /** Asks the server, which logs the access. */
  readonly reveal: () => Promise<string>
}

/** A masked CPF with a button that shows it for 30 s, or until the user leaves the page; for a column's `render`. */
export function RevealCpf({ of, value, name, reveal }: RevealCpfProps) {
  const translator = useLocale()
  const toasts = useToasts()
  const mayReveal = useContext(MayReveal)
  const [asked, setAsked] = useState<{ readonly of: number; readonly cpf?: string }>()
  if (asked && asked.of !== of) setAsked(undefined)
  const cpf = asked?.cpf
  const hide = useCallback(() => setAsked(undefined), [])
  useHiding(cpf !== undefined, hide)
  if (!value) return null
  const show = () => {
    if (asked) return
    const answer = (next?: { readonly of: number; readonly cpf: string }) => setAsked((now) => (now?.of === of ? next : now))
    setAsked({ of })
    reveal().then(
      (answered) => answer({ of, cpf: answered }),
      (error: unknown) => {
        answer()
        toasts.show({ severity: 'error', title: translator.text('list.reveal.failed'), detail: failureText(error, translator) })
      },
    )
  }
  return (
    <span className="ep-list-cpf ep-code" aria-live={asked && 'polite'}>
      {cpf ? <span className="ep-list-on-screen">{formatCpf(cpf)}</span> : maskedCpf(value)}
      {/* Shown on the screen only, never on paper. */}
      {cpf ? (
        <span className="ep-list-on-paper" aria-hidden="true">
          <CpfText value={cpf} />
        </span>
      ) : null}
      {mayReveal && (
        <Button
          variant="icon"
          className={cpf ? undefined : 'ep-list-eye'}
          // Not a tab stop; the arrow keys of the row reach it.
          tabIndex={-1}
          aria-busy={asked !== undefined && cpf === undefined}
          aria-label={cpf ? translator.text('list.hide') : translator.text('list.reveal.of', { value: name })}
          title={translator.text(cpf ? 'list.hide' : 'list.reveal')}
          onPress={cpf ? hide : show}
        >
          {cpf ? <EyeOff aria-hidden="true" width="1.15em" height="1.15em" /> : null}
        </Button>
      )}
    </span>
  )
}

/** Hides the value after its time, and as soon as the page is not visible: another tab, another window, a locked screen. */
function useHiding(isShown: boolean, hide: () => void): void {
  const { host } = useMount()
  useEffect(() => {
    if (!isShown) return
    const page = host.ownerDocument
    const onChange = () => page.hidden && hide()
    const timer = setTimeout(hide, shownFor)
    page.addEventListener('visibilitychange', onChange)
    return () => {
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', onChange)
    }
  }, [isShown, hide, host])
}
