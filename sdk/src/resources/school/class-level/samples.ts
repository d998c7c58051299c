/** Class levels for stories and tests: the second dimension has a shared age and a gap. */
export const classLevelSamples = [
  level(1, 'Iniciação', 'vivencia', [3, 6], {}),
  level(2, 'Fundamentação', 'formacao', [7, 10], { weeklyHours: 4 }),
  level(3, 'Aperfeiçoamento', 'formacao', [10, 12], { weeklyHours: 6, modalityIds: ['voleibol', 'basquetebol'] }),
  level(4, 'Especialização', 'formacao', [14, 17], { weeklyHours: 8 }),
  level(5, 'Treinamento', 'excelencia', [16, 35], { ageReference: 'data-matricula', weeklyHours: 20, maxStudents: 15 }),
  level(6, 'Melhor idade', 'vida-toda', [60, 120], { status: 'inativo' }),
] as const

function level(id: number, name: string, stage: string, [minAge, maxAge]: readonly [number, number], parts: object) {
  const blank = { ageReference: 'ano-civil', maxStudents: 25, weeklyHours: 2, modalityIds: [] as string[], description: null, notes: null }
  return { ...blank, id, name, stage, minAge, maxAge, ageBand: `${minAge}–${maxAge}`, sortOrder: id, ...parts }
}
