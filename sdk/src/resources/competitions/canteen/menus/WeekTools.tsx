import { Button } from '../../../../feedback/Button.js'
import { ClipboardPaste, Copy, CopyPlus, Eraser, Pencil, Undo2 } from '../../../../icons/icons.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { pastedText, weekTexts } from './messages.js'
import type { Week } from './useWeek.js'
import type { MealPlace } from './week.js'

interface WeekToolsProps {
  readonly week: Week
  readonly onOpen: (place: MealPlace) => void
  readonly onSay: (words: string) => void
}

/** Buttons for the selected meals, for users without a keyboard. */
export function WeekTools({ week, onOpen, onSay }: WeekToolsProps) {
  const { locale } = useLocale()
  const texts = weekTexts[locale]
  const [date] = week.range.dates
  const [type] = week.range.types
  const tools = [
    { name: texts.edit, Icon: Pencil, isOn: week.selection.head.row > 0, act: () => date && type && onOpen({ date, type }) },
    { name: texts.copy, Icon: Copy, isOn: true, act: () => onSay(texts.copied(week.copy().count)) },
    { name: texts.paste, Icon: ClipboardPaste, isOn: week.canPaste, act: () => onSay(pastedText(texts, week.paste())) },
    { name: texts.repeat, Icon: CopyPlus, isOn: week.canRepeat, act: () => (week.repeat(), onSay(texts.repeated)) },
    { name: texts.clear, Icon: Eraser, isOn: true, act: () => (week.clear(), onSay(texts.cleared)) },
    { name: texts.undo, Icon: Undo2, isOn: week.canUndo, act: () => (week.undo(), onSay(texts.undone)) },
  ]
  return (
    <div className="ep-week-tools">
      {tools.map(({ name, Icon, isOn, act }) => (
        <Button key={name} variant="secondary" isDisabled={!isOn} onPress={() => void act()}>
          <Icon aria-hidden="true" className="ep-icon" />
          <span className="ep-button-text">{name}</span>
        </Button>
      ))}
      <p className="ep-week-keys">{texts.keys}</p>
    </div>
  )
}
