import { expect, it } from 'vitest'
import type { AskedQuestionnaire } from './answer.js'
import { questionName } from './questionName.js'

const section = (title: string, ...questions: readonly (readonly [string, string])[]) => ({
  title,
  questions: questions.map(([code, statement]) => ({ code, statement })),
})
const whole = 'Como está o conjunto?'
const sections = [section('Quadra', ['P1', whole], ['P2', 'Há extintores?']), section('Vestiários', ['P3', whole])]

it('names a question by its text, and with its section where another has the same text', () => {
  const questionnaire = { sections } as unknown as AskedQuestionnaire
  const questions = sections.flatMap((each) => each.questions)
  expect(questions.map((question) => questionName(questionnaire, question))).toEqual([
    'Quadra › Como está o conjunto?',
    'Há extintores?',
    'Vestiários › Como está o conjunto?',
  ])
})
