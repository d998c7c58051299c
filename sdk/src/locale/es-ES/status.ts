import type { status as ptStatus } from '../pt-BR/status.js'

export const status = {
  'status.more': 'Más acciones',
  'status.from': 'De “{from}” a “{to}”.',
  'status.fromOn': 'De “{from}” a “{to}” y, a continuación, a “{next}”.',
  'status.over': 'La situación ahora es “{value}” y este cambio ya no corresponde.',
  'status.overRecord': 'El registro cambió mientras tanto y este cambio ya no corresponde.',
  'status.overTyped': 'Lo que escribió se puede copiar.',
  'status.stale':
    'Este registro fue modificado en otro lugar mientras usted lo completaba. Lo que escribió sigue aquí, y el resto muestra los valores de ahora. Revíselo.',
  'status.staleRecord':
    'Este registro se modificó en otro lugar. La página ya lo muestra como está ahora: revíselo y confirme de nuevo, o vuelva.',
  'status.reason': 'Motivo',
  'status.reasonHint': 'Al menos {min} caracteres. El motivo queda en el historial.',
  'status.kept': 'Queda en el historial.',
  'status.leave': 'Lo que escribió aquí aún no se envió, y se perderá.',
  'status.fillIn': 'Rellenar {label}',
  'status.goTo': 'Ir a {label}',
  'status.refused': 'El cambio de situación fue rechazado:',
  'status.lacks': 'Para “{name}” falta:',
  'status.takenBack': 'Cambio de situación deshecho',
  'status.confirm.title': '¿Es correcto?',
  'status.confirm.accept': 'Sí, registrar',
  'status.changed': 'Situación cambiada a {value}',
  'status.changedOn': 'Situación cambiada a {to} y, a continuación, a {value}',
  'status.same': 'Registro actualizado',
  'status.saveFirst.title': '¿Guardar antes los cambios?',
  'status.saveFirst.message': 'Hay cambios que aún no se guardaron. Deben guardarse antes de cambiar la situación.',
  'status.saveFirst.accept': 'Guardar y continuar',
  'status.draft.title': 'Usted tiene cambios que no se guardaron',
  'status.draft.message':
    'No están en el formulario y no van junto con este cambio de situación. Continúe con ellos para revisarlos y guardarlos antes.',
  'status.draft.without': 'Cambiar sin ellos',
  'status.draft.resume': 'Continuar con ellos',
  'status.by': 'Registrado por {who} el {at}',
} satisfies Record<keyof typeof ptStatus, string>
