import { next } from '../../testing/sequence.js'

/** A valid class level; each call returns a different one. */
export function draft(more: object = {}): Record<string, unknown> {
  const ages = { minAge: 6, maxAge: 9, ageReference: 'ano-civil' }
  return { name: `Nível de turma de testes ${next()}`, stage: 'formacao', ...ages, maxStudents: 25, weeklyHours: 4, ...more }
}
