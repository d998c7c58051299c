/** Changes of status. */
export const status = {
  'status.more': 'Mais ações',
  'status.from': 'De “{from}” para “{to}”.',
  'status.reason': 'Motivo',
  'status.reasonHint': 'Pelo menos {min} caracteres. O motivo fica no histórico.',
  'status.kept': 'Fica no histórico.',
  'status.leave': 'O que você escreveu aqui ainda não foi enviado, e se perde.',
  'status.fillIn': 'Preencher {label}',
  'status.refused': 'A mudança de situação foi recusada:',
  'status.lacks': 'Para “{name}” falta:',
  'status.takenBack': 'Mudança de situação desfeita',
  'status.changed': 'Situação alterada para {value}',
  'status.same': 'Registro atualizado',
  'status.saveFirst.title': 'Salvar as alterações antes?',
  'status.saveFirst.message': 'Há alterações que ainda não foram salvas. Elas precisam ser salvas antes da mudança de situação.',
  'status.saveFirst.accept': 'Salvar e continuar',
  'status.by': 'Registrado por {who} em {at}',
} as const
