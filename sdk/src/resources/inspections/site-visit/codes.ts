/** What a visit inspects; domain model B6.4. */
export const targetTypes = ['organizacao', 'evento', 'refeitorio', 'fornecedor', 'local'] as const
/** Kind of the inspected target. */
export type TargetType = (typeof targetTypes)[number]

export const siteVisitStatuses = ['agendada', 'em-andamento', 'concluida', 'homologada', 'cancelada'] as const

export const findingStates = ['aberta', 'em-correcao', 'sanada', 'nao-sanada'] as const
export const results = ['conforme', 'conforme-com-ressalvas', 'nao-conforme', 'inconclusiva'] as const
export const photoCategories = ['fachada', 'ambiente', 'equipamento', 'nao-conformidade', 'documento', 'outra'] as const
export const signerRoles = ['responsavel', 'equipe', 'acompanhante'] as const

/** The field that holds the target, by its kind; a place has none. */
export const targetFields = {
  organizacao: 'organizationId',
  evento: 'eventId',
  refeitorio: 'canteenId',
  fornecedor: 'supplierId',
  local: null,
} as const satisfies Readonly<Record<TargetType, string | null>>
