import type { ComponentType, SVGProps } from 'react'

/** An icon component for a path, in the colour of the text around it and 24 pixels wide by default; screen readers skip it unless it has a label. */
export type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** @param line data of the path */
export function icon(line: string): Icon {
  return (props) => (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] === undefined || undefined}
      {...props}
    >
      <path d={line} />
    </svg>
  )
}
