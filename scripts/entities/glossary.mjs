import { pageTitles } from './pageTitles.mjs'

const abbreviated = '/administrativo/solicitacoes-servico/'

/** The glossary with every existing entity ticked; unknown ones are added at the end. */
export function glossaryOf(text, base, entities) {
  const lines = text.split('\n')
  const isRow = (line) => /^\| .*\|$/.test(line)
  const heading = lines.findIndex((line) => line.startsWith('| Portuguese | entity |')) + 1
  for (const entity of entities) {
    let end = heading
    while (isRow(lines[end + 1])) end += 1
    const row = lines.findIndex((line, index) => index > heading && index <= end && line.includes(`| \`${entity.folder}\` |`))
    if (row >= 0) lines[row] = lines[row].replace(/\|(?: ✓)? \|$/, '| ✓ |')
    else lines.splice(end + 1, 0, rowOf(base, entity))
  }
  return lines.join('\n')
}

function rowOf(base, entity) {
  const { name, path, folder, screens } = entity
  const word = pageTitles(base, entity, 'pt-BR').singular.slice(1, -1).toLowerCase()
  const shown = path.startsWith(abbreviated) ? `…/${path.slice(abbreviated.length)}` : path
  const pages = screens.form ? (screens.list ? 'list, form' : 'form') : screens.list ? 'list with dialog' : 'none'
  return `| ${word} | \`${name}\` | \`${shown}\` | \`${folder}\` | ${pages} | ✓ |`
}
