interface MenuButtonProps {
  readonly label: string
  readonly isOpen: boolean
  readonly tabIndex: number
  readonly onPress: (button: HTMLElement) => void
}

/** The button of a row menu. CSS draws its three dots, which saves four elements per row. */
export function MenuButton({ label, isOpen, tabIndex, onPress }: MenuButtonProps) {
  return (
    <button
      type="button"
      className="ep-button ep-list-dots"
      data-variant="icon"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      tabIndex={tabIndex}
      onClick={(event) => onPress(event.currentTarget)}
    />
  )
}
