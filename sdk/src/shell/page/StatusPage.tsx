import './status.css'
import type { ReactNode } from 'react'

interface StatusPageProps {
  readonly icon: ReactNode
  readonly title: string
  readonly detail: string
  /** Buttons or links for the next step. */
  readonly children?: ReactNode
}

/** A page with only a message and the next step. */
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
