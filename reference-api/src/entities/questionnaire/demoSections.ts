import type { QuestionnaireDraft } from '@esporte-parana/sdk/contracts'

type Section = QuestionnaireDraft['sections'][number]
type Question = Section['questions'][number]
type Target = QuestionnaireDraft['targetType']

interface Titled {
  readonly title: string
  readonly target: Target
  /** Title, weight and questions. A question that begins with `>` appears when the one before is answered with no. */
  readonly sections: readonly (readonly [title: string, weight: number, questions: readonly string[]])[]
}

const common = {
  team: ['Há responsável técnico presente?', '>Por quê?', 'A equipe usa identificação?'],
  fire: [
    'As saídas de emergência estão livres e sinalizadas?',
    '>O que obstrui?',
    'Os extintores estão na validade?',
    'Há iluminação de emergência?',
  ],
  access: ['Há rota acessível até a quadra e os sanitários?', 'Há lugares reservados sinalizados?', '>Onde faltam?'],
}

/** The demo questionnaires with their targets. */
export const demoQuestionnaires: readonly Titled[] = [
  {
    title: 'Cozinha e refeitório de evento',
    target: 'refeitorio',
    sections: [
      [
        'Higiene',
        40,
        ['As superfícies estão limpas?', '>O que precisa ser limpo?', 'Há água e sabão para as mãos?', 'O lixo tem tampa e pedal?'],
      ],
      [
        'Alimentos',
        40,
        [
          'Os alimentos prontos estão acima de 60 °C?',
          '>Qual a temperatura?',
          'Os rótulos têm validade?',
          'Crus e prontos ficam separados?',
        ],
      ],
      ['Equipe', 20, common.team],
    ],
  },
  {
    title: 'Ginásio e locais de prova',
    target: 'local',
    sections: [
      ['Segurança', 50, common.fire],
      ['Piso e equipamentos', 30, ['O piso está seco e sem buracos?', '>Onde?', 'As traves e tabelas estão fixas?']],
      ['Acessibilidade', 20, common.access],
    ],
  },
  {
    title: 'Organização parceira: visita anual',
    target: 'organizacao',
    sections: [
      ['Documentos', 40, ['O estatuto apresentado é o vigente?', 'A ata da eleição está registrada?', '>Desde quando venceu?']],
      ['Atendimento', 40, ['As turmas funcionam no horário informado?', '>Em qual horário?', 'Há lista de presença do mês?']],
      ['Instalações', 20, common.access],
    ],
  },
  {
    title: 'Evento: véspera da abertura',
    target: 'evento',
    sections: [
      ['Montagem', 40, ['A sinalização do local está montada?', '>O que falta?', 'A energia reserva foi testada?']],
      ['Saúde', 40, ['Há ambulância no local?', '>Quando chega?', 'O posto médico está abastecido?']],
      ['Equipe', 20, common.team],
    ],
  },
  {
    title: 'Fornecedor: entrega de material',
    target: 'fornecedor',
    sections: [
      ['Entrega', 60, ['A quantidade confere com o empenho?', '>Qual a diferença?', 'As embalagens estão íntegras?']],
      ['Qualidade', 40, ['O material confere com a amostra?', '>Em que difere?', 'Há selo do Inmetro onde é exigido?']],
    ],
  },
]

/** The sections of a demo questionnaire, with codes for the questions in order. */
export function sectionsOf({ sections }: Titled): Section[] {
  let count = 0
  return sections.map(([title, weight, texts]) => {
    const questions: Question[] = []
    for (const text of texts) {
      count += 1
      const [code, above] = [`P${count}`, `P${count - 1}`]
      questions.push(text.startsWith('>') ? detail(code, text.slice(1), above) : check(code, text))
    }
    return { title, description: null, weight, questions: [...questions, grade(`P${(count += 1)}`)] }
  })
}

const blank = {
  help: null,
  options: [],
  min: null,
  max: null,
  step: null,
  unit: null,
  scale: null,
  scaleLow: null,
  scaleHigh: null,
  allowComment: true,
  photoMin: 0,
  photoMax: 3,
  showIf: null,
}

function check(code: string, statement: string): Question {
  return { ...blank, code, statement, type: 'sim-nao-na', required: true, weight: 2 }
}

function detail(code: string, statement: string, above: string): Question {
  return {
    ...blank,
    code,
    statement,
    type: 'texto-curto',
    required: false,
    weight: 0,
    showIf: { questionId: above, op: 'igual', value: 'nao' },
  }
}

function grade(code: string): Question {
  const options = [
    { label: 'Bom', value: 'bom', score: 2, isNonConformity: false },
    { label: 'Regular', value: 'regular', score: 1, isNonConformity: false },
    { label: 'Ruim', value: 'ruim', score: 0, isNonConformity: true },
  ]
  return { ...blank, code, statement: 'Como está o conjunto?', type: 'escolha-unica', required: true, weight: 1, options }
}
