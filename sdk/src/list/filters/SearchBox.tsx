import { Search, X } from '../../icons/icons.js'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { plainText } from '../../core/plainText.js'
import { mayHoldDocument } from '../../data/searchForAddress.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useSingleKeys } from '../../preferences/useSingleKeys.js'
import type { ListController } from '../state/useListController.js'
import { listOf, rowsIn } from '../core/rowAt.js'
import { useSafeSearch } from '../state/useSafeSearch.js'

/** Milliseconds after the last key before the search is sent. */
const patience = 250

interface SearchBoxProps {
  readonly controller: ListController
  readonly input: { current: HTMLInputElement | null }
}

/** Searches while the user types; Enter searches at once, Escape clears. */
export function SearchBox({ controller, input }: SearchBoxProps) {
  const { text } = useLocale()
  const [hasSingleKeys] = useSingleKeys()
  const { query, address } = controller
  const mayStand = !mayHoldDocument(controller.resource.contract, query.search)
  const safe = useSafeSearch({
    contract: controller.resource.contract,
    params: controller.params,
    isDeleted: query.isDeleted ?? false,
    searched: query.search,
    // All letters of one search share a history entry: Back leads to the list before the search, and never to a document number.
    show: (value) => address.change({ search: value }, { replace: !mayStand || (query.search !== '' && value !== '') }),
  })
  const { typed, type, search } = useTyping(query.search, safe)
  const hint = text('list.search.hint', { name: controller.text.plural.toLocaleLowerCase() })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(typed)
    const isDown = event.key === 'ArrowDown'
    if (!isDown && (event.key !== 'Escape' || !typed)) return
    event.preventDefault()
    // The down arrow goes to the first result and skips the tab stops in between.
    if (isDown) rowsIn(listOf(event.currentTarget))[0]?.focus()
    else search('')
  }
  const clear = () => {
    search('')
    input.current?.focus()
  }
  return (
    <search className="ep-list-search">
      <Search aria-hidden="true" width="1.15em" height="1.15em" />
      <input
        ref={input}
        {...inputProps}
        aria-keyshortcuts={hasSingleKeys ? '/' : undefined}
        aria-label={hint}
        placeholder={hint}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed ? <ClearButton onPress={clear} /> : hasSingleKeys && <kbd aria-hidden="true">/</kbd>}
    </search>
  )
}

const inputProps = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
  maxLength: 200,
} as const

function ClearButton({ onPress }: { readonly onPress: () => void }) {
  const { text } = useLocale()
  return (
    <button type="button" className="ep-list-search-clear" aria-label={text('list.search.clear')} onClick={onPress}>
      <X aria-hidden="true" width="1.15em" height="1.15em" />
    </button>
  )
}

/** Removes invisible characters of pasted texts, because no name contains them. */
function meant(typed: string): string {
  return plainText(typed)
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/** The text of the box: the search in the address, or the text being typed. */
function useTyping(searched: string, { search, inAddress, forget }: ReturnType<typeof useSafeSearch>) {
  const [typed, setTyped] = useState<string>()
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => latest.current(meant(typed)), patience)
    return () => clearTimeout(timer)
  }, [typed])
  // After Back, a cleared filter or another link, the box shows the new search.
  const [shown, setShown] = useState(searched)
  if (shown !== searched) {
    setShown(searched)
    if (typed === undefined || inAddress(meant(typed)) !== searched) setTyped(undefined)
  }
  return {
    typed: typed ?? searched,
    type: (value: string) => {
      forget()
      setTyped(value)
    },
    search: (value: string) => {
      setTyped(value === '' ? undefined : value)
      latest.current(meant(value))
    },
  }
}
