import type { Locale } from '../../core/locale.js'

/** The flag of a language as a drawing, because Windows shows emoji flags as letters. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg className="ep-flag" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true" focusable="false">
      {drawing[locale]}
    </svg>
  )
}

const drawing: Readonly<Record<Locale, React.ReactNode>> = {
  'pt-BR': (
    <>
      <path fill="#009b3a" d="M0 0h20v14H0z" />
      <path fill="#fedf00" d="m10 1.6 8.2 5.4-8.2 5.4L1.8 7z" />
      <circle cx="10" cy="7" r="2.9" fill="#002776" />
      <path fill="none" stroke="#fff" strokeWidth=".6" d="M7.3 6.2c1.9-.3 3.9.2 5.3 1.7" />
    </>
  ),
  'en-US': (
    <>
      <path fill="#fff" d="M0 0h20v14H0z" />
      <path stroke="#b22234" strokeWidth="1.08" d="M0 .54h20M0 2.7h20M0 4.85h20M0 7h20M0 9.16h20M0 11.3h20M0 13.46h20" />
      <path fill="#3c3b6e" d="M0 0h9v7.54H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeDasharray=".9 1.1"
        strokeWidth=".9"
        d="M.9 1.3h7.4M1.9 2.6h6.4M.9 3.9h7.4M1.9 5.2h6.4M.9 6.4h7.4"
      />
    </>
  ),
  'es-ES': (
    <>
      <path fill="#aa151b" d="M0 0h20v14H0z" />
      <path fill="#f1bf00" d="M0 3.5h20v7H0z" />
      <path fill="#aa151b" d="M4.6 5.3h2.6v2.4a1.3 1.3 0 0 1-2.6 0z" />
    </>
  ),
}
