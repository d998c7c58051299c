// Writes src/icons: one file per Lucide icon listed below, with all of its shapes joined in a single path.
// A page loads only the drawings it shows, without the code of Lucide's own components.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const lucide = new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url)
const icons = new URL('../src/icons/', import.meta.url)

const names = `
  ArchiveRestore ArrowDown ArrowLeft ArrowRight ArrowUp BadgeCheck Ban Bell Bookmark BookmarkPlus Boxes Building2 CalendarDays Camera
  ChartColumn Check ChevronDown ChevronLeft ChevronRight ChevronUp CircleAlert CircleCheck CircleDashed CirclePause CirclePlay CircleSlash
  ClipboardCheck ClipboardList ClipboardPaste Clock CloudOff CloudUpload Columns3 Compass Construction Copy CopyPlus Download Ellipsis
  EllipsisVertical Eraser ExternalLink Eye EyeOff File FileDown FileImage FilePlus2 FileSpreadsheet FileText FileUp FolderOpen FolderTree
  GraduationCap GripVertical HandHeart History House ImageDown ImageUp Inbox Info KeyRound Keyboard LayoutGrid Library Link2 ListChecks
  ListFilter ListTree LoaderCircle Lock LogOut MapPin MapPinned Menu MessageSquarePlus Mic Minus Monitor Moon NotebookPen Package
  PackageSearch PanelRight Paperclip PenLine Pencil Pin PinOff Plus Power PowerOff Printer Redo2 RotateCcw Rows3 Save Scale ScrollText
  Search SearchX Settings Shapes ShieldAlert ShieldOff Smartphone Split SquareKanban Sun Table2 Tag Trash2
  TriangleAlert Trophy Truck Undo2 Users Utensils Waypoints WifiOff X
`

const notice = '// Made by scripts/build-icons.mjs from Lucide; do not edit.'
const all = names.trim().split(/\s+/)
rmSync(fileURLToPath(new URL('drawings/', icons)), { recursive: true, force: true })
mkdirSync(fileURLToPath(new URL('drawings/', icons)))
for (const name of all) {
  const line = (await shapesOf(fileOf(name))).map(lineOf).join('').replace(/^M0 0/, '')
  const code = `import { icon } from '../icon.js'\n\nexport const ${name} = /* @__PURE__ */ icon(\n  '${line}',\n)\n`
  writeFileSync(fileURLToPath(new URL(`drawings/${fileOf(name)}.ts`, icons)), `${notice}\n${code}`)
}
const list = all.map((name) => `export { ${name} } from './drawings/${fileOf(name)}.js'`)
writeFileSync(fileURLToPath(new URL('icons.ts', icons)), `${notice}\nexport type { Icon } from './icon.js'\n${list.join('\n')}\n`)

/** `Building2` → `building-2`. */
function fileOf(name) {
  return name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase()
}

/** Some names of Lucide are aliases of another file. */
async function shapesOf(file) {
  const url = new URL(`${file}.mjs`, lucide)
  const [, other] = /default \} from '\.\/(.+)\.mjs'/.exec(readFileSync(url, 'utf8')) ?? []
  return other ? shapesOf(other) : (await import(url)).__iconData.node
}

/** A shape as the data of a path. @throws for a shape that no icon above uses, or a transformed one */
function lineOf([shape, { d, x = 0, y = 0, width, height, rx, ry = rx, cx, cy, r, x1, x2, y1, y2, points, transform }]) {
  const n = Number
  if (transform) throw new Error(`A ${shape} is turned: say in build-icons.mjs how it is drawn.`)
  switch (shape) {
    case 'path':
      // A relative first move depends on the previous shape once the paths are joined, so it gets an absolute start.
      return d.startsWith('m') ? `M0 0${d}` : d
    case 'circle':
      return `M${n(cx) - n(r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
    case 'ellipse':
      return `M${n(cx) - n(rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
    case 'line':
      return `M${x1} ${y1}L${x2} ${y2}`
    case 'polyline':
      return `M${points}`
    case 'polygon':
      return `M${points}Z`
    case 'rect': {
      const [w, h, c] = [n(width), n(height), n(rx ?? ry ?? 0)]
      if (c === 0) return `M${x} ${y}h${w}v${h}h${-w}z`
      const corner = (dx, dy) => `a${c} ${c} 0 0 1 ${dx} ${dy}`
      return `M${n(x) + c} ${y}h${w - 2 * c}${corner(c, c)}v${h - 2 * c}${corner(-c, c)}h${2 * c - w}${corner(-c, -c)}v${2 * c - h}${corner(c, -c)}z`
    }
    default:
      throw new Error(`No path is known for a ${shape}.`)
  }
}
