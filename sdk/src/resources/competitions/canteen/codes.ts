/** The statuses of a canteen in their order; domain model B6.14. */
export const canteenStatuses = ['planejado', 'ativo', 'encerrado', 'cancelado'] as const

/** The meals of a day, in the order of the day. */
export const mealTypes = ['cafe-da-manha', 'almoco', 'lanche', 'jantar', 'ceia'] as const
export type MealType = (typeof mealTypes)[number]

export const mealServices = ['buffet', 'marmitex', 'kit-lanche', 'bandejao'] as const
export const dishGroups = ['proteina', 'acompanhamento', 'salada', 'sobremesa', 'bebida'] as const
export const dietaryMarks = ['vegetariano', 'vegano', 'sem-gluten', 'sem-lactose', 'diabetico'] as const
export const accessControls = ['pulseira', 'qr-code', 'lista', 'nenhum'] as const

/** The units in which a lot counts meals. */
export const mealUnits: readonly string[] = ['REFEICAO', 'KIT']
