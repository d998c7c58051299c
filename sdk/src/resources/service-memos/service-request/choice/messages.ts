import type { Locale } from '../../../../core/locale.js'
import type { RequestObject } from '../../../../blocks/pricing/beginning.js'
import type { Shortage } from './lotChoice.js'
import type { Doubt } from './matchLines.js'
import type { Misfit } from './misfits.js'
import type { Factor } from './useEventNeeds.js'

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
  readonly showItems: string
  /** With `{line}`. */
  readonly which: string
  readonly noneOfThem: string
  readonly otherItem: string
  readonly answerFirst: string
  /** With `{count}`; the lines follow. */
  readonly notHere: Readonly<Record<'one' | 'other', string>>
  /** With `{balance}`. */
  readonly balance: string
  readonly shortage: Readonly<Record<Shortage, string>>
  /** Why a line is asked about. */
  readonly doubt: Readonly<Record<Exclude<Doubt, 'unit'>, string>>
  /** With `{asked}` and `{sold}`, the names of two units. */
  readonly otherUnit: string
  /** With `{unit}` in the plural. */
  readonly amountIn: string
  /** A quantity with two readings. */
  readonly readAs: string
  /** With `{count}`. */
  readonly questions: Readonly<Record<'one' | 'other', string>>
  /** With `{count}` questions, beside the button that takes the lot. */
  readonly answers: Readonly<Record<'one' | 'other', string>>
  /** With `{count}` lines that the lot does not give. */
  readonly left: Readonly<Record<'one' | 'other', string>>
  /** With `{count}` items. */
  readonly takeCount: Readonly<Record<'one' | 'other', string>>
  readonly trouble: Readonly<Record<'suspenso' | 'certidao-vencida', string>>
  /** With `{regions}` of the lot and its last `{day}`. */
  readonly misfit: Readonly<Record<Misfit, string>>
  /** With `{count}`; the lines follow. */
  readonly unmet: Readonly<Record<'one' | 'other', string>>
  readonly unmetHint: string
  /** Several lines take one item: with the `{parts}` and their `{sum}`. */
  readonly repeated: string
  /** Another lot takes the place of items: with the `{lot}` and their `{count}`; the items follow. */
  readonly otherItems: string
  readonly otherItemsOf: Readonly<Record<'one' | 'other', string>>
  readonly changeLot: string
  /** The lines were left out. */
  readonly leftOut: string
  readonly searchAgain: string
  readonly leaveOut: string
  readonly askRest: string
  /** The same for a request with unsaved edits. */
  readonly saveAndAskRest: string
  /** The request that was made for the rest, with its `{name}`. */
  readonly openRest: string
  readonly byEvent: string
  /** With `{event}`. */
  readonly calledOff: string
  readonly objects: Readonly<Record<RequestObject, string>>
  readonly meal: string
  readonly item: string
  /** The numbers of a quantity: each with its label, and as a part of the arithmetic with `{count}`. */
  readonly factors: Readonly<Record<Factor, Readonly<Record<'label' | 'one' | 'other', string>>>>
  /** With `{people}` and `{seats}`. */
  readonly estimate: string
  /** With a `{canteen}` and the days `{from}` and `{to}` on which it serves. */
  readonly beyond: string
  /** A typed text is none. */
  readonly notANumber: string
  /** A need without one of its numbers. */
  readonly uncounted: string
  readonly addMeal: string
  readonly addItem: string
  /** With `{event}`; by what is asked for, or in general. */
  readonly subject: Readonly<Record<RequestObject | 'any', string>>
  /** With `{event}`, `{from}` and `{to}`. */
  readonly justification: string
  /** With `{people}`, at the end of the justification. */
  readonly expected: string
  /** With `{balance}`. */
  readonly useBalance: Readonly<Record<'one' | 'other', string>>
  readonly useBalances: string
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
    missing: 'Não encontrado com saldo em lote vigente',
    until: 'vigente até {day}',
    covers: { one: 'atende {covered} de {count} item', other: 'atende {covered} de {count} itens' },
    take: 'Usar este lote',
    askRest: 'Pedir o restante em outra',
    saveAndAskRest: 'Salvar e pedir o restante em outra',
    openRest: 'Restante pedido em: {name}',
    showItems: 'Ver itens',
    which: 'Qual item é “{line}”?',
    noneOfThem: 'Nenhum destes',
    otherItem: 'Outro item',
    answerFirst: 'Responda as perguntas em aberto e corrija as quantidades para usar este lote.',
    notHere: { one: '{count} linha que este lote não tem', other: '{count} linhas que este lote não tem' },
    balance: 'saldo {balance}',
    shortage: {
      divided: 'só em número inteiro: corrija a quantidade',
      balance: 'saldo insuficiente para a quantidade',
      order: 'fora do mínimo ou do máximo de cada pedido deste item',
    },
    doubt: {
      several: 'Mais de um item deste lote corresponde.',
      rival: 'Outra linha também pede este item: diga qual das duas.',
      guess: 'O nome só se parece com o que foi pedido: confirme.',
    },
    otherUnit: 'pedido em {asked}; o lote vende em {sold}',
    amountIn: 'Quantidade em {unit}',
    readAs: 'Lido como {number}. Confira.',
    questions: { one: '{count} pergunta', other: '{count} perguntas' },
    answers: { one: 'falta responder {count} pergunta', other: 'falta responder {count} perguntas' },
    left: { one: '{count} linha fica sem item', other: '{count} linhas ficam sem item' },
    takeCount: { one: 'Usar {count} item deste lote', other: 'Usar {count} itens deste lote' },
    trouble: {
      suspenso: 'O fornecedor está suspenso: a aprovação vai precisar de um motivo.',
      'certidao-vencida': 'O fornecedor tem certidão vencida: a aprovação vai precisar de um motivo.',
    },
    misfit: {
      otherRegion: 'Este lote atende {regions}, não a regional da solicitação.',
      endsBefore: 'A vigência acaba em {day}, antes do fim da solicitação: com este lote ela não pode ser salva.',
    },
    unmet: { one: '{count} linha ainda sem item', other: '{count} linhas ainda sem item' },
    unmetHint:
      'Ficam guardadas com a solicitação até você decidir: procure de novo, peça em outra solicitação (cada uma tem um só lote) ou deixe de fora.',
    repeated: 'item repetido: {parts} = {sum}',
    otherItems: 'Trocar de lote?',
    otherItemsOf: {
      one: 'Uma solicitação tem um só lote. {lot} toma o lugar de {count} item que já está nela; ele volta para as linhas sem item:',
      other: 'Uma solicitação tem um só lote. {lot} toma o lugar de {count} itens que já estão nela; eles voltam para as linhas sem item:',
    },
    changeLot: 'Trocar de lote',
    leftOut: 'As linhas sem item foram deixadas de fora.',
    searchAgain: 'Procurar de novo',
    leaveOut: 'Deixar de fora',
    calledOff: 'O evento “{event}” foi cancelado: nada pode ser pedido para ele.',
    byEvent: 'O que pedir para o evento',
    objects: { refeicoes: 'Refeições', transporte: 'Transporte', material: 'Material', arbitragem: 'Arbitragem', hospedagem: 'Hospedagem' },
    meal: 'Refeição',
    item: 'Item',
    factors: {
      perPerson: { label: 'Por pessoa e dia', one: '{count}', other: '{count}' },
      days: { label: 'Dias', one: '{count} dia', other: '{count} dias' },
      people: { label: 'Participantes', one: '{count} participante', other: '{count} participantes' },
      vehicles: { label: 'Veículos', one: '{count} veículo', other: '{count} veículos' },
      pieces: { label: 'Quantidade', one: '{count}', other: '{count}' },
      referees: { label: 'Árbitros por dia', one: '{count} árbitro', other: '{count} árbitros' },
      guests: { label: 'Pessoas', one: '{count} pessoa', other: '{count} pessoas' },
      nights: { label: 'Noites', one: '{count} noite', other: '{count} noites' },
    },
    estimate: 'Estimativa: {people} participantes, {seats} lugares em cada ônibus. Ajuste ao que será usado.',
    beyond: '{canteen} serve de {from} a {to}, além do período da solicitação. Confira os dois.',
    notANumber: 'Use um número inteiro.',
    uncounted: 'Falta um número inteiro: este item fica de fora.',
    addMeal: 'Outra refeição',
    addItem: 'Outro item',
    subject: {
      refeicoes: 'Refeições – {event}',
      transporte: 'Transporte – {event}',
      material: 'Material – {event}',
      arbitragem: 'Arbitragem – {event}',
      hospedagem: 'Hospedagem – {event}',
      any: 'Atendimento – {event}',
    },
    justification: 'Atendimento ao evento {event}, de {from} a {to}',
    expected: ', com {people} participantes previstos no cadastro do evento',
    useBalance: { one: 'Usar {balance} disponível', other: 'Usar {balance} disponíveis' },
    useBalances: 'Usar o que há: {items}',
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
    missing: 'Not found with a balance in a lot in force',
    until: 'in force until {day}',
    covers: { one: 'covers {covered} of {count} item', other: 'covers {covered} of {count} items' },
    take: 'Use this lot',
    askRest: 'Request the rest in another one',
    saveAndAskRest: 'Save and request the rest in another one',
    openRest: 'Rest requested in: {name}',
    showItems: 'Show items',
    which: 'Which item is “{line}”?',
    noneOfThem: 'None of these',
    otherItem: 'Another item',
    answerFirst: 'Answer the open questions and correct the quantities to use this lot.',
    notHere: { one: '{count} line that this lot does not have', other: '{count} lines that this lot does not have' },
    balance: 'balance {balance}',
    shortage: {
      divided: 'whole numbers only: correct the quantity',
      balance: 'balance too small for the quantity',
      order: 'outside the minimum or maximum of one order of this item',
    },
    doubt: {
      several: 'More than one item of this lot matches.',
      rival: 'Another line asks for this item too: say which of the two.',
      guess: 'The name only resembles what was asked for: confirm it.',
    },
    otherUnit: 'asked for by {asked}; the lot sells by {sold}',
    amountIn: 'Quantity in {unit}',
    readAs: 'Read as {number}. Please check.',
    questions: { one: '{count} question', other: '{count} questions' },
    answers: { one: '{count} question to answer', other: '{count} questions to answer' },
    left: { one: '{count} line stays without an item', other: '{count} lines stay without an item' },
    takeCount: { one: 'Use {count} item of this lot', other: 'Use {count} items of this lot' },
    trouble: {
      suspenso: 'The supplier is suspended: approval will need a reason.',
      'certidao-vencida': 'The supplier has an expired certificate: approval will need a reason.',
    },
    misfit: {
      otherRegion: 'This lot serves {regions}, not the region of the request.',
      endsBefore: 'It is valid until {day} only, before the request ends: the request cannot be saved with this lot.',
    },
    unmet: { one: '{count} line still without an item', other: '{count} lines still without an item' },
    unmetHint:
      'They are kept with the request until you decide: look again, ask for them in another request (each has one lot), or leave them out.',
    repeated: 'item repeated: {parts} = {sum}',
    otherItems: 'Change the lot?',
    otherItemsOf: {
      one: 'A request has one lot. {lot} takes the place of {count} item that is in it; it goes back to the lines without an item:',
      other: 'A request has one lot. {lot} takes the place of {count} items that are in it; they go back to the lines without an item:',
    },
    changeLot: 'Change the lot',
    leftOut: 'The lines without an item were left out.',
    searchAgain: 'Search again',
    leaveOut: 'Leave out',
    calledOff: 'The event “{event}” was called off: nothing can be requested for it.',
    byEvent: 'What to request for the event',
    objects: { refeicoes: 'Meals', transporte: 'Transport', material: 'Material', arbitragem: 'Refereeing', hospedagem: 'Lodging' },
    meal: 'Meal',
    item: 'Item',
    factors: {
      perPerson: { label: 'Per person and day', one: '{count}', other: '{count}' },
      days: { label: 'Days', one: '{count} day', other: '{count} days' },
      people: { label: 'Participants', one: '{count} participant', other: '{count} participants' },
      vehicles: { label: 'Vehicles', one: '{count} vehicle', other: '{count} vehicles' },
      pieces: { label: 'Quantity', one: '{count}', other: '{count}' },
      referees: { label: 'Referees per day', one: '{count} referee', other: '{count} referees' },
      guests: { label: 'People', one: '{count} person', other: '{count} people' },
      nights: { label: 'Nights', one: '{count} night', other: '{count} nights' },
    },
    estimate: 'Estimate: {people} participants, {seats} seats in each coach. Adjust it to what will be used.',
    beyond: '{canteen} serves from {from} to {to}, beyond the period of the request. Check both.',
    notANumber: 'Use a whole number.',
    uncounted: 'A whole number is missing: this item is left out.',
    addMeal: 'Another meal',
    addItem: 'Another item',
    subject: {
      refeicoes: 'Meals – {event}',
      transporte: 'Transport – {event}',
      material: 'Material – {event}',
      arbitragem: 'Refereeing – {event}',
      hospedagem: 'Lodging – {event}',
      any: 'Support – {event}',
    },
    justification: 'Support of the event {event}, from {from} to {to}',
    expected: ', with {people} participants expected in the record of the event',
    useBalance: { one: 'Use the {balance} available', other: 'Use the {balance} available' },
    useBalances: 'Use what there is: {items}',
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
    missing: 'No encontrado con saldo en un lote vigente',
    until: 'vigente hasta {day}',
    covers: { one: 'atiende {covered} de {count} ítem', other: 'atiende {covered} de {count} ítems' },
    take: 'Usar este lote',
    askRest: 'Pedir lo restante en otra',
    saveAndAskRest: 'Guardar y pedir lo restante en otra',
    openRest: 'Lo restante se pidió en: {name}',
    showItems: 'Ver ítems',
    which: '¿Qué ítem es “{line}”?',
    noneOfThem: 'Ninguno de estos',
    otherItem: 'Otro ítem',
    answerFirst: 'Responda las preguntas abiertas y corrija las cantidades para usar este lote.',
    notHere: { one: '{count} línea que este lote no tiene', other: '{count} líneas que este lote no tiene' },
    balance: 'saldo {balance}',
    shortage: {
      divided: 'solo números enteros: corrija la cantidad',
      balance: 'saldo insuficiente para la cantidad',
      order: 'fuera del mínimo o del máximo de cada pedido de este ítem',
    },
    doubt: {
      several: 'Más de un ítem de este lote corresponde.',
      rival: 'Otra línea también pide este ítem: diga cuál de las dos.',
      guess: 'El nombre solo se parece a lo que se pidió: confírmelo.',
    },
    otherUnit: 'pedido en {asked}; el lote vende en {sold}',
    amountIn: 'Cantidad en {unit}',
    readAs: 'Se ha leído como {number}. Compruébelo.',
    questions: { one: '{count} pregunta', other: '{count} preguntas' },
    answers: { one: 'falta responder {count} pregunta', other: 'falta responder {count} preguntas' },
    left: { one: '{count} línea queda sin ítem', other: '{count} líneas quedan sin ítem' },
    takeCount: { one: 'Usar {count} ítem de este lote', other: 'Usar {count} ítems de este lote' },
    trouble: {
      suspenso: 'El proveedor está suspendido: la aprobación necesitará un motivo.',
      'certidao-vencida': 'El proveedor tiene un certificado vencido: la aprobación necesitará un motivo.',
    },
    misfit: {
      otherRegion: 'Este lote atiende {regions}, no la regional de la solicitud.',
      endsBefore: 'Su vigencia termina el {day}, antes del fin de la solicitud: con este lote no se puede guardar.',
    },
    unmet: { one: '{count} línea aún sin ítem', other: '{count} líneas aún sin ítem' },
    unmetHint:
      'Se guardan con la solicitud hasta que usted decida: busque de nuevo, pídalas en otra solicitud (cada una tiene un solo lote) o déjelas fuera.',
    repeated: 'ítem repetido: {parts} = {sum}',
    otherItems: '¿Cambiar de lote?',
    otherItemsOf: {
      one: 'Una solicitud tiene un solo lote. {lot} toma el lugar de {count} ítem que ya está en ella; vuelve a las líneas sin ítem:',
      other: 'Una solicitud tiene un solo lote. {lot} toma el lugar de {count} ítems que ya están en ella; vuelven a las líneas sin ítem:',
    },
    changeLot: 'Cambiar de lote',
    leftOut: 'Las líneas sin ítem quedaron fuera.',
    searchAgain: 'Buscar de nuevo',
    leaveOut: 'Dejar fuera',
    calledOff: 'El evento «{event}» fue cancelado: no se puede pedir nada para él.',
    byEvent: 'Qué solicitar para el evento',
    objects: { refeicoes: 'Comidas', transporte: 'Transporte', material: 'Material', arbitragem: 'Arbitraje', hospedagem: 'Alojamiento' },
    meal: 'Comida',
    item: 'Ítem',
    factors: {
      perPerson: { label: 'Por persona y día', one: '{count}', other: '{count}' },
      days: { label: 'Días', one: '{count} día', other: '{count} días' },
      people: { label: 'Participantes', one: '{count} participante', other: '{count} participantes' },
      vehicles: { label: 'Vehículos', one: '{count} vehículo', other: '{count} vehículos' },
      pieces: { label: 'Cantidad', one: '{count}', other: '{count}' },
      referees: { label: 'Árbitros por día', one: '{count} árbitro', other: '{count} árbitros' },
      guests: { label: 'Personas', one: '{count} persona', other: '{count} personas' },
      nights: { label: 'Noches', one: '{count} noche', other: '{count} noches' },
    },
    estimate: 'Estimación: {people} participantes, {seats} plazas en cada autobús. Ajústela a lo que se usará.',
    beyond: '{canteen} sirve del {from} al {to}, más allá del período de la solicitud. Revise ambos.',
    notANumber: 'Use un número entero.',
    uncounted: 'Falta un número entero: este ítem queda fuera.',
    addMeal: 'Otra comida',
    addItem: 'Otro ítem',
    subject: {
      refeicoes: 'Comidas – {event}',
      transporte: 'Transporte – {event}',
      material: 'Material – {event}',
      arbitragem: 'Arbitraje – {event}',
      hospedagem: 'Alojamiento – {event}',
      any: 'Atención – {event}',
    },
    justification: 'Atención al evento {event}, del {from} al {to}',
    expected: ', con {people} participantes previstos en el registro del evento',
    useBalance: { one: 'Usar {balance} disponible', other: 'Usar {balance} disponibles' },
    useBalances: 'Usar lo que hay: {items}',
    otherLot: 'Otro lote con saldo',
  },
}
