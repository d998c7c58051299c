import type { controls as ptControls } from '../pt-BR/controls.js'

export const controls = {
  'controls.required': '(obligatorio)',
  'controls.choose': 'Seleccione…',
  'controls.search': 'Escriba para buscar…',
  'controls.chooseFirst': 'Complete primero: {label}',
  'controls.clear': 'Borrar {label}',
  'controls.loading': 'Buscando…',
  'controls.failed': 'No se pudieron cargar las opciones. Compruebe la conexión y abra la lista de nuevo.',
  'controls.found.one': '{count} opción',
  'controls.found.other': '{count} opciones',
  'controls.none': 'No se encontró ninguna opción',
  'controls.fillWith': 'Completar con {value}',
  'controls.charactersLeft.one': 'Queda {count} carácter',
  'controls.charactersLeft.other': 'Quedan {count} caracteres',
  'controls.datePlaceholder': 'dd/mm/aaaa',
  'controls.openCalendar': 'Abrir calendario: {label}',
  'controls.protocolDigit': 'El dígito del protocolo no coincide',
  'controls.tooManyDigits': 'Son {count} cifras y aquí caben {max}. Borre lo que sobra.',
  'controls.unread': 'No se ha entendido. Escriba como en {example}.',
  'controls.tooShort': '{error}. Escriba como en {example}.',
} satisfies Record<keyof typeof ptControls, string>
