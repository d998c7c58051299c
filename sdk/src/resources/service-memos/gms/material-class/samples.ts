/** Classes of the sample groups, for stories and tests. */
export const materialClassSamples = [
  materialClass(1, 1, '0310', 'Refeições coletivas', { defaultExpenseNature: '33.90.39', itemCount: 1 }),
  materialClass(2, 1, '0320', 'Kits e lanches', { defaultExpenseNature: '33.90.39' }),
  materialClass(3, 2, '7810', 'Bolas', { itemCount: 2 }),
  materialClass(4, 2, '7820', 'Redes e traves', { itemCount: 1 }),
  materialClass(5, 2, '7880', 'Paradesporto', {}),
  materialClass(6, 3, '8415', 'Vestuário esportivo', { itemCount: 1 }),
  materialClass(7, 4, '8905', 'Carnes', { status: 'inativo' }),
] as const

interface ClassParts {
  readonly defaultExpenseNature?: string
  readonly itemCount?: number
  readonly status?: string
}

function materialClass(id: number, groupId: number, fullCode: string, name: string, parts: ClassParts) {
  const blank = { defaultExpenseNature: '33.90.30', itemCount: 0, notes: null }
  return { ...blank, id, groupId, code: fullCode.slice(2), fullCode, name, ...parts }
}
