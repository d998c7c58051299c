import {
  BadgeCheck,
  Boxes,
  Building2,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  FileText,
  FolderTree,
  GraduationCap,
  HandHeart,
  House,
  Inbox,
  LayoutGrid,
  type Icon,
  MapPinned,
  NotebookPen,
  Package,
  ScrollText,
  Shapes,
  Tag,
  Trophy,
  Truck,
  Users,
  Utensils,
} from '../../icons/icons.js'
import type { MenuIcon } from '../../core/menu.js'

const drawings: Readonly<Record<MenuIcon, Icon>> = {
  home: House,
  building: Building2,
  badge: BadgeCheck,
  people: Users,
  memo: ScrollText,
  supplier: Truck,
  tender: FileText,
  catalogue: Boxes,
  layers: FolderTree,
  tag: Tag,
  package: Package,
  region: MapPinned,
  request: Inbox,
  questionnaire: ClipboardList,
  visit: ClipboardCheck,
  trophy: Trophy,
  calendar: CalendarDays,
  form: NotebookPen,
  canteen: Utensils,
  school: GraduationCap,
  organization: HandHeart,
  inspection: ClipboardCheck,
  areas: LayoutGrid,
}

/** The icon of a menu entry or card; only decoration, because the text says the same. */
export function Glyph({ icon, size = '1.25em' }: { readonly icon: MenuIcon | undefined; readonly size?: string }) {
  const Drawing = icon === undefined ? Shapes : drawings[icon]
  return <Drawing aria-hidden="true" width={size} height={size} strokeWidth={1.75} />
}
