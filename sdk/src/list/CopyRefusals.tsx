import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import type { AnyResource } from '../core/resource.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { type RefusalGroup, refusalsCsv, refusalsText } from './refusals.js'

interface CopyRefusalsProps {
  readonly resource: AnyResource
  readonly groups: readonly RefusalGroup[]
}

/** Takes the refused records along: copied, or as a file for a spreadsheet. */
export function CopyRefusals({ resource, groups }: CopyRefusalsProps) {
  const { text, locale } = useLocale()
  const [isCopied, setCopied] = useState(false)
  const headings = [text('common.field.id'), resource.messages[locale].singular, text('list.refused.reason')]
  const address = `data:text/csv;charset=utf-8,${encodeURIComponent(refusalsCsv(groups, headings, locale))}`
  // A page without HTTPS has no clipboard.
  const clipboard = globalThis.navigator?.clipboard as Clipboard | undefined
  return (
    <div className="ep-list-refusal-tools">
      {clipboard && (
        <button
          type="button"
          className="ep-list-button"
          onClick={() => void clipboard.writeText(refusalsText(groups, headings)).then(() => setCopied(true), reportError)}
        >
          <Copy aria-hidden="true" width="1.15em" height="1.15em" />
          <span aria-live="polite">{text(isCopied ? 'list.refused.copied' : 'list.refused.copy')}</span>
        </button>
      )}
      <a className="ep-list-button" href={address} download={`${text('list.refused.file')}.csv`}>
        <Download aria-hidden="true" width="1.15em" height="1.15em" />
        <span>{text('list.refused.download')}</span>
      </a>
    </div>
  )
}
