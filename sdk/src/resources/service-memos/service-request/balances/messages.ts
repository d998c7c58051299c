/** Texts of the balances of a request's items in three languages. */
export const balanceListTexts = {
  'pt-BR': {
    title: 'Saldo de cada item no lote',
    asked: 'Neste pedido',
    failed: 'Não foi possível carregar os saldos do lote.',
  },
  'en-US': {
    title: 'Balance of each item in the lot',
    asked: 'In this request',
    failed: 'The balances of the lot could not be loaded.',
  },
  'es-ES': {
    title: 'Saldo de cada ítem en el lote',
    asked: 'En este pedido',
    failed: 'No se pudieron cargar los saldos del lote.',
  },
} as const
