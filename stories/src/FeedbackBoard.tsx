import { type Confirm, type Toast, useConfirm, useLoading, useToasts } from '@esporte-parana/sdk'
import { useEffect, useState } from 'react'
import './board.css'

export interface FeedbackBoardProps {
  readonly toasts?: readonly Toast[]
  readonly confirmation?: Parameters<Confirm>[0]
  readonly isLoading?: boolean
}

/** Shows notices, questions and the overlay when mounted, and the answer to a question. */
export function FeedbackBoard({ toasts = [], confirmation, isLoading = false }: FeedbackBoardProps) {
  const { show } = useToasts()
  const confirm = useConfirm()
  const loading = useLoading()
  const [answer, setAnswer] = useState<boolean>()
  useEffect(() => {
    const closers = toasts.map((toast) => show(toast))
    return () => closers.forEach((close) => close())
  }, [toasts, show])
  useEffect(() => {
    if (isLoading) void loading.during(new Promise(() => undefined))
  }, [isLoading, loading])
  const ask = async () => {
    if (confirmation) setAnswer(await confirm(confirmation))
  }
  return (
    <main className="board">
      <h1>Avisos</h1>
      {confirmation && (
        <button type="button" onClick={() => void ask()}>
          Perguntar
        </button>
      )}
      <output>{answer === undefined ? '' : answer ? 'Resposta: sim' : 'Resposta: não'}</output>
    </main>
  )
}
