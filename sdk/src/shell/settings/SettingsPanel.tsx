import { Button } from '@adobe/react-spectrum/Button'
import { Moon, Sun } from 'lucide-react'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { primaryNames, surfaceNames } from '../../theme/palettes.js'
import { defaultTheme, menuModes, presetNames } from '../../theme/theme.js'
import { useTheme } from '../../theme/ThemeProvider.js'
import { ChoiceGroup } from './ChoiceGroup.js'
import { MenuModeDrawing } from './MenuModeDrawing.js'
import { settingsMessages } from './messages.js'
import { SwatchGroup } from './SwatchGroup.js'
import './settings.css'

interface SettingsPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The choices of the look, beside the page that shows them at once. Specification, section 2: "Settings" and the names of looks and schemes are literal. */
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
  return (
    <div className="ep-settings">
      <SwatchGroup
        title={messages.primary}
        names={primaryNames}
        labels={messages.primaries}
        chosen={theme.primary}
        onChange={(primary) => setTheme({ primary })}
      />
      <SwatchGroup
        title={messages.surface}
        names={surfaceNames}
        labels={messages.surfaces}
        chosen={theme.surface}
        onChange={(surface) => setTheme({ surface })}
      />
      <ChoiceGroup
        title={messages.preset}
        choices={presetNames.map((value) => ({ value, label: value }))}
        chosen={theme.preset}
        onChange={(preset) => setTheme({ preset })}
      />
      <ChoiceGroup
        title={messages.scheme}
        choices={[
          { value: 'Light', label: 'Light', drawing: <Sun aria-hidden="true" width="1.2em" height="1.2em" /> },
          { value: 'Dark', label: 'Dark', drawing: <Moon aria-hidden="true" width="1.2em" height="1.2em" /> },
        ]}
        chosen={theme.darkTheme ? 'Dark' : 'Light'}
        onChange={(scheme) => setTheme({ darkTheme: scheme === 'Dark' })}
      />
      <ChoiceGroup
        title={messages.menuMode}
        choices={menuModes.map((value) => ({ value, label: messages.menuModes[value], drawing: <MenuModeDrawing menuMode={value} /> }))}
        chosen={theme.menuMode}
        onChange={(menuMode) => setTheme({ menuMode })}
      />
    </div>
  )
}

function RestoreButton() {
  const messages = settingsMessages[useLocale().locale]
  const [, setTheme] = useTheme()
  return (
    <Button variant="secondary" style="outline" onPress={() => setTheme(defaultTheme)}>
      {messages.restore}
    </Button>
  )
}
