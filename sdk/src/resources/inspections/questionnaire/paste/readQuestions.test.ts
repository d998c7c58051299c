import { describe, expect, it } from 'vitest'
import { readQuestions } from './readQuestions.js'

const outline = (text: string) =>
  readQuestions(text).map(({ title, weight, questions }) => [
    `${title}${weight === null ? '' : ` (${weight})`}`,
    ...questions.map(({ statement, type, weight: own, options, required, scale, after }) =>
      [statement, type, own, options.length > 0 ? options.map(({ label }) => label).join('/') : null, required, scale, after]
        .filter((part) => part !== null)
        .join(' | '),
    ),
  ])

describe('a text of questions', () => {
  it('in an office document: loud headings, numbers, options by dashes, notes', () => {
    expect(
      outline(`
ROTEIRO DE VISTORIA

SEGURANÇA (peso 60)
1. As saídas de emergência estão livres? (peso 2)
2. Se não, o que as obstrui?
3) Quantos extintores há no local?
4 - Qual o estado do piso?
   - Bom (10)
   - Regular (5)
   - Ruim (0, não conforme)

ACESSIBILIDADE (peso 40)
5. Há rota acessível até a quadra? *
6. Avalie o atendimento de 0 a 10
7. Assinatura do responsável pelo local (opcional)
`),
    ).toEqual([
      [
        'Segurança (60)',
        'As saídas de emergência estão livres? | sim-nao-na | 2',
        'O que as obstrui? | texto-curto | nao',
        'Quantos extintores há no local? | numero',
        'Qual o estado do piso? | escolha-unica | Bom/Regular/Ruim',
      ],
      [
        'Acessibilidade (40)',
        'Há rota acessível até a quadra? | sim-nao-na | true',
        'Avalie o atendimento de 0 a 10 | escala | 0-10',
        'Assinatura do responsável pelo local | assinatura | false',
      ],
    ])
  })

  it('with the bounds of a number in its note', () => {
    const [section] = readQuestions(
      '1. Qual a temperatura do freezer? (de −5 a 10)\n2. Quantos atletas por quadra? (entre 1 e 30, obrigatória)\n3. Nota do piso (de 0 a 10)\n4. Momento da chegada:',
    )
    expect(section?.questions.map(({ statement, type, min, max, required }) => [statement, type, min, max, required])).toEqual([
      ['Qual a temperatura do freezer?', 'numero', '-5', '10', null],
      ['Quantos atletas por quadra?', 'numero', '1', '30', true],
      ['Nota do piso', 'escala', null, null, null],
      ['Momento da chegada:', 'texto-curto', null, null, null],
    ])
  })

  it('with numbered headings and questions below them', () => {
    expect(
      outline(
        '1. Cozinha\n1.1 As superfícies estão limpas?\n1.2 Qual a temperatura do freezer?\n2. Equipe\n2.1 Os nomes da equipe (texto longo)',
      ),
    ).toEqual([
      ['Cozinha', 'As superfícies estão limpas? | sim-nao-na', 'Qual a temperatura do freezer? | numero'],
      ['Equipe', 'Os nomes da equipe | texto-longo'],
    ])
  })

  it('with a dash behind numbers of several parts', () => {
    const [section] = readQuestions('1. Cobertura\n1.1 - Descreva o telhado.\n1.2 – Quantos banheiros há?')
    expect(section?.questions.map(({ statement, type }) => [statement, type])).toEqual([
      ['Descreva o telhado.', 'texto-longo'],
      ['Quantos banheiros há?', 'numero'],
    ])
  })

  it('without numbers: headings stand apart, questions are lines or dashes', () => {
    expect(outline('Higiene\nHá sabão?\nHá papel toalha?\n\nAlimentos:\n- Os rótulos têm validade?\n- Onde ficam os crus?')).toEqual([
      ['Higiene', 'Há sabão? | sim-nao-na', 'Há papel toalha? | sim-nao-na'],
      ['Alimentos', 'Os rótulos têm validade? | sim-nao-na', 'Onde ficam os crus? | texto-curto'],
    ])
  })

  it('with markdown headings, "Seção", roman numbers and lettered options', () => {
    expect(
      outline('# Geral\n1. Turno\na) Manhã\nb) Tarde\n\nSeção 2: Local\n1. O alvará está exposto? (sim/não)\n\nIII – Fim\n1. Observações'),
    ).toEqual([
      ['Geral', 'Turno | escolha-unica | Manhã/Tarde'],
      ['Local', 'O alvará está exposto? | sim-nao'],
      ['Fim', 'Observações | texto-longo'],
    ])
  })

  it('with boxes to tick, before or after their words', () => {
    expect(
      outline(
        '1. Há alvará? ( ) Sim ( ) Não ( ) N/A\n2. Há brigada? Sim ( ) Não ( )\n3. Equipamentos (marque todas)\n[ ] Extintor\n[ ] Hidrante',
      ),
    ).toEqual([['', 'Há alvará? | sim-nao-na', 'Há brigada? | sim-nao', 'Equipamentos | multipla-escolha | Extintor/Hidrante']])
  })

  it('with a question over two lines, and a statement that begins with a number', () => {
    expect(outline('1. O local tem ambulância\ne posto médico?\n2. 3 extintores ou mais no corredor?')).toEqual([
      ['', 'O local tem ambulância e posto médico? | sim-nao-na', '3 extintores ou mais no corredor? | sim-nao-na'],
    ])
  })

  it('with the weight of a section behind a dash and its word', () => {
    expect(readQuestions('2. COZINHA – peso: 45%\n2.1 A coifa está limpa?\nSALÃO – peso 55\n3.1 Há mesas livres?')).toMatchObject([
      { title: 'Cozinha', weight: 45 },
      { title: 'Salão', weight: 55 },
    ])
  })

  it('keeps what a parenthesis says when it is no note, and points and units', () => {
    const [section] = readQuestions(
      '1. A nutricionista (CRN-8) está presente? (peso: 3)\n2. Temperatura da geladeira (°C)\n3. Piso\n- Liso = 10\n- Solto – NC',
    )
    expect(section?.questions).toMatchObject([
      { statement: 'A nutricionista (CRN-8) está presente?', weight: 3 },
      { type: 'numero', unit: '°C' },
      {
        options: [
          { label: 'Liso', score: 10 },
          { label: 'Solto', isNonConformity: true },
        ],
      },
    ])
  })

  it('with letters or dashes before questions, also below numbered ones', () => {
    expect(
      outline('1. Há extintor?\n\nHIGIENE\na) Há vestiário limpo?\nb) Há água potável?\nc) Qual o piso?\n- Liso\n- Outro, qual?'),
    ).toEqual([
      ['', 'Há extintor? | sim-nao-na'],
      ['Higiene', 'Há vestiário limpo? | sim-nao-na', 'Há água potável? | sim-nao-na', 'Qual o piso? | escolha-unica | Liso/Outro, qual?'],
    ])
    expect(outline('1. Há extintor?\n• Está carregado?\n• Está à vista?\n2. Piso?\n- Bom\n- Outro, qual?')).toEqual([
      [
        '',
        'Há extintor? | sim-nao-na',
        'Está carregado? | sim-nao-na',
        'Está à vista? | sim-nao-na',
        'Piso? | escolha-unica | Bom/Outro, qual?',
      ],
    ])
  })

  it('with a yes or no above its own sub-question, which is no heading', () => {
    const own = ['Há pragas? | sim-nao', 'Quais? | texto-curto | sim']
    expect(outline('12) Há pragas? S/N\n12.1) Se sim, quais?\n13) Há ralos: S/N')).toEqual([['', ...own, 'Há ralos | sim-nao']])
    expect(outline('12) Há pragas (S/N)\n12.1) Se sim, quais?')[0]?.[2]).toBe('Quais? | texto-curto | sim')
    expect(outline('1) Quantas salas há?\n1.1) Se sim, quais?')[0]?.[2]).toBe('Se sim, quais? | texto-curto')
  })

  it('with what the question weighs behind its last option', () => {
    expect(outline('1. Piso: ( ) Bom ( ) Regular ( ) Ruim (peso 2)')[0]?.[1]).toBe('Piso: | escolha-unica | 2 | Bom/Regular/Ruim')
    expect(readQuestions('1. Piso ( ) Bom (10 pontos) ( ) Ruim (0 pontos)')[0]?.questions[0]).toMatchObject({
      weight: null,
      options: [{ score: 10 }, { score: 0 }],
    })
  })

  it.each([
    'Assinale os itens em uso:\n[ ] Luvas [ ] Toucas',
    'Assinale os itens em uso: [ ] Luvas [ ] Toucas',
    'Itens em uso (marque todos): [ ] Luvas [ ] Toucas',
    'Itens em uso (marque todos)\n[ ] Luvas\n[ ] Toucas',
  ])('with boxes for several answers: %s', (text) => {
    expect(readQuestions(`1. ${text}`)[0]?.questions[0]).toMatchObject({
      type: 'multipla-escolha',
      options: [{ label: 'Luvas' }, { label: 'Toucas' }],
    })
  })

  it('with the fields of a paper form, whose blanks are no words', () => {
    const [section] = readQuestions(`1. Comprimento da quadra (em metros):
2. Área da cozinha (m²):
3. Nº de funcionários
4. Nome do responsável
5. Telefone
6. Validade ___/___/____
7. Data e hora da visita
8. Início da visita: ___:___
9. Empresa: ____________
10. Valor da taxa R$ ______
11. Telefone de emergência visível?
12. Assinale a situação: ( ) Boa ( ) Outra: ______`)
    expect(section?.questions.map(({ statement, type, unit }) => [statement, type, unit].filter(Boolean).join(' | '))).toEqual([
      'Comprimento da quadra | numero | metros',
      'Área da cozinha | numero | m²',
      'Nº de funcionários | numero',
      'Nome do responsável | texto-curto',
      'Telefone | texto-curto',
      'Validade | data',
      'Data e hora da visita | texto-curto',
      'Início da visita | hora',
      'Empresa | texto-curto',
      'Valor da taxa | moeda',
      'Telefone de emergência visível? | sim-nao-na',
      'Assinale a situação: | escolha-unica',
    ])
    expect(section?.questions.at(-1)?.options.map(({ label }) => label)).toEqual(['Boa', 'Outra'])
  })

  it('with a condition on an unnumbered line asks it after the question above', () => {
    const [section] = readQuestions('1. Há extintor?\nSe não, tirar foto\n2. Há saída?')
    expect(section?.questions.map(({ statement, after }) => [statement, after])).toEqual([
      ['Há extintor?', null],
      ['Tirar foto', 'nao'],
      ['Há saída?', null],
    ])
  })

  it.each([
    ['Alvará: ( ) Sim ( ) Em renovação ( ) Não', 'Se não, por quê?', 'Não', 'Por quê?'],
    ['Alvará: ( ) Sim ( ) Em renovação ( ) Não', 'Caso a resposta seja "em renovação": qual o prazo?', 'Em renovação', 'Qual o prazo?'],
    ['Piso: ( ) Bom ( ) Ruim', 'Se ruim, descreva', 'Ruim', 'Descreva'],
    ['Piso: ( ) Bom ( ) Ruim', 'Se não, descreva', null, 'Se não, descreva'],
    ['Rótulos: ( ) Sim ( ) Não ( ) Não se aplica ( ) Em parte', 'Se não se aplica, por quê?', 'Não se aplica', 'Por quê?'],
  ])('with a condition after a choice of other answers: %s %s', (choice, follow, after, statement) => {
    const [section] = readQuestions(`1. ${choice}\n2. ${follow}`)
    expect(section?.questions[1]).toMatchObject({ after, statement })
  })

  it('with weights that are no whole numbers, which are rounded and told', () => {
    const [section] = readQuestions(
      '1. Há água? (peso 2,5)\n2. Há luz? (peso 1,25, obrigatória)\n3. Há gás? – peso 3,5\n4. Há sol? (peso 2)',
    )
    expect(section?.questions.map(({ statement, weight, writtenWeight }) => [statement, weight, writtenWeight])).toEqual([
      ['Há água?', 3, 2.5],
      ['Há luz?', 1, 1.25],
      ['Há gás?', 4, 3.5],
      ['Há sol?', 2, null],
    ])
  })

  it('that is empty has no questions', () => {
    expect([readQuestions(''), readQuestions('\n  \n---')]).toEqual([[], []])
  })
})
