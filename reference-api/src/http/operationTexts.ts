interface OperationText {
  readonly summary: string
  readonly description: string
}
type Texts = readonly (readonly [call: RegExp, summary: string, description: string])[]

const session: Texts = [
  [/^POST \/sessao\/login$/, 'Sign in', 'A token for a user name or e-mail and a password.'],
  [/^GET \/sessao$/, 'Who am I', 'Who stands behind the token, until when it is good, and what it may do.'],
  [/^POST \/sessao\/renovar$/, 'Renew', 'A new token for the present one, up to twelve hours after the password was typed.'],
  [/^POST \/sessao\/logout$/, 'Sign out', 'Ends the session of the token with everything that renewals made of it.'],
  [
    /^POST \/sessao\/recuperar-senha$/,
    'Ask for a new password',
    'Kept for an administrator; the same answer whether there is such a user or not.',
  ],
  [/^GET \/sessao\/sessoes$/, 'Own sessions', 'Where the person is signed in.'],
  [/^DELETE \/sessao\/sessoes\//, 'End an own session', 'Ends it with everything that renewals made of it.'],
  [/^POST \/sessao\/senha$/, 'Change the password', 'Takes the present one and a new one; ends the other sessions.'],
  [/^POST \/sessao\/portal$/, 'Token of a portal', "For a portal's server, which presents its secret."],
  [/^POST \/sessao\/bilhete$/, 'Ticket for a download', 'Good once, for one path, for 60 seconds.'],
]
const others: Texts = [
  [
    /^GET \/localidades\/ceps$/,
    'What a CEP says',
    'What most registered addresses with it agree on, as far as the caller may read them; nothing where they do not.',
  ],
  [/^GET \/localidades\//, 'Places', 'Countries, states and cities, by their official codes.'],
  [/^GET \/preferencias$/, 'Read the preferences', 'What the person has chosen: language, look, columns, views.'],
  [/^(PUT|PATCH) \/preferencias$/, 'Write the preferences', 'PUT replaces them, PATCH changes what it names.'],
  [/^GET \/painel\/graficos/, 'Charts', 'Which charts a home shows, and the numbers of each with the lists that prove them.'],
  [/^GET \/painel\/mudancas$/, 'Changes', 'What others did to records since the person signed in before.'],
  [/^GET \/avisos$/, 'Notices', 'What waits for the person since when, what happened to their records, and what ends.'],
  [/^POST \/avisos\/lidos$/, 'Mark notices as read', 'Some by their keys, or all to a moment.'],
  [/^GET \/painel/, 'Figures', 'Numbers of a home, with the lists that they lead to.'],
  [/^(GET|POST) \/busca$/, 'Search everything', 'Records of all entities; by POST also documents, which no address may hold.'],
  [/^POST \/anexos$/, 'Send a file', 'Kind and size are checked by its bytes.'],
  [/^GET \/anexos\//, 'Read a file', 'Of a record that the caller may read, or that the caller sent.'],
  [/^GET \/saude$/, 'Health', 'Whether the server and its database answer.'],
  [/^GET \/versao$/, 'Version', 'Of the contract.'],
  [/^GET \/openapi\.json$/, 'This document', 'The contract itself.'],
]
const visits: Texts = [
  [
    /^GET .+\/vistorias\/\{id\}\/respostas$/,
    'Read the answers',
    'With the edition of the questionnaire, the score, the files that are awaited, the devices, and the visit before.',
  ],
  [
    /^POST .+\/vistorias\/\{id\}\/respostas$/,
    'Store answers',
    'Without the version of the visit, as often as one likes: each answer has a key. Tells what became of each of them.',
  ],
  [/^POST .+\/vistorias\/\{id\}\/fotos$/, 'Hand over files', 'Files that were sent before, for the answers that name them by SHA-256.'],
  [
    /^POST .+\/vistorias\/\{id\}\/inicio$/,
    'Begin',
    'As the change of status does, without the version, with the place; again changes nothing.',
  ],
  [/^GET \/verificar\//, 'Verify a report', 'Whether a report is the one that is stored, by the code that it bears.'],
]
const records: Texts = [
  [/^GET .+\/precos-anteriores$/, 'Previous prices', 'Of each item what other requests paid for the same material, newest first.'],
  [/^POST .+\/propostas$/, 'Propose lots', 'Lots of tenders in force that have what some lines ask for; it writes nothing.'],
  [/^GET .+\/movimentos$/, 'Ledger', 'The movements of a lot, newest first, each with the balance that it left.'],
  [/^GET .+\/contagem$/, 'Count', 'How many records a filter finds.'],
  [/^GET .+\/opcoes$/, 'Choices', 'What a field that refers to these records offers.'],
  [/^GET .+\/exportar\.\w+$/, 'Export', 'The list as a file, by a ticket or a token.'],
  [/^GET .+\/\{id\}\/historico$/, 'History', 'Who did what to the record, newest first.'],
  [/^GET .+\/\{id\}$/, 'Read', 'One record with its version.'],
  [/^GET /, 'List', 'A page of records, searched, filtered and ordered.'],
  [/^POST .+\/duplicados$/, 'Look for duplicates', 'Records that have already what no two may share.'],
  [/^POST .+\/importar$/, 'Import', 'Checks many rows, or stores all of them or none.'],
  [/^POST .+\/acoes\/ativar$/, 'Activate', 'Many records at once; says which were refused and why.'],
  [/^POST .+\/acoes\/inativar$/, 'Inactivate', 'Many records at once; says which were refused and why.'],
  [/^POST .+\/acoes\/excluir$/, 'Delete many', 'Hidden for thirty days; says which were refused and why.'],
  [/^POST .+\/acoes\/restaurar$/, 'Restore', 'What was deleted within thirty days.'],
  [/^POST .+\/situacao$/, 'Change the status', 'A named transition of the workflow.'],
  [/^POST .+\/revelar$/, 'Reveal', 'The whole value of a masked field; kept in the history.'],
  [/^POST .+\/reatribuir$/, 'Reassign', 'Moves everything that refers to the record to another one.'],
  [/^POST /, 'Create', 'A new record.'],
  [/^PUT /, 'Update', 'The record as it is to be, with the version that was read.'],
  [/^DELETE /, 'Delete', 'Hides the record for thirty days, unless others refer to it.'],
]

/** The summary and the description of an operation, by its method and path. */
export function operationText(method: string, path: string, tag: string | undefined): OperationText {
  const call = `${method.toUpperCase()} ${path}`
  const own = [...session, ...others, ...visits].find(([pattern]) => pattern.test(call))
  const [, summary = '', description = ''] = own ?? records.find(([pattern]) => pattern.test(call)) ?? []
  return { summary: own || !tag ? summary : `${summary}: ${tag}`, description }
}
