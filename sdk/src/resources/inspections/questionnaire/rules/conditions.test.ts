import { expect, test } from 'vitest'
import { conditionIssues } from './conditions.js'
import { issueText } from '../../../../form/checks/issueTexts.js'
import { questionnaire } from '../resource.js'

const texts = { locale: 'pt-BR', text: (key: string) => key, maybeText: () => undefined } as const

const asked = (type: string, options: readonly object[] = []) => {
  const first = { code: 'A', type, options }
  const second = { code: 'B', type: 'foto', options: [], showIf: { questionId: 'A', op: 'igual', value: 'talvez' } }
  const [issue] = conditionIssues([{ questions: [first, second] }] as never)
  return issue && issueText(questionnaire, texts, issue)
}

test('an answer that a question cannot have is refused with the words that people see', () => {
  const options = [
    { value: 'o-1', label: 'Ótimo' },
    { value: 'o-2', label: 'Ruim' },
  ]
  expect(asked('escolha-unica', options)).toBe('Aquela pergunta só tem estas respostas: Ótimo, Ruim')
  expect(asked('sim-nao')).toBe('Aquela pergunta só tem as respostas Sim e Não')
  expect(asked('sim-nao-na')).toBe('Aquela pergunta só tem as respostas Sim, Não e Não se aplica')
})
