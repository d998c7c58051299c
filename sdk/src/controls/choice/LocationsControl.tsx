import { Button } from '../../feedback/Button.js'
import { Minus, Plus } from '../../icons/icons.js'
import { type KeyboardEvent, memo, type ReactNode, useId, useMemo, useState } from 'react'
import type { AnyContract } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { useAllRecords } from '../../data/useAllRecords.js'
import { usePlaces } from '../../data/usePlaces.js'
import { defaultParents } from '../../kinds/link/location.js'
import type { LocationsOptions } from '../../kinds/link/locations.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { comparable } from '../../validators/comparable.js'
import { FieldNote, hasNote } from '../FieldNote.js'
import type { FieldProps } from '../FieldProps.js'
import { useLeave } from '../leave.js'
import { necessityOf } from '../necessity.js'
import { LocationMoves } from './LocationMoves.js'
import { LocationsMap } from './LocationsMap.js'
import { byDistance, distanceOf } from './distance.js'
import './locations.css'

interface Item {
  readonly id: number
  readonly name: string
  /** The other record that has this place. */
  readonly holder?: Holder
  /** Distance in kilometres from the `near` place. */
  readonly distance?: number
}

/** The list has cities of Paraná only: "Foz do Iguaçu/PR" and "Foz do Iguaçu (PR)" are as many write it. */
const ownState = / ?[/(–-] ?pr\)?$/i

/** Chooses several places: available ones on the left, chosen ones on the right; a press moves one over. */
export function LocationsControl(field: FieldProps) {
  const { heldBy, seat } = field.control.options as LocationsOptions
  return heldBy ? <HeldLocations {...field} contract={heldBy} seat={seat} /> : <Sides {...field} holders={nobody} />
}

interface HeldLocationsProps extends FieldProps {
  readonly contract: AnyContract
  readonly seat: string | undefined
}

function HeldLocations({ contract, seat, ...field }: HeldLocationsProps) {
  return <Sides {...field} holders={useHolders(field, contract, seat)} />
}

function Sides({ holders, ...field }: FieldProps & { readonly holders: ReadonlyMap<number, Holder> }) {
  const { label, value, onChange, onBlur, isReadOnly, isDisabled } = field
  const id = useId()
  const { text, plural } = useLocale()
  const necessity = necessityOf(field)
  const leave = useLeave(() => onBlur?.())
  const [search, setSearch] = useState('')
  const { places, isLoading } = usePlaces('cidades', defaultParents.cidades)
  const chosen = useChosen(value)
  const ids = [...chosen]
  const near = places.find((place) => place.id === field.params?.near)
  const taker = typeof field.params?.taker === 'string' ? field.params.taker : undefined
  const items = useMemo(
    () =>
      byDistance(
        places.map((place): Item => ({ id: place.id, name: place.name, holder: holders.get(place.id), distance: distanceOf(near, place) })),
      ),
    [places, holders, near],
  )
  const wanted = comparable(search.replace(ownState, ''))
  const found = useMemo(
    () => items.filter(({ id: place, name }) => !chosen.has(place) && comparable(name).includes(wanted)),
    [items, chosen, wanted],
  )
  const free = found.filter(({ holder }) => !holder)
  const isFixed = isReadOnly === true || isDisabled === true
  const add = (item: Item) => onChange([...ids, item.id], { id: item.id, label: item.name })
  return (
    <fieldset className="ep-field ep-field-choices ep-locations" aria-describedby={hasNote(field) ? `${id}-note` : undefined} {...leave}>
      <legend>
        {label}
        {necessity ? <span aria-hidden="true"> {text(necessity)}</span> : null}
      </legend>
      <div className="ep-locations-sides">
        {isFixed ? null : (
          <Side
            title={`${text('controls.available')} (${found.length})`}
            isEmpty={found.length === 0}
            empty={text(isLoading ? 'controls.loading' : 'controls.none')}
          >
            <div className="ep-locations-search">
              <input
                type="search"
                aria-label={text('controls.searchIn', { label })}
                placeholder={text('controls.search')}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
                onKeyDown={(event) =>
                  addOnEnter(event, () => {
                    const first = found.find((item) => !mustStay(item, chosen))
                    if (first) add(first)
                  })
                }
              />
              {search !== '' && free.length > 1 ? (
                <Button variant="link" onPress={() => onChange([...ids, ...free.map((item) => item.id)])}>
                  {plural('controls.includeFound', free.length)}
                </Button>
              ) : null}
            </div>
            <Available found={found} chosen={chosen} onAdd={add} />
          </Side>
        )}
        <Side title={`${text('controls.chosen')} (${ids.length})`} isEmpty={ids.length === 0} empty={text('controls.noneChosen')}>
          <LocationMoves items={items.filter(({ id: place, holder }) => holder && chosen.has(place))} taker={taker} />
          <ul>
            {items
              .filter((item) => chosen.has(item.id))
              .map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  isChosen
                  isKept={mustStay(item, chosen)}
                  taker={taker}
                  isFixed={isFixed}
                  onPress={() => onChange(ids.filter((other) => other !== item.id))}
                />
              ))}
          </ul>
        </Side>
      </div>
      <LocationsMap places={places} chosen={chosen} held={holders} near={near} />
      <FieldNote id={`${id}-note`} field={field} />
    </fieldset>
  )
}

/** The chosen places; the same set while the value is the same. */
function useChosen(value: unknown): ReadonlySet<number> {
  return useMemo(() => new Set(Array.isArray(value) ? (value as readonly number[]) : []), [value])
}

interface AvailableProps {
  readonly found: readonly Item[]
  readonly chosen: ReadonlySet<number>
  /** Does the same in every render with the same `chosen`. */
  readonly onAdd: (item: Item) => void
}

/** Hundreds of rows, which a key in another field must not draw again. */
const Available = memo(
  function Available({ found, chosen, onAdd }: AvailableProps) {
    return (
      <ul>
        {found.map((item) => (
          <Row key={item.id} item={item} isChosen={false} isKept={mustStay(item, chosen)} onPress={() => onAdd(item)} />
        ))}
      </ul>
    )
  },
  (before, after) => before.found === after.found && before.chosen === after.chosen,
)

interface SideProps {
  readonly title: string
  readonly isEmpty: boolean
  readonly empty: string
  readonly children: ReactNode
}

function Side({ title, isEmpty, empty, children }: SideProps) {
  const id = useId()
  return (
    <div className="ep-locations-side" role="group" aria-labelledby={id}>
      <p id={id} className="ep-locations-title">
        {title}
      </p>
      {children}
      {isEmpty ? <p className="ep-option-note">{empty}</p> : null}
    </div>
  )
}

interface RowProps {
  readonly item: Item
  readonly isChosen: boolean
  /** Its record has no other place that stays, or it is its seat, so the place cannot be taken. */
  readonly isKept: boolean
  /** The name of the record that takes the place. */
  readonly taker?: string
  readonly isFixed?: boolean
  readonly onPress: () => void
}

/** A place with a button that moves it over. Arrow keys go through the list, and after a press the focus stays in the list. */
function Row({ item: { id, name, holder, distance }, isChosen, isKept, taker = '', isFixed = false, onPress }: RowProps) {
  const { text, number } = useLocale()
  const held = holder && text(heldText(id, holder, { isChosen, isKept, taker }), { name: holder.label, to: taker })
  const content = (
    <>
      <span>
        {name}
        {distance ? <small className="ep-locations-distance"> {number(distance)} km</small> : null}
      </span>
      {held ? <small data-tone={isChosen ? 'notice' : undefined}>{held}</small> : null}
    </>
  )
  if (isFixed) return <li className="ep-locations-row">{content}</li>
  const Sign = isChosen ? Minus : Plus
  return (
    <li>
      <button
        type="button"
        className="ep-locations-row"
        disabled={isKept && !isChosen}
        onKeyDown={moveFocus}
        onClick={({ currentTarget }) => {
          nextRow(currentTarget)?.focus()
          onPress()
        }}
      >
        {content}
        <Sign aria-hidden="true" />
        <span className="ep-visually-hidden">{text(isChosen ? 'controls.exclude' : 'controls.include')}</span>
      </button>
    </li>
  )
}

function heldText(
  id: number,
  { places, seat }: Holder,
  { isChosen, isKept, taker }: Required<Pick<RowProps, 'isChosen' | 'isKept' | 'taker'>>,
) {
  if (isKept && seat === id && places.length > 1) return 'controls.seatOf'
  if (isKept) return places.length === 1 && !isChosen ? 'controls.onlyOf' : 'controls.emptied'
  if (!isChosen) return 'controls.heldBy'
  return taker === '' ? 'controls.takenFrom' : 'controls.takenInto'
}

const rowsOf = (row: Element) => [...(row.closest('ul')?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]

function nextRow(row: HTMLButtonElement): HTMLButtonElement | undefined {
  const rows = rowsOf(row)
  const at = rows.indexOf(row)
  return rows[at + 1] ?? rows[at - 1]
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const rows = rowsOf(event.currentTarget)
  rows[rows.indexOf(event.currentTarget) + step]?.focus()
}

/** Enter adds the first match and does not submit the form. */
/** The search stays selected: the next name is typed over it, and another Enter takes the next place that it finds. */
function addOnEnter(event: KeyboardEvent<HTMLInputElement>, addFirst: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  addFirst()
  event.currentTarget.select()
}

interface Holder {
  readonly label: string
  readonly isActive: boolean
  /** The place that it cannot lose. */
  readonly seat: unknown
  readonly places: readonly number[]
}

/** Whether the active record that has the place would have no place left, or loses its seat. */
function mustStay({ id, holder }: Item, chosen: ReadonlySet<number>): boolean {
  return holder?.isActive === true && (holder.seat === id || holder.places.every((place) => place === id || chosen.has(place)))
}

const nobody: ReadonlyMap<number, Holder> = new Map()

/** The records that have each place, except the one being edited. */
function useHolders({ filter, holdersKey, recordId }: FieldProps, contract: AnyContract, seat?: string): ReadonlyMap<number, Holder> {
  const isEnabled = holdersKey !== undefined && Object.values(filter ?? {}).every((value) => value !== undefined && value !== null)
  const filters = Object.fromEntries(Object.entries(filter ?? {}).map(([key, value]) => [key, String(value)]))
  const { records } = useAllRecords(contract, { sort: '', search: '', filters }, { isEnabled })
  return useMemo(() => {
    if (!records || holdersKey === undefined) return nobody
    return new Map(records.filter(({ id }) => id !== recordId).flatMap((record) => held(record, holdersKey, seat)))
  }, [records, holdersKey, recordId, seat])
}

function held(record: Stored, key: string, seat = ''): readonly (readonly [number, Holder])[] {
  const { [key]: ids, [seat]: kept } = record as unknown as Readonly<Record<string, unknown>>
  if (!Array.isArray(ids)) return []
  const holder = { label: record.label, isActive: record.status === 'ativo', seat: kept, places: ids as readonly number[] }
  return holder.places.map((id) => [id, holder] as const)
}
