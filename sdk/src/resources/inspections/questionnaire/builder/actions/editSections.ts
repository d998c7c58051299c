import type { AnyFieldset } from '../../../../../core/control.js'
import { newRow } from '../../../../../form/core/formValues.js'
import { addRow, moveRow, removeRow } from '../../../../../form/store/rows.js'
import type { BuilderActions } from '../BuilderContext.js'
import { balanced, dependants, nextCodes, recoded } from '../pure/edit.js'
import type { SectionRow } from '../pure/rows.js'
import { type Editing, most, namesOf } from './editing.js'

type SectionActions = Pick<BuilderActions, 'addSection' | 'duplicateSection' | 'removeSection' | 'stepSection' | 'dropSection' | 'balance'>

/** Actions on whole sections. */
export function editingSections(editing: Editing, fields: AnyFieldset): SectionActions {
  const { store, sections, stored, act, focus, tell, titleOf } = editing
  const isFull = () => {
    if (sections().length < most.sections) return false
    tell('full', { max: most.sections })
    return true
  }
  const settle = (index: number) => {
    focus(`[data-section-line="${index}"]`)
    tell('sectionMoved', { name: titleOf(index), place: index + 1, count: sections().length })
  }
  const move = (from: number, to: number) => {
    if (from === to) return
    act(() => moveRow(store, 'sections', from, to))
    settle(to)
  }
  return {
    addSection: () => {
      if (isFull()) return
      const index = sections().length
      act(() => addRow(store, 'sections', { ...fields.empty, questions: [] }))
      focus(`[data-path="sections[${index}].title"] input`)
    },
    duplicateSection: (index) => {
      const row = sections()[index]
      if (!row || isFull()) return
      const codes = nextCodes(row.questions.length, sections(), stored())
      act(() => addRow(store, 'sections', recoded(newRow(fields, row) as SectionRow, codes), { index: index + 1 }))
      settle(index + 1)
    },
    removeSection: (index) => removeSection(editing, index),
    stepSection: (index, step) => {
      if (index + step < 0 || index + step >= sections().length) tell('atEnd')
      else move(index, index + step)
    },
    dropSection: move,
    balance: () => {
      const weights = balanced(sections().length)
      act(() => {
        for (const [index, weight] of weights.entries()) store.change(`sections[${index}].weight`, weight)
      })
      tell('balanced', { weights: weights.join(' + ') })
    },
  }
}

async function removeSection({ store, sections, release, focus, tell, titleOf, text }: Editing, index: number): Promise<void> {
  const row = sections()[index]
  if (!row) return
  const codes = new Set(row.questions.map(({ code }) => code))
  const named = [...codes].flatMap((code) => dependants(sections(), code)).filter(({ code }) => !codes.has(code))
  const message = [
    ...(row.questions.length > 0 ? [text().plural('removeAll', row.questions.length)] : []),
    ...(named.length > 0 ? [text().say('removeNamed', { names: namesOf(named) })] : []),
  ].join(' ')
  const name = titleOf(index)
  await release(named, message === '' ? undefined : { title: text().say('removeTitle', { name }), message }, () => {
    removeRow(store, 'sections', index)
    focus(index > 0 ? `[data-section-line="${index - 1}"]` : '[data-section-line="0"], [data-add-section]')
    tell('removed', { name })
  })
}
