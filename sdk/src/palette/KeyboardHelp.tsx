import './help.css'
import { Fragment, useId } from 'react'
import { Modal } from '../feedback/Modal.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { Shortcut } from '../locale/shortcut.js'
import { useMount } from '../mount/MountProvider.js'
import { useSingleKeys } from '../preferences/useSingleKeys.js'
import { isMacKeyboard, keyName } from './keyNames.js'
import { type ShortcutArea, shortcutAreas } from './shortcutAreas.js'

interface KeyboardHelpProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** "?": every key of the product, by area. */
export function KeyboardHelp({ isOpen, onClose }: KeyboardHelpProps) {
  const { text } = useLocale()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={text('shell.keys')} size="large" isDismissable>
      <SingleKeys />
      <div className="ep-keys">
        {shortcutAreas.map((area) => (
          <AreaKeys key={area.title} area={area} />
        ))}
      </div>
    </Modal>
  )
}

function SingleKeys() {
  const { text } = useLocale()
  const [isOn, setOn] = useSingleKeys()
  return (
    <label className="ep-keys-single">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => setOn(target.checked ? undefined : false)}
      />
      {text('keys.single')}
    </label>
  )
}

function AreaKeys({ area }: { readonly area: ShortcutArea }) {
  const { text } = useLocale()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{text(area.title)}</h3>
      <dl>
        {area.shortcuts.map((shortcut) => (
          <div key={shortcut.label}>
            <dt>{text(shortcut.label)}</dt>
            <dd>
              <Keys shortcut={shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Keys({ shortcut }: { readonly shortcut: Shortcut }) {
  const { text } = useLocale()
  const isMac = isMacKeyboard(useMount().host.ownerDocument.defaultView)
  return shortcut.keys.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && ' + '}
      <kbd>{keyName(key, { isMac, space: text('keys.space') })}</kbd>
    </Fragment>
  ))
}
