/** Texts of a canteen's capacity in three languages. */
export const heatTexts = {
  'pt-BR': {
    title: 'Ocupação por refeição',
    of: (share: string, expected: string, seats: string) => `${share}% · ${expected} de ${seats}`,
    nearlyFull: 'quase cheio',
    full: 'cheio',
    over: 'acima da capacidade',
  },
  'en-US': {
    title: 'How full each meal is',
    of: (share: string, expected: string, seats: string) => `${share}% · ${expected} of ${seats}`,
    nearlyFull: 'nearly full',
    full: 'full',
    over: 'above capacity',
  },
  'es-ES': {
    title: 'Ocupación por comida',
    of: (share: string, expected: string, seats: string) => `${share}% · ${expected} de ${seats}`,
    nearlyFull: 'casi lleno',
    full: 'lleno',
    over: 'por encima de la capacidad',
  },
} as const
