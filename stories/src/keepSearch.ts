/**
 * Lets a person type in Storybook's search while a dialog is open: react-aria brings the focus back into an open dialog, also from the pages around
 * its frame.
 */
export function keepSearch(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (outermost().document.activeElement?.id !== 'storybook-explorer-searchfield') focus.call(this, options)
  }
}

/** Storybook's own window: a page of documentation has its story in a frame inside its frame. */
function outermost(around: Window = window): Window {
  return around.frameElement ? outermost(around.parent) : around
}
