import type { ScoreRule } from './question.js'
import { highestPoints, type ScoredQuestionnaire } from './score.js'

/**
 * What each question is worth in the whole score when all questions are asked, in percent, by its code. Questions without points, and
 * sections without such questions, are worth nothing and are left out.
 */
export function sharesOf(sections: ScoredQuestionnaire['sections'], scoreRule: ScoreRule = 'por-pontos'): ReadonlyMap<string, number> {
  const weighed = sections.map(({ weight, questions }) => {
    const own = questions.map((question) => {
      const points = highestPoints(question)
      return { code: question.code, worth: points === 0 ? 0 : question.weight * (scoreRule === 'por-peso' ? 1 : points) }
    })
    return { weight, own, sum: own.reduce((all, { worth }) => all + worth, 0) }
  })
  const whole = weighed.reduce((all, { weight, sum }) => all + (sum > 0 ? weight : 0), 0)
  return new Map(
    weighed.flatMap(({ weight, own, sum }) =>
      sum === 0 || whole === 0 ? [] : own.flatMap(({ code, worth }) => (worth > 0 ? [[code, (100 * weight * worth) / (whole * sum)]] : [])),
    ),
  )
}
