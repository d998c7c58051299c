import { Problem } from '../lib/problem.mjs'

// Words that cannot be the name of a constant, or of a table without quotes.
const reserved = new Set(
  (
    'all and any array as asc at both by break case catch check class collate column const constraint continue create current date debugger ' +
    'default delete desc distinct do else end enum event except export extends false fetch finally for foreign from function grant group having ' +
    'if import in index initially instanceof intersect into label leading let like limit link loop natural new not notes null of offset on only ' +
    'or order package primary private public record references return row schema select session set static status super switch table text then ' +
    'this throw to trailing true try type typeof union unique user using value var view void when where while window with yield'
  ).split(' '),
)

/** The names of an entity in all places. @param {string} word its English singular, `materialGroup` or `material-group` */
export function entityNames(word) {
  if (!/^[a-z][a-zA-Z]*(-[a-z]+)*$/.test(word ?? '')) {
    throw new Problem(`"${word ?? ''}" is no name of an entity: write its English singular, like materialGroup.`)
  }
  const camel = word.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  if (reserved.has(camel)) throw new Problem(`"${camel}" is a word of the language or of SQL: take a longer name, like "sports-${camel}".`)
  const parts = camel.split(/(?=[A-Z])/).map((part) => part.toLowerCase())
  return {
    camel,
    pascal: camel[0].toUpperCase() + camel.slice(1),
    kebab: parts.join('-'),
    table: parts.join('_'),
    words: parts.join(' '),
  }
}
