/**
 * The product's mark: a running track seen from above, with lanes shaped like the leaves of a pine branch. It represents sport in Paraná
 * and is deliberately not the state's coat of arms.
 */
export function BrandMark({ size = '2.25em' }: { readonly size?: string }) {
  return (
    <svg className="ep-brand-mark" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill="var(--ep-accent)" />
      <g fill="none" stroke="var(--ep-accent-text)" strokeLinecap="round" strokeWidth="2.6">
        <path d="M20 32V9.5" />
        <path d="M20 15.5c-3.4 0-6-1.8-7-5.2M20 15.5c3.4 0 6-1.8 7-5.2" />
        <path d="M20 22.5c-5 0-8.6-2.3-10-6.7M20 22.5c5 0 8.6-2.3 10-6.7" />
        <path d="M20 29.5c-6.2 0-10.4-2.9-12-8.2M20 29.5c6.2 0 10.4-2.9 12-8.2" />
      </g>
    </svg>
  )
}
