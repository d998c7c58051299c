import { type ToastPosition, type ToastSeverity, useToasts } from '@esporte-parana/sdk'
import { createMemoryApi, TestBackoffice } from '@esporte-parana/sdk/testing'
import { useEffect, useState } from 'react'
import './board.css'

const places: readonly (readonly [ToastPosition, ToastSeverity])[] = [
  ['top-left', 'info'],
  ['top-center', 'success'],
  ['top-right', 'warn'],
  ['center', 'contrast'],
  ['bottom-left', 'secondary'],
  ['bottom-center', 'error'],
  ['bottom-right', 'info'],
]

/** A provider for each position, with its own notices and look. */
export function ToastPlaces({ isDark }: { readonly isDark: boolean }) {
  const [fetch] = useState(() => createMemoryApi({ requiresSession: false }).fetch)
  return (
    <main className="board">
      <h1>Avisos</h1>
      {places.map(([position, severity]) => (
        <TestBackoffice key={position} fetch={fetch} toastPosition={position} theme={{ darkTheme: isDark }}>
          <OneToast title={position} severity={severity} />
        </TestBackoffice>
      ))}
    </main>
  )
}

function OneToast({ title, severity }: { readonly title: string; readonly severity: ToastSeverity }) {
  const { show } = useToasts()
  useEffect(() => show({ title, severity, detail: severity }), [show, title, severity])
  return null
}
