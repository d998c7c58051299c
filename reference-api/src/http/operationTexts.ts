interface OperationText {
  readonly summary: string
  readonly description: string
}
type Texts = readonly (readonly [call: RegExp, summary: string, description: string])[]

const session: Texts = [
  [/^POST \/sessao\/login$/, 'Sign in', 'A token for a user name or e-mail and a password.'],
  [/^GET \/sessao$/, 'Who am I', 'The user of the token, its end, and what it may do.'],
  [/^POST \/sessao\/renovar$/, 'Renew', 'A new token for the current one, up to twelve hours after the password was typed.'],
  [/^POST \/sessao\/logout$/, 'Sign out', 'Ends the session of the token, with the tokens of its renewals.'],
  [
    /^POST \/sessao\/recuperar-senha$/,
    'Request a new password',
    'Stored for an administrator; the answer is the same for users that do not exist.',
  ],
  [/^GET \/sessao\/sessoes$/, 'Own sessions', 'The sessions of the user.'],
  [/^DELETE \/sessao\/sessoes\//, 'End an own session', 'Ends the session, with the tokens of its renewals.'],
  [/^POST \/sessao\/senha$/, 'Change the password', 'Needs the current and the new password; ends the other sessions.'],
  [/^POST \/sessao\/nova-senha\/conferir$/, 'Look whether a link serves', 'Of a password that is not chosen yet; the link stays as it is.'],
  [/^POST \/sessao\/nova-senha$/, 'Choose a password', 'With the secret of a link, which serves once and for a day.'],
  [/^GET \/acessos$/, 'Who has access', 'Every account, by name. For users who manage accounts.'],
  [/^GET \/pessoas\/[^/]+\/acesso$/, 'Account of a person', 'Null when there is none. For users who manage accounts.'],
  [/^POST \/pessoas\/[^/]+\/acesso$/, 'Give a person an account', 'Answers the secret of the link by which they choose a password.'],
  [
    /^PATCH \/pessoas\/[^/]+\/acesso$/,
    'Change an account',
    'Closes it at once, opens it again, lets it manage accounts, lists its powers, or changes its user name and e-mail.',
  ],
  [/^POST \/pessoas\/[^/]+\/acesso\/link$/, 'Link for a new password', 'Its secret, which ends the one before.'],
  [/^POST \/sessao\/portal$/, 'Token of a portal', "For a portal's server, which presents its secret."],
  [/^POST \/sessao\/bilhete$/, 'Ticket for a download', 'Valid once, for one path, for 60 seconds.'],
]
const others: Texts = [
  [
    /^GET \/localidades\/ceps$/,
    'Look up a CEP',
    'The values that most registered addresses with this CEP share, among those that the caller may read; null where they differ.',
  ],
  [/^GET \/localidades\//, 'Places', 'Countries, states and cities, by their official codes.'],
  [/^GET \/preferencias$/, 'Read the preferences', 'The choices of the user: language, look, columns, views.'],
  [/^(PUT|PATCH) \/preferencias$/, 'Write the preferences', 'PUT replaces all preferences, PATCH changes only the given keys.'],
  [/^GET \/painel\/graficos/, 'Charts', 'The charts of a home page, and the numbers of each chart with their lists.'],
  [/^GET \/painel\/mudancas$/, 'Changes', 'Changes to records by other users since the previous visit.'],
  [/^GET \/avisos$/, 'Notices', 'Records that wait for the user, changes to the user’s records, and expiries.'],
  [/^POST \/avisos\/lidos$/, 'Mark notices as read', 'Some notices by their keys, or all until a time.'],
  [/^GET \/painel/, 'Figures', 'Numbers of a home page, with their lists.'],
  [
    /^(GET|POST) \/busca$/,
    'Search everything',
    'Records of all entities. POST also accepts document numbers, which must not be in an address.',
  ],
  [/^POST \/anexos$/, 'Send a file', 'The server checks type and size by the bytes.'],
  [/^GET \/anexos\//, 'Read a file', 'A file of a record that the caller may read, or one that the caller uploaded.'],
  [/^GET \/saude$/, 'Health', 'Whether the server and its database answer.'],
  [/^GET \/vivo$/, 'Alive', 'Whether the process answers at all; one that does not should be started again.'],
  [
    /^GET \/pronto$/,
    'Ready',
    'Whether a balancer should send requests here. A refusal names the reason in `data.reason`: `stopping`, `busy` or `database`.',
  ],
  [
    /^POST \/falhas$/,
    'Tell a failure',
    'Of a page in a browser, for the log. Values are taken out of it; twenty in a quarter of an hour are taken from an address.',
  ],
  [/^GET \/versao$/, 'Version', 'Of the contract.'],
  [/^GET \/openapi\.json$/, 'This document', 'The contract itself.'],
]
const visits: Texts = [
  [
    /^GET .+\/vistorias\/\{id\}\/respostas$/,
    'Read the answers',
    'The answers with the edition of the questionnaire, the score, missing files, the devices, and the previous visit.',
  ],
  [
    /^POST .+\/vistorias\/\{id\}\/respostas$/,
    'Store answers',
    'Needs no version of the visit and may be repeated, because each answer has a key. Returns the outcome of each answer.',
  ],
  [/^POST .+\/vistorias\/\{id\}\/fotos$/, 'Attach files', 'Uploaded files, for the answers that refer to them by SHA-256.'],
  [
    /^POST .+\/vistorias\/\{id\}\/inicio$/,
    'Begin',
    'Starts the visit like the change of status, with the place and without a version. A repetition changes nothing.',
  ],
  [/^GET \/verificar\//, 'Verify a report', 'Whether a printed report matches the stored one, by its code.'],
]
const personalData: Texts = [
  [
    /^GET \/pessoas\/\{id\}\/consultas$/,
    'Who looked',
    'Who opened the record, saw a CPF or made a report, and the exports that may have held the person. The newest first; not for portals.',
  ],
  [
    /^GET \/pessoas\/\{id\}\/dados$/,
    'Everything held',
    'The record in clear, what refers to it, files, accounts, history and consultations. Logged as a reading; not for portals.',
  ],
  [
    /^POST \/pessoas\/\{id\}\/anonimizar$/,
    'Anonymise',
    'Removes what tells who the person is, for good, with a reason. A refusal names everything that hinders it; not for portals.',
  ],
]
const records: Texts = [
  [
    /^GET .+\/precos-anteriores$/,
    'Previous prices',
    'The prices that other requests paid for the material of each item, the newest first.',
  ],
  [
    /^GET .+\/refeitorios\/inicio$/,
    'Begin',
    'What is known of a new canteen: the days and free places of its event, the usual meals, and the lot of its request of meals.',
  ],
  [/^GET .+\/inicio$/, 'Begin', 'What is known of a new request: who asks, and the days and place of an event.'],
  [/^POST .+\/propostas$/, 'Propose lots', 'Lots of tenders in force that offer what the lines need. It writes nothing.'],
  [/^GET .+\/movimentos$/, 'Ledger', 'The movements of a lot, the newest first, each with the balance after it.'],
  [/^GET .+\/contagem$/, 'Count', 'How many records a filter finds.'],
  [/^GET .+\/opcoes$/, 'Choices', 'The options of a field that refers to these records.'],
  [/^GET .+\/exportar\.\w+$/, 'Export', 'The list as a file, by a ticket or a token.'],
  [/^GET .+\/\{id\}\/historico$/, 'History', 'The changes of the record with their users, the newest first.'],
  [/^GET .+\/situacao\/\{transicao\}$/, 'What a change of status lacks', 'The reasons why it would be refused now. It writes nothing.'],
  [/^GET .+\/\{id\}$/, 'Read', 'One record with its version.'],
  [/^GET /, 'List', 'A page of records, searched, filtered and ordered.'],
  [/^POST .+\/duplicados$/, 'Look for duplicates', 'Records with the same values in fields that must be unique.'],
  [/^GET .+\/importacoes$/, 'Imports', 'Lists the imports of the last thirty days, the latest first.'],
  [
    /^POST .+\/desfazer$/,
    'Undo an import',
    'Deletes the records that an import created: all of them, or none when one was changed or is referred to. Records that it only changed stay as they are.',
  ],
  [/^POST .+\/importar$/, 'Import', 'Checks many rows, or stores all of them or none.'],
  [/^POST .+\/acoes\/ativar$/, 'Activate', 'Many records at once; returns the refused ones with their reasons.'],
  [/^POST .+\/acoes\/inativar$/, 'Inactivate', 'Many records at once; returns the refused ones with their reasons.'],
  [/^POST .+\/acoes\/excluir$/, 'Delete many', 'Hides many records for thirty days; returns the refused ones with their reasons.'],
  [/^POST .+\/acoes\/restaurar$/, 'Restore', 'Restores records that were deleted within thirty days.'],
  [
    /^POST .+\/situacao\/desfazer$/,
    'Take a change of status back',
    'The last change, if it was reversible and made by the same user some minutes ago.',
  ],
  [/^POST .+\/situacao$/, 'Change the status', 'A named transition of the workflow.'],
  [/^POST .+\/revelar$/, 'Reveal', 'The full value of a masked field; the audit stores the request.'],
  [/^POST .+\/reatribuir$/, 'Reassign', 'Moves all references from the record to another one.'],
  [/^POST /, 'Create', 'A new record.'],
  [/^PUT /, 'Update', 'The complete new record, with the version that was read.'],
  [/^DELETE /, 'Delete', 'Hides the record for thirty days, unless others refer to it.'],
]

/** The summary and the description of an operation, by its method and path. */
export function operationText(method: string, path: string, tag: string | undefined): OperationText {
  const call = `${method.toUpperCase()} ${path}`
  const own = [...session, ...others, ...visits, ...personalData].find(([pattern]) => pattern.test(call))
  const [, summary = '', description = ''] = own ?? records.find(([pattern]) => pattern.test(call)) ?? []
  return { summary: own || !tag ? summary : `${summary}: ${tag}`, description }
}
