import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Outbox, OutboxState } from './createOutbox.js'
import { openOutbox } from './openOutbox.js'
import { useOutboxLoader } from './OutboxProvider.js'
import { askForRoom, type StorageRoom } from './storageRoom.js'

/** What a screen knows about waiting writes. */
export interface OutboxView {
  /** `undefined` until loaded. */
  readonly outbox: Outbox | undefined
  readonly state: OutboxState
  /** `undefined` until something waits, because only then is the browser asked. */
  readonly room: StorageRoom | undefined
}

const nothing: OutboxState = { entries: [], phase: 'idle', isLoaded: false }
const never = () => () => undefined

/** The outbox of the signed-in user; renders again after each change. */
export function useOutbox(): OutboxView {
  const loader = useOutboxLoader()
  const [outbox, setOutbox] = useState<Outbox>()
  useEffect(() => {
    let isWanted = true
    loader.load(openOutbox).then(
      (loaded) => isWanted && setOutbox(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
      setOutbox(undefined)
    }
  }, [loader])
  const getState = outbox?.getState ?? (() => nothing)
  const state = useSyncExternalStore(outbox?.subscribe ?? never, getState, getState)
  return { outbox, state, room: useRoom(outbox?.isKept ? state.entries.length : 0) }
}

/** Measured again as entries are added, because a few photos can fill a small device. */
function useRoom(count: number): StorageRoom | undefined {
  const [room, setRoom] = useState<StorageRoom>()
  const step = Math.ceil(count / 5)
  useEffect(() => {
    if (step === 0) return
    let isWanted = true
    void askForRoom().then((answer) => isWanted && setRoom(answer))
    return () => {
      isWanted = false
    }
  }, [step])
  return room
}
