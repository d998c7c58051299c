/**
 * Lets a person type in Storybook's search while a dialog is open: react-aria brings the focus back into an open dialog, also from the page around
 * its frame.
 */
export function keepSearch(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    const around = window.frameElement?.ownerDocument
    if (around?.activeElement?.id !== 'storybook-explorer-searchfield') focus.call(this, options)
  }
}
