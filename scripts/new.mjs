// `npm run new -- entity <name>`: creates the folders of a new entity, which compile, and its line in both lists.
import { parseArgs } from 'node:util'
import { root } from './lib/paths.mjs'
import { Problem, runMain } from './lib/problem.mjs'
import { createEntity } from './new/createEntity.mjs'

const usage = `Usage: npm run new -- entity <name> --area <area> --path <path> [options]
  <name>    English singular: materialGroup
  --area    folder below sdk/src/resources: service-memos/gms
  --path    address of its list: /administrativo/coisas
  --plural  name of its list's page, if routes.ts does not contain the address yet
  --below   name of the parent entity, for nested records: sponsor, with --path '/patrocinadores/{patrocinadorId}/cotas'
  --dialog  edit records in a dialog over the list, without an address for each record
  --pt      singular, plural and the button for a new one: "Grupo,Grupos,Novo grupo"
  --en, --es  the same in the other languages; the tests fail until all texts are written
`

await runMain(() => {
  const { what, name, options } = readArguments()
  if (options.help) return void process.stdout.write(usage)
  if (what !== 'entity') throw new Problem(usage)
  const { pt, en, es, area, path, plural, below, dialog } = options
  const texts = { 'pt-BR': threeOf(pt), 'en-US': threeOf(en), 'es-ES': threeOf(es) }
  const { made, changed, openTexts, slot } = createEntity(root, { name, area, path, plural, below, hasDialog: dialog, texts })
  process.stdout.write(`Created:\n${lines(made)}Changed:\n${lines(changed)}`)
  if (openTexts.length > 0) process.stdout.write(`Write the texts in messages.ts that begin with "??": ${openTexts.join(', ')}.\n`)
  if (slot) process.stdout.write(`Show its list in the parent's form, with a title in that form's messages: ${slot}.\n`)
  process.stdout.write('Add its fields, then see it with "npm start -- --fresh": docs/adding-an-entity.md.\n')
})

function readArguments() {
  const text = { type: 'string' }
  const options = {
    area: text,
    path: text,
    plural: text,
    below: text,
    pt: text,
    en: text,
    es: text,
    dialog: { type: 'boolean' },
    help: { type: 'boolean' },
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return { what: positionals[0], name: positionals[1], options: values }
  } catch (error) {
    throw new Problem(`${error.message}\n${usage}`)
  }
}

function threeOf(given) {
  return given?.split(',').map((text) => text.trim())
}

function lines(files) {
  return files.map((file) => `  ${file}\n`).join('')
}
