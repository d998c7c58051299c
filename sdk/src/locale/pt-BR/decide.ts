/** What a work list says. */
export const decide = {
  'decide.waiting.one': '{count} registro aguarda decisão.',
  'decide.waiting.other': '{count} registros aguardam decisão.',
  'decide.detail': 'Veja o que falta em cada um; ao decidir, o próximo abre.',
  'decide.start': 'Decidir',
  'decide.complete': 'Nada falta.',
  'decide.lacks': 'O que falta',
} as const
