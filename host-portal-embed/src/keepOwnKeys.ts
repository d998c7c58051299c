/** Keys of the page: they move the focus, leave something, or belong to the browser. */
const passing = /^(?:Tab|Escape|F\d+)$/
const textInput =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea, [contenteditable]:not([contenteditable=false])'
/** Parts that find their items by letters, as a page's `<select>` does. */
const searched = '[role=menu], [role=listbox], select'
const pressed = 'button, a[href], summary, input, [tabindex]'

/**
 * Keeps keys that do something in the tag from the page, which would take the tag for something without text fields: its shortcut of one letter
 * would take the letter, its default button the Enter. Shortcuts with Ctrl, Alt or Meta that the screen does not know go on to the page.
 */
export function keepOwnKeys(tag: HTMLElement): void {
  let isOwn = false
  tag.addEventListener('keydown', (event) => (isOwn = isOwnKey(event)))
  for (const type of ['keydown', 'keypress', 'keyup']) tag.addEventListener(type, (event) => isOwn && event.stopPropagation())
}

function isOwnKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return true
  // An element of the screen; the page may have replaced the class `Element`.
  const [origin] = event.composedPath() as Element[]
  if (!origin || passing.test(event.key) || isCommand(event)) return false
  if (origin.matches(textInput) || origin.closest(searched)) return true
  return (event.key === 'Enter' || event.key === ' ') && origin.matches(pressed)
}

/** AltGr, which types letters on many keyboards, is Ctrl and Alt in some systems. */
const isCommand = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
