import type { PastToasts } from '../feedback/pastToasts.js'
import { withTexts } from '../locale/withTexts.js'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.js'
import { EventsPanel } from './EventsPanel.js'
import type { HelpPart } from './helpPart.js'
import { helpTexts } from './helpTexts.js'
import { KeyboardHelp } from './KeyboardHelp.js'

interface DailyHelpProps extends Omit<CommandPaletteProps, 'isOpen'> {
  readonly opened: HelpPart | undefined
  readonly past: PastToasts
}

function Help({ opened, past, onClose, ...palette }: DailyHelpProps) {
  return (
    <>
      <CommandPalette isOpen={opened === 'palette'} onClose={onClose} {...palette} />
      <KeyboardHelp isOpen={opened === 'keys'} onClose={onClose} />
      <EventsPanel isOpen={opened === 'events'} onClose={onClose} past={past} visits={palette.visits} />
    </>
  )
}

/** Palette, keyboard help and past notices in one chunk, loaded outside of the page's first load. */
export const DailyHelp = withTexts(helpTexts, Help)
