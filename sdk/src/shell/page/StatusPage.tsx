import './status.css'
import type { ReactNode } from 'react'

interface StatusPageProps {
  readonly icon: ReactNode
  readonly title: string
  readonly detail: string
  /** What the person can do next. */
  readonly children?: ReactNode
}

/** A page that only says what happened and what to do about it. */
export function StatusPage({ icon, title, detail, children }: StatusPageProps) {
  return (
    <section className="ep-status">
      <div className="ep-status-icon" aria-hidden="true">
        {icon}
      </div>
      <h1>{title}</h1>
      <p>{detail}</p>
      {children && <div className="ep-status-actions">{children}</div>}
    </section>
  )
}
