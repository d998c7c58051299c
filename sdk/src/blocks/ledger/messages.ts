import type { Locale } from '../../core/locale.js'
import type { MovementType } from './movement.js'

interface MovementTexts {
  readonly types: Readonly<Record<MovementType, string>>
  readonly fields: Readonly<Record<'item' | 'type' | 'quantity' | 'balance' | 'at' | 'by' | 'cause' | 'reason', string>>
}

interface LedgerTexts {
  /** What the table of movements is. */
  readonly caption: string
  /** The parts of a balance: "1.000 registrados − 620 consumidos". */
  readonly parts: Readonly<Record<'quantity' | 'moved' | 'amended' | 'consumed' | 'reserved' | 'balance', string>>
  /** Texts for exactly one: "1 reservado". */
  readonly onePart: LedgerTexts['parts']
  readonly all: string
  readonly older: string
  /** Printed below the movements that are shown, where there are more. */
  readonly cut: string
  readonly download: string
  readonly none: string
  readonly failed: string
  readonly retry: string
  /** Progress of an ata or contract, and the forecast of its balance; with `{from}`, `{until}`, `{days}`, `{share}`, `{day}`. */
  readonly period: string
  readonly left: string
  readonly leftOne: string
  readonly leftNone: string
  readonly ended: string
  readonly used: string
  readonly usedOne: string
  readonly pace: string
  readonly lasts: string
  readonly early: string
  readonly validity: string
  readonly balanceUsed: string
}

/** Texts of the ledger's screens. */
export const ledgerTexts: Readonly<Record<Locale, LedgerTexts>> = {
  'pt-BR': {
    caption: 'Movimentos, do mais recente ao mais antigo',
    parts: {
      quantity: 'registrados',
      moved: 'remanejados',
      amended: 'aditados',
      consumed: 'consumidos',
      reserved: 'reservados',
      balance: 'saldo',
    },
    onePart: {
      quantity: 'registrado',
      moved: 'remanejado',
      amended: 'aditado',
      consumed: 'consumido',
      reserved: 'reservado',
      balance: 'saldo',
    },
    all: 'Todos os movimentos',
    older: 'Mostrar mais antigos',
    cut: 'Só os {count} movimentos mais recentes. O arquivo CSV tem todos.',
    download: 'Exportar CSV',
    none: 'Nenhum movimento',
    failed: 'Não foi possível carregar os movimentos.',
    retry: 'Tentar de novo',
    validity: 'Vigência',
    balanceUsed: 'Saldo usado',
    period: '{from} a {until}',
    left: 'faltam {days} dias',
    leftOne: 'falta 1 dia',
    leftNone: 'termina hoje',
    ended: 'encerrada',
    used: '{share}\u00a0% usado em {days} dias',
    usedOne: '{share}\u00a0% usado em 1 dia',
    pace: 'Neste ritmo, o saldo acaba em {day}',
    early: 'A previsão do saldo é feita a partir de {days} dias de vigência',
    lasts: 'Neste ritmo, o saldo dura até o fim',
  },
  'en-US': {
    caption: 'Movements, newest first',
    parts: {
      quantity: 'registered',
      moved: 'transferred',
      amended: 'added',
      consumed: 'consumed',
      reserved: 'reserved',
      balance: 'balance',
    },
    onePart: {
      quantity: 'registered',
      moved: 'transferred',
      amended: 'added',
      consumed: 'consumed',
      reserved: 'reserved',
      balance: 'balance',
    },
    all: 'All movements',
    older: 'Show older ones',
    cut: 'Only the latest {count} movements. The CSV file has all of them.',
    download: 'Export CSV',
    none: 'No movements',
    failed: 'The movements could not be loaded.',
    retry: 'Try again',
    validity: 'In force',
    balanceUsed: 'Balance used',
    period: '{from} to {until}',
    left: '{days} days left',
    leftOne: '1 day left',
    leftNone: 'ends today',
    ended: 'ended',
    used: '{share}% used in {days} days',
    usedOne: '{share}% used in 1 day',
    pace: 'At this pace the balance runs out on {day}',
    early: 'The balance is forecast from {days} days in force',
    lasts: 'At this pace the balance lasts until the end',
  },
  'es-ES': {
    caption: 'Movimientos, del más reciente al más antiguo',
    parts: {
      quantity: 'registrados',
      moved: 'reasignados',
      amended: 'añadidos',
      consumed: 'consumidos',
      reserved: 'reservados',
      balance: 'saldo',
    },
    onePart: {
      quantity: 'registrado',
      moved: 'reasignado',
      amended: 'añadido',
      consumed: 'consumido',
      reserved: 'reservado',
      balance: 'saldo',
    },
    all: 'Todos los movimientos',
    older: 'Mostrar más antiguos',
    cut: 'Solo los {count} movimientos más recientes. El archivo CSV los tiene todos.',
    download: 'Exportar CSV',
    none: 'Ningún movimiento',
    failed: 'No se pudieron cargar los movimientos.',
    retry: 'Intentar de nuevo',
    validity: 'Vigencia',
    balanceUsed: 'Saldo usado',
    period: '{from} a {until}',
    left: 'faltan {days} días',
    leftOne: 'falta 1 día',
    leftNone: 'termina hoy',
    ended: 'finalizada',
    used: '{share}\u00a0% usado en {days} días',
    usedOne: '{share}\u00a0% usado en 1 día',
    pace: 'A este ritmo, el saldo se acaba el {day}',
    early: 'La previsión del saldo se hace a partir de {days} días de vigencia',
    lasts: 'A este ritmo, el saldo dura hasta el fin',
  },
}

/** Names of the movements and their columns, in three languages. */
export const movementTexts: Readonly<Record<Locale, MovementTexts>> = {
  'pt-BR': {
    types: {
      reserva: 'Reserva',
      consumo: 'Consumo',
      estorno: 'Estorno',
      liberacao: 'Liberação',
      'remanejamento-entrada': 'Remanejamento: entrada',
      'remanejamento-saida': 'Remanejamento: saída',
      aditivo: 'Aditivo',
    },
    fields: {
      item: 'Item',
      type: 'Movimento',
      quantity: 'Quantidade',
      balance: 'Saldo',
      at: 'Quando',
      by: 'Quem',
      cause: 'Origem',
      reason: 'Motivo',
    },
  },
  'en-US': {
    types: {
      reserva: 'Reservation',
      consumo: 'Consumption',
      estorno: 'Reversal',
      liberacao: 'Release',
      'remanejamento-entrada': 'Transfer in',
      'remanejamento-saida': 'Transfer out',
      aditivo: 'Amendment',
    },
    fields: {
      item: 'Item',
      type: 'Movement',
      quantity: 'Quantity',
      balance: 'Balance',
      at: 'When',
      by: 'Who',
      cause: 'Cause',
      reason: 'Reason',
    },
  },
  'es-ES': {
    types: {
      reserva: 'Reserva',
      consumo: 'Consumo',
      estorno: 'Reversión',
      liberacao: 'Liberación',
      'remanejamento-entrada': 'Reasignación: entrada',
      'remanejamento-saida': 'Reasignación: salida',
      aditivo: 'Adenda',
    },
    fields: {
      item: 'Artículo',
      type: 'Movimiento',
      quantity: 'Cantidad',
      balance: 'Saldo',
      at: 'Cuándo',
      by: 'Quién',
      cause: 'Origen',
      reason: 'Motivo',
    },
  },
}
