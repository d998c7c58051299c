import { expect, it } from 'vitest'
import { toCopy } from '../../../form/core/formValues.js'
import { siteVisit } from './resource.js'
import { siteVisitSamples } from './samples.js'

it('a copy begins a new visit: nothing of what happened at the other, and its questionnaire is chosen again', () => {
  const visit = {
    ...siteVisitSamples[2],
    signatures: [{ id: 1, role: 'responsavel', name: 'Joana Kuhn', fileId: 4, signedAt: '2026-05-04T14:40:00.000Z' }],
    notes: 'O portão estava trancado.',
    isInconclusive: true,
    inconclusiveReason: 'Sem acesso ao depósito.',
  }
  const copy = toCopy(siteVisit, visit)
  const { companionName, companionRole, companionDocument, conclusion, isInconclusive, inconclusiveReason, notes } = copy
  expect([companionName, companionRole, companionDocument, conclusion, inconclusiveReason, notes].filter(Boolean)).toEqual([])
  expect([copy.nonConformities, copy.signatures, isInconclusive, copy.scheduledFor, copy.questionnaireId]).toEqual([
    [],
    [],
    false,
    null,
    null,
  ])
  expect([copy.targetType, copy.placeName, copy.inspectorId]).toEqual([visit.targetType, visit.placeName, visit.inspectorId])
})

it('the role that is chosen in a signature brings its name, and leaves a name that was typed', () => {
  const names: Readonly<Record<string, string>> = { inspectorId: 'Ana Ribeiro', teamIds: 'Bruno Souza' }
  const choose = (role: string, former: object) => {
    const draft = { inspectorId: 1, teamIds: [2], companionName: 'Rosa Kuhn' }
    const row = { role: null, name: '', fileId: null, signedAt: null, ...former }
    const of = (signature: object) => ({ ...draft, signatures: [signature] }) as never
    const { signatures } = siteVisit.onChange?.('signatures', of({ ...row, role }), of(row), (key) => names[key]) ?? {}
    return (signatures as unknown as readonly { readonly name: string }[])[0]?.name
  }
  expect([choose('responsavel', {}), choose('equipe', {}), choose('acompanhante', {})]).toEqual(['Ana Ribeiro', 'Bruno Souza', 'Rosa Kuhn'])
  expect(choose('acompanhante', { role: 'responsavel', name: 'Ana Ribeiro' })).toBe('Rosa Kuhn')
  expect(choose('acompanhante', { role: 'responsavel', name: 'Outra Pessoa' })).toBe('Outra Pessoa')
  expect(choose('responsavel', { role: 'responsavel', name: '' })).toBe('')
})

it('warns about a grave non-conformity without a deadline while it can be set, and about no other', () => {
  const findings = (...parts: object[]) => ({
    nonConformities: parts.map((part) => ({ severity: 'grave', state: 'aberta', deadline: null, ...part })),
  })
  const warned = (...parts: object[]) => Object.entries(siteVisit.warnings?.(findings(...parts)) ?? {})
  expect(warned({ severity: 'leve' }, {})).toEqual([['nonConformities[1].deadline', 'graveWithoutDeadline']])
  expect(warned({ deadline: '2026-12-15' }, { state: 'sanada' }, { severity: 'moderada' })).toEqual([])
})
