/** What a work list says. */
export const decide = {
  'decide.waiting.one': '{count} registro aguarda decisão.',
  'decide.waiting.other': '{count} registros aguardam decisão.',
  'decide.detail': 'Veja o que falta em cada um; ao decidir, o próximo abre.',
  'decide.start': 'Decidir',
  'decide.complete': 'Nada falta.',
  'decide.early': 'Ainda não valeu: este registro acabou de aparecer. Confira e repita.',
  'decide.next': 'Ir ao próximo',
  'decide.run': 'Decididos agora: {count}',
  'decide.lacks': 'O que falta',
} as const
