import type { AskedQuestionnaire } from './answer.js'

/** A question in a list that has no sections: with the title of its section where several questions have its text. */
export function questionName(
  { sections }: Pick<AskedQuestionnaire, 'sections'>,
  { code, statement }: { readonly code: string; readonly statement: string },
): string {
  const alike = sections.flatMap(({ title, questions }) =>
    questions.flatMap((each) => (each.statement === statement ? [[each.code, title]] : [])),
  )
  const title = alike.find(([known]) => known === code)?.[1]
  return alike.length > 1 && title ? `${title} › ${statement}` : statement
}
