/** Questionnaires for stories and tests: a replaced edition, the published one, and a draft. */
export const questionnaireSamples = [
  questionnaire(1, 'QST-001', 1, { title: 'Cozinha e refeitório', status: 'arquivado' }),
  questionnaire(2, 'QST-001', 2, {
    title: 'Cozinha e refeitório',
    status: 'publicado',
    visitCount: 2,
    previousId: 1,
    scored: true,
    minScore: '70',
  }),
  questionnaire(3, 'QST-002', 1, { title: 'Ginásio: segurança do público', targetType: 'local' }),
] as const

function questionnaire(id: number, code: string, edition: number, parts: object) {
  const sections = [
    section(id * 10, 'Higiene', 60, [
      question(id * 100, 'P1', 'As superfícies estão limpas?', {}),
      question(id * 100 + 1, 'P2', 'O que precisa ser limpo?', {
        type: 'texto-longo',
        weight: 0,
        showIf: { questionId: 'P1', op: 'igual', value: 'nao' },
      }),
    ]),
    section(id * 10 + 1, 'Armazenamento', 40, [
      question(id * 100 + 2, 'P3', 'Como estão os alimentos?', { type: 'escolha-unica', options: conditions(id) }),
    ]),
  ]
  const blank = { targetType: 'refeitorio', description: null, validTo: null, scored: false, minScore: null, previousId: null, notes: null }
  const header = { ...blank, validFrom: '2026-01-01', evidencePolicy: 'opcional' }
  return {
    ...header,
    id,
    code,
    edition,
    scoreRule: edition === 1 ? 'por-pontos' : 'por-peso',
    questionCount: 3,
    visitCount: 0,
    sections,
    ...parts,
  }
}

function section(id: number, title: string, weight: number, questions: readonly object[]) {
  return { id, title, description: null, weight, questions }
}

function question(id: number, code: string, statement: string, parts: object) {
  const range = { min: null, max: null, step: null, unit: null, scale: null, scaleLow: null, scaleHigh: null }
  const rest = {
    help: null,
    required: true,
    weight: 1,
    options: [] as object[],
    allowComment: true,
    photoMin: 0,
    photoMax: 3,
    showIf: null,
  }
  return { id, code, statement, type: 'sim-nao-na', ...range, ...rest, ...parts }
}

function conditions(id: number) {
  return [
    { id: id * 1000, label: 'Separados e datados', value: 'bom', score: 10, isNonConformity: false },
    { id: id * 1000 + 1, label: 'Separados, sem data', value: 'regular', score: 5, isNonConformity: false },
    { id: id * 1000 + 2, label: 'Misturados', value: 'ruim', score: 0, isNonConformity: true },
  ]
}
