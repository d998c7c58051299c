/** Texts of what an event gives a new canteen, in three languages. */
export const beginningTexts = {
  'pt-BR': { places: 'Locais do evento sem refeitório' },
  'en-US': { places: 'Places of the event without a canteen' },
  'es-ES': { places: 'Lugares del evento sin comedor' },
} as const
