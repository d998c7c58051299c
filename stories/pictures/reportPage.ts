import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from './chosen.js'
import type { Differing } from './differing.js'

export type Side = 'expected' | 'actual' | 'diff'

export interface Difference {
  readonly picture: Picture
  /** Why there is no picture to compare. */
  readonly reason?: string
  /** Which of its pictures there are: `departments-desk-actual.png`. */
  readonly files: Readonly<Partial<Record<Side, string>>>
  readonly differing?: Differing
  /** When it was accepted. */
  readonly acceptedAt?: string
}

const titles: Readonly<Record<Side, string>> = { expected: 'Before', actual: 'After', diff: 'Difference' }
const style = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8')
const script = readFileSync(join(import.meta.dirname, 'report.js'), 'utf8')

/** The command that accepts these pictures, or all that differ. */
export const acceptance = (names: readonly string[]) => `npm run pictures -- ${names.map((name) => `--only ${name} `).join('')}--accept`

/** A line that no other picture has: the place in the sidebar, and what the toolbar, the window or the paper makes different. */
export const titleOf = (picture: Picture) => `${picture.words} · ${looks(picture)}`

/** How much was compared. */
export interface Compared {
  /** `2026-11-30 14:05 UTC` */
  readonly at: string
  readonly count: number
  /** How many there are. */
  readonly of: number
  readonly isInterrupted?: boolean
}

/** "139 of 139 pictures compared, 2026-11-30 14:05 UTC". */
export const comparedText = ({ at, count, of, isInterrupted }: Compared) =>
  `${isInterrupted ? 'Interrupted: ' : ''}${count} of ${of} pictures compared, ${at}`

/** The page that shows what differs. It opens from a file, but only a server has the stories for its links. */
export function reportPage(differences: readonly Difference[], compared: Compared): string {
  const count = differences.length
  const title = headingOf(differences)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1>
<p>${comparedText(compared)}</p>
${count > 0 ? help : ''}
${count > 1 ? placesOf(differences) : ''}
${differences.map(section).join('\n')}
<dialog><header><h2></h2><nav>${Object.values(titles)
    .map((side, place) => `<button><kbd>${place + 1}</kbd> ${side}</button>`)
    .join('')}</nav></header><div></div></dialog>
<script>${script}</script>`
}

function headingOf(differences: readonly Difference[]): string {
  const accepted = differences.filter(({ acceptedAt }) => acceptedAt).length
  const open = differences.length - accepted
  const said = [
    ...(open > 0 ? [open === 1 ? '1 picture differs' : `${open} pictures differ`] : []),
    ...(accepted > 0 ? [`${accepted} ${accepted === 1 ? 'picture was' : 'pictures were'} accepted`] : []),
  ]
  return said.join(', ') || 'Nothing differs'
}

const help = `<p>Press a picture to read it. Then <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> or <kbd>←</kbd> <kbd>→</kbd> change
between before, after and the difference, <kbd>↑</kbd> <kbd>↓</kbd> go to the next one, <kbd>Esc</kbd> closes.</p>
<p class="opened"><code>npm run pictures -- --show</code> serves this page together with the compared stories, and with a link to each.</p>`

/** A link to each, so that many are seen at a glance. */
function placesOf(differences: readonly Difference[]): string {
  const links = differences.map(({ picture }) => `<li><a href="#${picture.name}">${escaped(titleOf(picture))}</a></li>`)
  return `<ol>${links.join('')}</ol>`
}

function section({ picture, reason, files, differing, acceptedAt }: Difference): string {
  const { name } = picture
  const figures = (Object.keys(titles) as Side[]).flatMap((side) =>
    files[side] === undefined
      ? []
      : [
          `<figure><figcaption>${titles[side]}</figcaption><button><img src="${name}-${side}.png" alt="${titles[side]}">${differing ? outline(differing, side) : ''}</button></figure>`,
        ],
  )
  const said = acceptedAt ? `accepted ${acceptedAt}` : reason
  const end = said === undefined ? `<code>${acceptance([name])}</code>` : `<strong>${escaped(said)}</strong>`
  return `<section id="${name}"><h2>${escaped(titleOf(picture))}</h2><p><span class="served"><a href="${address(picture)}">story</a> · </span>${end}</p><div>${figures.join('')}</div></section>`
}

/** Boxes with some room around what differs. Before has them too, unseen, so that the large view finds the same place in it. */
function outline({ width, height, boxes }: Differing, side: Side): string {
  const room = 6
  const shapes = boxes.map(
    (box) => `<rect x="${box.x - room}" y="${box.y - room}" width="${box.width + 2 * room}" height="${box.height + 2 * room}"/>`,
  )
  return `<svg class="${side}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${shapes.join('')}</svg>`
}

function looks({ globals = {}, size, isPrinted }: Picture): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name} ${value}`)
  return [...chosen, size === 'phone' ? '390 × 844' : '1280 × 800', ...(isPrinted ? ['printed'] : [])].join(' · ')
}

/** The story in Storybook, in the same look and width. */
function address({ story, globals = {}, size }: Picture): string {
  const chosen = { ...globals, ...(size === 'phone' && { 'viewport.value': 'phone' }) }
  const choices = Object.entries(chosen).map(([name, value]) => `${name}:${value}`)
  return `/?path=/story/${encodeURIComponent(story)}${choices.length > 0 ? `&globals=${choices.join(';')}` : ''}`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
