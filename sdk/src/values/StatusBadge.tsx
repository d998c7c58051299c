import './values.css'
import { statusTone } from './statusTone.js'

/** A status as text on its colour. */
export function StatusBadge({ status, label }: { readonly status: string; readonly label: string }) {
  return <span className={`ep-badge ep-badge-${statusTone(status)}`}>{label}</span>
}
