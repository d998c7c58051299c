import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step. It takes the focus, so that screen readers announce the step. */
export function StepHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="ep-import-heading">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  )
}
