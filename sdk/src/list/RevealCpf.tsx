import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CpfText } from '../controls/CpfText.js'
import { useToasts } from '../feedback/FeedbackProvider.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { formatCpf } from '../validators/cpf.js'
import { failureText } from './actionText.js'

/** Milliseconds after which a revealed CPF is hidden again: domain model, person. */
const shownFor = 30_000

interface RevealCpfProps {
  /** Whole or masked, as the list's answer has it. */
  readonly value: string | null
  /** Whose CPF it is. */
  readonly name: string
  /** Asks the server, which keeps a record of who asked. */
  readonly reveal: () => Promise<string>
}

/** A masked CPF with a button that shows it for 30 s; for a column's `render`. */
export function RevealCpf({ value, name, reveal }: RevealCpfProps) {
  const translator = useLocale()
  const toasts = useToasts()
  const [cpf, setCpf] = useState<string>()
  useEffect(() => {
    if (!cpf) return
    const timer = setTimeout(() => setCpf(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [cpf])
  if (!value) return null
  const show = () =>
    reveal().then(setCpf, (error: unknown) =>
      toasts.show({ severity: 'error', title: translator.text('list.reveal.failed'), detail: failureText(error, translator) }),
    )
  const Icon = cpf ? EyeOff : Eye
  return (
    <span className="ep-list-cpf">
      <span aria-live="polite">{cpf ? <span className="ep-code">{formatCpf(cpf)}</span> : <CpfText value={value} />}</span>
      <button
        type="button"
        className="ep-list-icon-button"
        aria-label={cpf ? translator.text('list.hide') : translator.text('list.reveal.of', { value: name })}
        title={translator.text(cpf ? 'list.hide' : 'list.reveal')}
        onClick={cpf ? () => setCpf(undefined) : show}
      >
        <Icon aria-hidden="true" width="1.15em" height="1.15em" />
      </button>
    </span>
  )
}
