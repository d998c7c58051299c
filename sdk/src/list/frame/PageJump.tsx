import { useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { startInFirstField } from '../core/startInFirstField.js'

interface PageJumpProps {
  readonly lastPage: number
  readonly onTurn: (page: number) => void
  /** `isLeft` is true after Escape: the focus then returns to the opener. */
  readonly onClose: (isLeft: boolean) => void
}

/** A field in the gap of the page numbers: type a number and press Enter. Numbers that are too high go to the last page. */
export function PageJump({ lastPage, onTurn, onClose }: PageJumpProps) {
  const { text } = useLocale()
  const [typed, setTyped] = useState('')
  return (
    <form
      ref={startInFirstField}
      className="ep-list-jump"
      onSubmit={(event) => {
        event.preventDefault()
        onClose(false)
        if (Number(typed) > 0) onTurn(Math.min(Number(typed), lastPage))
      }}
    >
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={text('list.goToPage')}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={() => onClose(false)}
        onKeyDown={(event) => event.key === 'Escape' && onClose(true)}
      />
    </form>
  )
}
