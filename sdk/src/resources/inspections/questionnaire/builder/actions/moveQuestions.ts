import { moveRow, moveRowInto, removeRow } from '../../../../../form/store/rows.js'
import type { BuilderActions } from '../BuilderContext.js'
import { dependants, stepPlace } from '../pure/edit.js'
import { type Place, placeOf } from '../pure/rows.js'
import { type Editing, lineOf, namesOf } from './editing.js'

/** Actions that move or remove questions. */
export function movingQuestions(editing: Editing): Pick<BuilderActions, 'step' | 'drop' | 'remove' | 'releaseOption'> {
  const { store, sections, tell, focus, release, text } = editing
  return {
    step: (code, step) => {
      const place = placeOf(sections(), code)
      const to = place && stepPlace(sections(), place, step)
      if (to) moveTo(editing, code, to)
      else tell('atEnd')
    },
    drop: (code, target) => {
      const from = placeOf(sections(), code)
      if ('code' in target) {
        const to = placeOf(sections(), target.code)
        if (to) moveTo(editing, code, to)
        return
      }
      const count = sections()[target.section]?.questions.length ?? 0
      moveTo(editing, code, { section: target.section, question: from?.section === target.section ? count - 1 : count })
    },
    remove: async (code) => {
      const place = placeOf(sections(), code)
      if (!place) return
      const named = dependants(sections(), code)
      const neighbours = sections()[place.section]?.questions ?? []
      const next = neighbours[place.question + 1] ?? neighbours[place.question - 1]
      const asked = { title: text().say('removeTitle', { name: code }), message: text().say('removeNamed', { names: namesOf(named) }) }
      await release(named, named.length > 0 ? asked : undefined, () => {
        const at = placeOf(sections(), code)
        if (!at) return
        removeRow(store, `sections[${at.section}].questions`, at.question)
        focus(next ? lineOf(next.code) : `[data-add="${at.section}"]`)
        tell('removed', { name: code })
      })
    },
    releaseOption: async (code, value, remove) => {
      const named = value === '' ? [] : dependants(sections(), code, value)
      const asked = {
        title: text().say('removeTitle', { name: value }),
        message: text().say('removeOptionNamed', { names: namesOf(named) }),
      }
      await release(named, named.length > 0 ? asked : undefined, remove)
    },
  }
}

function moveTo({ store, sections, act, focus, tell, titleOf }: Editing, code: string, to: Place): void {
  const from = placeOf(sections(), code)
  if (!from || (from.section === to.section && from.question === to.question)) return
  const path = (section: number) => `sections[${section}].questions`
  act(() => {
    if (from.section === to.section) moveRow(store, path(from.section), from.question, to.question)
    else moveRowInto(store, { path: path(from.section), index: from.question }, { path: path(to.section), index: to.question })
  })
  focus(lineOf(code))
  const count = sections()[to.section]?.questions.length ?? 0
  tell('moved', { name: code, place: to.question + 1, count, section: titleOf(to.section) })
}
