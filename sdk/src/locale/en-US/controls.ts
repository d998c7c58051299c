import type { controls as ptControls } from '../pt-BR/controls.js'

export const controls = {
  'controls.required': '(required)',
  'controls.choose': 'Select…',
  'controls.search': 'Type to search…',
  'controls.chooseFirst': 'Fill in first: {label}',
  'controls.clear': 'Clear {label}',
  'controls.loading': 'Searching…',
  'controls.failed': 'The options could not be loaded. Check your connection and open the list again.',
  'controls.found.one': '{count} option',
  'controls.found.other': '{count} options',
  'controls.none': 'No option found',
  'controls.fillWith': 'Fill in with {value}',
  'controls.charactersLeft.one': '{count} character left',
  'controls.charactersLeft.other': '{count} characters left',
  'controls.datePlaceholder': 'dd/mm/yyyy',
  'controls.openCalendar': 'Open calendar: {label}',
  'controls.protocolDigit': 'The check digit of the protocol does not match',
  'controls.tooManyDigits': 'There are {count} digits, and {max} fit here. Delete what is too much.',
  'controls.unread': 'Not understood. Write it like {example}.',
  'controls.tooShort': '{error}. Write it like {example}.',
} satisfies Record<keyof typeof ptControls, string>
