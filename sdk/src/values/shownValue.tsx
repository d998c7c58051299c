import type { ReactNode } from 'react'
import { StatusBadge } from './StatusBadge.js'
import { plainText, type ShownField, valueText, type ValueTexts } from './valueText.js'
import './values.css'

/** A value as React content; nothing when it is empty. */
export function shownValue(value: unknown, field: ShownField, texts: ValueTexts): ReactNode {
  if (value === null || value === undefined || value === '') return undefined
  const text = valueText(value, field, texts)
  if (field.kind.name === 'status') return <StatusBadge status={plainText(value)} label={text} />
  if (field.kind.name === 'color') return <ColorText value={text} />
  return field.kind.veil ? <span className="ep-code">{text}</span> : text
}

/** A colour with its name, because colour alone is not enough. */
function ColorText({ value }: { readonly value: string }) {
  return (
    <span className="ep-color ep-code">
      <span className="ep-color-swatch" style={{ background: value }} />
      {value}
    </span>
  )
}
