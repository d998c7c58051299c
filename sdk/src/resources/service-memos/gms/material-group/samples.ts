/** Groups of the GMS catalogue, for stories and tests. */
export const materialGroupSamples = [
  group(1, '03', 'Serviços de alimentação', { type: 'servico', classCount: 2, itemCount: 1 }),
  group(2, '78', 'Recreação e desporto', { classCount: 3, itemCount: 3 }),
  group(3, '84', 'Vestuário e equipamentos individuais', { classCount: 1, itemCount: 1 }),
  group(4, '89', 'Gêneros alimentícios', { classCount: 1 }),
  group(5, '99', 'Premiação e diversos', { type: 'ambos' }),
  group(6, '77', 'Instrumentos musicais', { status: 'inativo' }),
] as const

interface GroupParts {
  readonly type?: string
  readonly classCount?: number
  readonly itemCount?: number
  readonly status?: string
}

function group(id: number, code: string, name: string, parts: GroupParts) {
  return { id, code, name, type: 'material', classCount: 0, itemCount: 0, notes: null, ...parts }
}
