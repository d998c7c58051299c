import { Settings } from 'lucide-react'
import { useLoaded } from '../feedback/useLoaded.js'
import { IconButton } from './IconButton.js'

const loadPanel = () => import('./settings/SettingsPanel.js')

interface SettingsButtonProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Opens the choices of the look. Its name is literal in every language: specification, section 2. */
export function SettingsButton({ isOpen, onToggle }: SettingsButtonProps) {
  const panel = useLoaded(loadPanel, isOpen)
  return (
    <>
      <IconButton label="Settings" isExpanded={isOpen} onPress={onToggle}>
        <Settings aria-hidden="true" width="1.3em" height="1.3em" />
      </IconButton>
      {panel && <panel.SettingsPanel isOpen={isOpen} onClose={onToggle} />}
    </>
  )
}
