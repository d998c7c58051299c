import './palette.css'
import { Search } from '../icons/icons.js'
import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { Route } from '../core/route.js'
import { Modal } from '../feedback/Modal.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useMount } from '../mount/MountProvider.js'
import { usePathname, useNavigation } from '../navigation/NavigationProvider.js'
import type { VisitLog } from '../navigation/visits.js'
import { PaletteList } from './PaletteList.js'
import { PaletteStatus } from './PaletteStatus.js'
import type { HelpPart } from './helpPart.js'
import { type PaletteCommand, type PaletteEntry, paletteGroups } from './paletteEntries.js'
import { useCommands } from './useCommands.js'
import { useRecordSearch } from './useRecordSearch.js'

export interface CommandPaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly routes: readonly Route[]
  /** Records opened in this session. */
  readonly visits: VisitLog
  readonly onSignOut: (() => void) | undefined
  /** Replaces the palette by another part of the help. */
  readonly onHelp: (part: HelpPart) => void
}

/** Ctrl+K: one field that finds pages, new records, commands, and records by name, CPF, CNPJ, protocol or number. */
export function CommandPalette({ isOpen, onClose, ...source }: CommandPaletteProps) {
  const { text } = useLocale()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={text('palette.title')} position="top" isDismissable>
      <PaletteBox {...source} onClose={onClose} />
    </Modal>
  )
}

function PaletteBox({ onClose, routes, visits, onSignOut, onHelp }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { text } = useLocale()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const search = useRecordSearch(typed)
  const commands = useCommands({ onSignOut, onHelp })
  const groups = usePaletteGroups({ routes, visits, commands, typed, hits: search.hits })
  const entries = groups.flatMap((group) => group.entries)
  const current = Math.min(active, entries.length - 1)
  const go = useGo(onClose)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entry = entries[current]
    if (step !== undefined && entries.length > 0) setActive((current + step + entries.length) % entries.length)
    else if (event.key === 'Enter' && entry) go(entry, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    <div className="ep-palette">
      <div className="ep-palette-field">
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={text('palette.search')}
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${listId}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={text('palette.hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens for typing
          autoFocus
        />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        current={current}
        onPoint={setActive}
        onClose={onClose}
        onRun={(entry) => go(entry, false)}
      />
      <PaletteStatus
        typed={typed.trim()}
        search={search}
        count={entries.filter(({ isMore }) => !isMore).length}
        onRetry={() => field.current?.focus()}
      />
    </div>
  )
}

interface GroupsInput extends Pick<CommandPaletteProps, 'routes' | 'visits'> {
  readonly commands: readonly PaletteCommand[]
  readonly typed: string
  readonly hits: ReturnType<typeof useRecordSearch>['hits']
}

function usePaletteGroups({ routes, visits, commands, typed, hits }: GroupsInput) {
  const { text, title, maybeText, date } = useLocale()
  const pathname = usePathname()
  const visited = useSyncExternalStore(visits.subscribe, visits.get)
  const source = {
    routes,
    // The current page is left out.
    visits: visited.filter(({ to }) => to !== pathname),
    title,
    create: (name: string) => text('palette.new', { name }),
    created: (name: string) => maybeText(`palette.create.${name}`),
    commands,
    date,
    createWords: text('palette.new.words'),
    seeAll: (name: string) => text('palette.seeAll', { name }),
  }
  return paletteGroups(source, typed, hits)
}

/** Opens an entry in this tab, after the leave guards, or in a new tab. */
function useGo(onClose: () => void): (entry: PaletteEntry, isNewTab: boolean) => void {
  const navigation = useNavigation()
  const view = useMount().host.ownerDocument.defaultView
  return ({ to, run }, isNewTab) => {
    if (run) {
      onClose()
      return run()
    }
    if (isNewTab) return void view?.open(navigation.href(to), '_blank', 'noopener')
    onClose()
    navigation.navigate(to)
  }
}
