import { Button } from '../../feedback/Button.js'
import type { FormController } from '../record/useFormController.js'
import type { LackProps } from '../history/FinalReason.js'
import { useStatusCommands } from './useStatusCommands.js'

interface NamedCommandsProps extends LackProps {
  readonly controller: FormController
}

/** The commands that the lacks of a record name. */
export function NamedCommands({ controller, record, lacks }: NamedCommandsProps) {
  const { commands, dialog } = useStatusCommands(controller, record)
  const named = commands.filter(({ transition: { name } }) => lacks.some(({ transition }) => transition === name))
  return (
    <>
      {named.map(({ transition, label, onSelect }) => (
        <Button key={transition.name} variant="secondary" aria-haspopup="dialog" onPress={onSelect}>
          {label}
        </Button>
      ))}
      {dialog}
    </>
  )
}
