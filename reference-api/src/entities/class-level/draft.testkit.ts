import { next } from '../../testing/sequence.js'

/** A class level that may be saved; each call makes another one. */
export function draft(more: object = {}): Record<string, unknown> {
  const ages = { minAge: 6, maxAge: 9, ageReference: 'ano-civil' }
  return { name: `Nível de turma de testes ${next()}`, stage: 'formacao', ...ages, maxStudents: 25, weeklyHours: 4, ...more }
}
