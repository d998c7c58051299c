import { next } from '../../testing/sequence.js'

/** A valid event in Curitiba in ten years; its registration can open at once. */
export function draft(more: object = {}): Record<string, unknown> {
  const number = next()
  const year = new Date().getFullYear() + 10
  return {
    competition: 'jeps',
    edition: 80,
    year,
    name: `Jogos de testes ${number}`,
    phase: 'final',
    hostCityIds: [4106902],
    modalities: ['futsal', 'xadrez'],
    registrationStart: '2026-01-05',
    registrationEnd: `${year}-01-05`,
    startDate: `${year}-05-05`,
    endDate: `${year}-05-10`,
    coordinatorId: 1,
    ...more,
  }
}
