/** Lots of the first sample tender: a homologated one with its ledger's sums, and one under way. */
export const lotSamples = [
  {
    ...blank(11, 'Refeições na macrorregião de Curitiba'),
    number: 1,
    status: 'homologado',
    supplierId: 1,
    awardDate: '2026-03-20',
    items: [
      item(1, {
        quantity: '1000',
        consumed: '620',
        reserved: '80',
        balance: '300',
        awardedUnitPrice: '21.9',
        unitPrice: '21.9',
        prices: [
          { id: 1, from: '2026-03-20', to: '2026-12-31', unitPrice: '21.9', reason: null, isUsed: false },
          { id: 2, from: '2027-01-01', to: null, unitPrice: '23.1', reason: 'Reajuste pelo IPCA, cláusula oitava', isUsed: false },
        ],
      }),
    ],
    maxTotal: '26000.00',
    awardedTotal: '21900.00',
    discount: '15.77',
    balanceShare: '30.00',
  },
  { ...blank(12, 'Refeições na macrorregião de Londrina'), number: 2, items: [item(2, {})], maxTotal: '26000.00' },
]

function blank(id: number, title: string) {
  return {
    id,
    tenderId: 1,
    title,
    kind: 'servico',
    benefit: 'sem-beneficio',
    regionIds: [1],
    supplierId: null,
    awardDate: null,
    notes: null,
    status: 'em-andamento',
    itemCount: 1,
    awardedTotal: null,
    discount: null,
    balanceShare: null,
    isExhausted: false,
    isSrp: true,
  }
}

function item(id: number, parts: Readonly<Record<string, unknown>>) {
  return {
    id,
    seq: 1,
    materialId: 1,
    complement: null,
    unitCode: 'REFEICAO',
    quantity: '1000',
    maxUnitPrice: '26',
    awardedUnitPrice: null,
    brand: null,
    model: null,
    minOrder: '10',
    maxOrder: null,
    consumed: '0',
    reserved: '0',
    moved: '0',
    amended: '0',
    balance: '1000',
    unitPrice: null,
    prices: [],
    withdrawnPrices: [],
    lastAmendment: null,
    ...parts,
  }
}
