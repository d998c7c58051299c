interface MenuButtonProps {
  readonly label: string
  readonly isOpen: boolean
  readonly tabIndex: number
  readonly onPress: (button: HTMLElement) => void
}

/** Opens the menu of a row; its three dots are drawn by its style, one element instead of five for each row. */
export function MenuButton({ label, isOpen, tabIndex, onPress }: MenuButtonProps) {
  return (
    <button
      type="button"
      className="ep-list-icon-button ep-list-dots"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      tabIndex={tabIndex}
      onClick={(event) => onPress(event.currentTarget)}
    />
  )
}
