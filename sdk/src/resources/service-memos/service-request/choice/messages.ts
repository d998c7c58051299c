import type { Locale } from '../../../../core/locale.js'

interface ChoiceTexts {
  readonly open: string
  readonly title: string
  readonly wanted: string
  readonly wantedHint: string
  readonly find: string
  readonly failed: string
  readonly none: string
  readonly missing: string
  /** With `{day}`. */
  readonly until: string
  /** With `{covered}` of `{count}` items. */
  readonly covers: Readonly<Record<'one' | 'other', string>>
  readonly take: string
  readonly notEnough: string
  readonly byEvent: string
  readonly days: string
  readonly people: string
  readonly meal: string
  readonly perDay: string
  /** Calculation from the event: with `{perDay}`, `{days}`, `{people}`, `{quantity}`. */
  readonly product: string
  /** With `{count}`. */
  readonly dayCount: Readonly<Record<'one' | 'other', string>>
  readonly peopleCount: Readonly<Record<'one' | 'other', string>>
  readonly addMeal: string
  /** With `{event}`. */
  readonly subject: string
  /** With `{balance}`. */
  readonly useBalance: Readonly<Record<'one' | 'other', string>>
  readonly otherLot: string
}

/** Texts for choosing items with balance, in three languages. */
export const choiceTexts: Readonly<Record<Locale, ChoiceTexts>> = {
  'pt-BR': {
    open: 'Escolher itens com saldo',
    title: 'Escolher itens de lotes com saldo',
    wanted: 'O que é preciso',
    wantedHint:
      'Um item por linha: o código GMS ou palavras da descrição e, depois de um ponto e vírgula, a quantidade. Linhas copiadas de uma planilha também servem.',
    find: 'Procurar lotes',
    failed: 'Não foi possível procurar. Tente novamente.',
    none: 'Nenhum lote vigente tem saldo do que é preciso.',
    missing: 'Sem saldo em lote vigente',
    until: 'vigente até {day}',
    covers: { one: 'atende {covered} de {count} item', other: 'atende {covered} de {count} itens' },
    take: 'Usar este lote',
    notEnough: 'saldo insuficiente para a quantidade',
    byEvent: 'Refeições do evento',
    days: 'Dias',
    people: 'Participantes',
    meal: 'Refeição',
    perDay: 'Por pessoa e dia',
    product: '{perDay} × {days} × {people} = {quantity}',
    dayCount: { one: '{count} dia', other: '{count} dias' },
    peopleCount: { one: '{count} participante', other: '{count} participantes' },
    addMeal: 'Outra refeição',
    subject: 'Refeições – {event}',
    useBalance: { one: 'Usar {balance} disponível', other: 'Usar {balance} disponíveis' },
    otherLot: 'Outro lote com saldo',
  },
  'en-US': {
    open: 'Choose items with a balance',
    title: 'Choose items from lots with a balance',
    wanted: 'What is needed',
    wantedHint:
      'One item a line: the GMS code or words of the description and, after a semicolon, the quantity. Lines copied from a spreadsheet will do.',
    find: 'Find lots',
    failed: 'The search failed. Try again.',
    none: 'No lot in force has a balance of what is needed.',
    missing: 'No balance in a lot in force',
    until: 'in force until {day}',
    covers: { one: 'covers {covered} of {count} item', other: 'covers {covered} of {count} items' },
    take: 'Use this lot',
    notEnough: 'balance too small for the quantity',
    byEvent: 'Meals of the event',
    days: 'Days',
    people: 'Participants',
    meal: 'Meal',
    perDay: 'Per person and day',
    product: '{perDay} × {days} × {people} = {quantity}',
    dayCount: { one: '{count} day', other: '{count} days' },
    peopleCount: { one: '{count} participant', other: '{count} participants' },
    addMeal: 'Another meal',
    subject: 'Meals – {event}',
    useBalance: { one: 'Use the {balance} available', other: 'Use the {balance} available' },
    otherLot: 'Another lot with a balance',
  },
  'es-ES': {
    open: 'Elegir ítems con saldo',
    title: 'Elegir ítems de lotes con saldo',
    wanted: 'Lo que se necesita',
    wantedHint:
      'Un ítem por línea: el código GMS o palabras de la descripción y, después de un punto y coma, la cantidad. También sirven líneas copiadas de una hoja de cálculo.',
    find: 'Buscar lotes',
    failed: 'No se pudo buscar. Inténtelo de nuevo.',
    none: 'Ningún lote vigente tiene saldo de lo que se necesita.',
    missing: 'Sin saldo en un lote vigente',
    until: 'vigente hasta {day}',
    covers: { one: 'atiende {covered} de {count} ítem', other: 'atiende {covered} de {count} ítems' },
    take: 'Usar este lote',
    notEnough: 'saldo insuficiente para la cantidad',
    byEvent: 'Comidas del evento',
    days: 'Días',
    people: 'Participantes',
    meal: 'Comida',
    perDay: 'Por persona y día',
    product: '{perDay} × {days} × {people} = {quantity}',
    dayCount: { one: '{count} día', other: '{count} días' },
    peopleCount: { one: '{count} participante', other: '{count} participantes' },
    addMeal: 'Otra comida',
    subject: 'Comidas – {event}',
    useBalance: { one: 'Usar {balance} disponible', other: 'Usar {balance} disponibles' },
    otherLot: 'Otro lote con saldo',
  },
}
