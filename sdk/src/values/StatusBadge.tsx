import './values.css'
import { statusTone } from './statusTone.js'

/** A status as a coloured badge with its text. */
export function StatusBadge({ status, label }: { readonly status: string; readonly label: string }) {
  return <span className={`ep-badge ep-badge-${statusTone(status)}`}>{label}</span>
}
