import type { status as ptStatus } from '../pt-BR/status.js'

export const status = {
  'status.more': 'More actions',
  'status.from': 'From “{from}” to “{to}”.',
  'status.fromOn': 'From “{from}” to “{to}”, and then to “{next}”.',
  'status.over': 'The status is now “{value}”, and this change no longer applies.',
  'status.overRecord': 'The record has changed meanwhile, and this change no longer applies.',
  'status.overTyped': 'What you typed can be copied.',
  'status.stale':
    'This record was changed elsewhere while you were filling this in. What you typed is still here, and the rest shows the present values. Check it.',
  'status.staleRecord':
    'This record was changed elsewhere. The page already shows it as it is now: check it and confirm again, or go back.',
  'status.reason': 'Reason',
  'status.reasonHint': 'At least {min} characters. The reason stays in the history.',
  'status.kept': 'It stays in the history.',
  'status.leave': 'What you wrote here has not been sent yet, and will be lost.',
  'status.fillIn': 'Fill in {label}',
  'status.goTo': 'Go to {label}',
  'status.refused': 'The change of status was refused:',
  'status.lacks': '“{name}” still needs:',
  'status.takenBack': 'Change of status undone',
  'status.confirm.title': 'Is this right?',
  'status.confirm.accept': 'Yes, register',
  'status.changed': 'Status changed to {value}',
  'status.changedOn': 'Status changed to {to}, and then to {value}',
  'status.same': 'Record updated',
  'status.saveFirst.title': 'Save the changes first?',
  'status.saveFirst.message': 'There are changes that were not saved yet. They have to be saved before the status changes.',
  'status.saveFirst.accept': 'Save and continue',
  'status.draft.title': 'You have changes that were not saved',
  'status.draft.message':
    'They are not in the form and do not go with this change of status. Continue with them to check and save them first.',
  'status.draft.without': 'Change without them',
  'status.draft.resume': 'Continue with them',
  'status.by': 'Registered by {who} on {at}',
} satisfies Record<keyof typeof ptStatus, string>
