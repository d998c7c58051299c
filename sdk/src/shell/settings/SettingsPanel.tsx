import { Button } from '../../feedback/Button.js'
import { Moon, Sun } from '../../icons/icons.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { primaryNames, surfaceNames } from '../../theme/palettes.js'
import { defaultTheme, menuModes, presetNames, type MenuMode } from '../../theme/theme.js'
import { useIsFixed, useTheme } from '../../theme/ThemeProvider.js'
import { settingsMessages } from './messages.js'
import { SwatchGroup } from './SwatchGroup.js'
import './settings.css'
import { type ReactNode, useId } from 'react'

interface SettingsPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * The theme settings that the host leaves to the person, beside the page that shows each change at once. Specification, section 2: "Settings" and the names of looks and
 * schemes are literal.
 */
export function SettingsPanel({ isOpen, onClose }: SettingsPanelProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Settings" size="side" position="right" isDismissable footer={<RestoreButton />}>
      <Choices />
    </Modal>
  )
}

function Choices() {
  const messages = settingsMessages[useLocale().locale]
  const [theme, setTheme] = useTheme()
  const isFixed = useIsFixed()
  return (
    <div className="ep-settings">
      {!isFixed('primary') && (
        <SwatchGroup
          title={messages.primary}
          names={primaryNames}
          labels={messages.primaries}
          chosen={theme.primary}
          onChange={(primary) => setTheme({ primary })}
        />
      )}
      {!isFixed('surface') && (
        <SwatchGroup
          title={messages.surface}
          names={surfaceNames}
          labels={messages.surfaces}
          chosen={theme.surface}
          onChange={(surface) => setTheme({ surface })}
        />
      )}
      {!isFixed('preset') && (
        <ChoiceGroup
          title={messages.preset}
          choices={presetNames.map((value) => ({ value, label: value }))}
          chosen={theme.preset}
          onChange={(preset) => setTheme({ preset })}
        />
      )}
      {!isFixed('darkTheme') && (
        <ChoiceGroup
          title={messages.scheme}
          choices={[
            { value: 'Light', label: 'Light', drawing: <Sun aria-hidden="true" width="1.2em" height="1.2em" /> },
            { value: 'Dark', label: 'Dark', drawing: <Moon aria-hidden="true" width="1.2em" height="1.2em" /> },
          ]}
          chosen={theme.darkTheme ? 'Dark' : 'Light'}
          onChange={(scheme) => setTheme({ darkTheme: scheme === 'Dark' })}
        />
      )}
      {!isFixed('menuMode') && (
        <ChoiceGroup
          title={messages.menuMode}
          choices={menuModes.map((value) => ({ value, label: messages.menuModes[value], drawing: <MenuModeDrawing menuMode={value} /> }))}
          chosen={theme.menuMode}
          onChange={(menuMode) => setTheme({ menuMode })}
        />
      )}
    </div>
  )
}

function RestoreButton() {
  const messages = settingsMessages[useLocale().locale]
  const [, setTheme] = useTheme()
  return (
    <Button variant="secondary" onPress={() => setTheme(defaultTheme)}>
      {messages.restore}
    </Button>
  )
}

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly drawing?: ReactNode
}

interface ChoiceGroupProps<Value extends string> {
  readonly title: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value
  readonly onChange: (value: Value) => void
}

/** Specification, section 2: the schemes have English names in every language. */
const languageOf = (value: string) => (value === 'Light' || value === 'Dark' ? 'en' : undefined)

/** A few named choices as tiles; native radio buttons, so that arrow keys work. */
function ChoiceGroup<Value extends string>({ title, choices, chosen, onChange }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="ep-settings-group">
      <legend>{title}</legend>
      <div className="ep-settings-tiles">
        {choices.map(({ value, label, drawing }) => (
          <label key={value} className="ep-settings-tile">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            {drawing}
            <span lang={languageOf(value)}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// Paths in a window of 32 x 20: the place of the menu, and marks for a menu that hides.
const menus: Readonly<Record<MenuMode, string>> = {
  static: 'M0 0h10v20H0z',
  overlay: 'M3 3h10v14H3z',
  slim: 'M0 0h4v20H0z',
  'slim-plus': 'M0 0h7v20H0z',
  horizontal: 'M0 0h32v5H0z',
  drawer: 'M0 0h4v20H0zM6 8.5h3V6.5l4 3.5-4 3.5v-2H6z',
  reveal: 'M0 0h2v20H0zM5 8.5h3V6.5l4 3.5-4 3.5v-2H5z',
}

/** A small window that shows where this mode puts the menu. */
function MenuModeDrawing({ menuMode }: { readonly menuMode: MenuMode }) {
  return (
    <svg className="ep-settings-drawing" viewBox="-1 -1 34 22" aria-hidden="true">
      <rect x="-.5" y="-.5" width="33" height="21" rx="2.5" fill="none" stroke="currentColor" />
      <path d={menus[menuMode]} fill="currentColor" />
    </svg>
  )
}
