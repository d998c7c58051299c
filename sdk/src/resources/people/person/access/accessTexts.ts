import type { Locale } from '../../../../core/locale.js'

/** What the server tells of an account's past. */
export type AccountEvent =
  | 'made'
  | 'link'
  | 'password'
  | 'shut-out'
  | 'let-in'
  | 'manages'
  | 'manages-no-more'
  | 'powers'
  | 'username'
  | 'email'
  | 'factor-on'
  | 'factor-off'

interface AccessTexts {
  readonly title: string
  readonly failed: string
  readonly none: string
  readonly username: string
  readonly email: string
  readonly taken: Readonly<Record<string, string>>
  readonly invalid: Readonly<Record<string, string>>
  readonly give: string
  readonly giving: string
  readonly facts: Readonly<Record<'username' | 'email' | 'status' | 'entered' | 'sessions' | 'link' | 'factor', string>>
  readonly rename: string
  readonly saveNames: string
  readonly saving: string
  readonly open: string
  readonly closed: string
  readonly gone: string
  readonly sealed: string
  readonly inactive: string
  readonly never: string
  readonly until: (when: string) => string
  readonly asked: (when: string) => string
  readonly own: string
  readonly makeLink: string
  readonly link: string
  readonly linkNote: (when: string) => string
  readonly copy: string
  readonly copied: string
  readonly close: string
  readonly reopen: string
  readonly hasFactor: string
  readonly endFactor: string
  readonly endFactorNote: string
  readonly manages: string
  readonly managesHint: string
  readonly signIns: string
  readonly unknownDevice: string
  readonly past: string
  readonly events: Readonly<Record<AccountEvent, string>>
  readonly onServer: string
  readonly by: (what: string, name: string) => string
}

/** Texts of the dialog about a person's account. */
export const accessTexts: Readonly<Record<Locale, AccessTexts>> = {
  'pt-BR': {
    title: 'Acesso ao sistema',
    failed: 'Não foi possível ler o acesso.',
    none: 'Esta pessoa ainda não entra no sistema. Dê um acesso: ela recebe de você um link e escolhe a própria senha.',
    username: 'Usuário',
    email: 'E-mail',
    taken: { username: 'Outra pessoa já tem este usuário', email: 'Outra pessoa já tem este e-mail' },
    invalid: { username: 'Use letras, números, pontos e hifens, ao menos dois', email: 'E-mail inválido' },
    give: 'Dar acesso',
    giving: 'Criando…',
    facts: {
      username: 'Usuário',
      email: 'E-mail',
      status: 'Situação',
      entered: 'Entrou pela última vez',
      sessions: 'Conectado agora em',
      link: 'Link ainda sem uso',
      factor: 'Verificação em duas etapas',
    },
    rename: 'Alterar usuário e e-mail',
    saveNames: 'Salvar usuário e e-mail',
    saving: 'Salvando…',
    open: 'Pode entrar',
    closed: 'Encerrado',
    gone: 'Encerrado: a pessoa não está ativa',
    sealed: 'Os dados desta pessoa foram removidos: não há acesso a dar.',
    inactive: 'Esta pessoa não está ativa. Ative o cadastro antes de dar acesso.',
    never: 'Nunca',
    until: (when) => `Vale até ${when}`,
    asked: (when) => `Pediu uma nova senha em ${when}. Gere um link e entregue a ela.`,
    own: 'Este é o seu acesso: só outra pessoa que administra os acessos pode encerrá-lo.',
    makeLink: 'Gerar link para a senha',
    link: 'Link para escolher a senha',
    linkNote: (when) =>
      `Vale uma vez, até ${when}. Entregue-o só a esta pessoa: quem abrir o link escolhe a senha. Ele não aparece de novo.`,
    copy: 'Copiar',
    copied: 'Copiado',
    close: 'Encerrar acesso',
    reopen: 'Liberar acesso',
    hasFactor: 'Ligada',
    endFactor: 'Desligar a verificação em duas etapas',
    endFactorNote:
      'Para quem perdeu o celular: a senha sozinha volta a bastar para entrar. Confirme antes que é a própria pessoa quem pede.',
    manages: 'Administra os acessos',
    managesHint: 'Dá, muda e encerra o acesso de outras pessoas.',
    signIns: 'Últimas entradas',
    unknownDevice: 'Navegador desconhecido',
    past: 'O que aconteceu',
    events: {
      made: 'Acesso criado',
      link: 'Link gerado',
      password: 'Senha definida',
      'shut-out': 'Acesso encerrado',
      'let-in': 'Acesso liberado',
      manages: 'Passou a administrar os acessos',
      'manages-no-more': 'Deixou de administrar os acessos',
      powers: 'Mudou o que pode fazer',
      username: 'Usuário alterado',
      email: 'E-mail alterado',
      'factor-on': 'Verificação em duas etapas ligada',
      'factor-off': 'Verificação em duas etapas desligada',
    },
    onServer: 'quem opera o servidor',
    by: (what, name) => `${what}, por ${name}`,
  },
  'en-US': {
    title: 'Access to the system',
    failed: 'The account could not be read.',
    none: 'This person does not sign in yet. Give them an account: you hand them a link, and they choose their own password.',
    username: 'User name',
    email: 'E-mail',
    taken: { username: 'Another person has this user name', email: 'Another person has this e-mail' },
    invalid: { username: 'Use letters, digits, dots and hyphens, two at least', email: 'Invalid e-mail' },
    give: 'Give access',
    giving: 'Making…',
    facts: {
      username: 'User name',
      email: 'E-mail',
      status: 'Status',
      entered: 'Last sign-in',
      sessions: 'Signed in now on',
      link: 'Link not used yet',
      factor: 'Sign-in in two steps',
    },
    rename: 'Change user name and e-mail',
    saveNames: 'Save user name and e-mail',
    saving: 'Saving…',
    open: 'May sign in',
    closed: 'Closed',
    gone: 'Closed: the person is not active',
    sealed: 'The data of this person were removed: there is no access to give.',
    inactive: 'This person is not active. Activate the record before giving access.',
    never: 'Never',
    until: (when) => `Valid until ${when}`,
    asked: (when) => `Asked for a new password on ${when}. Make a link and hand it over.`,
    own: 'This is your own account: only another person who manages accounts can close it.',
    makeLink: 'Make a link for the password',
    link: 'Link to choose the password',
    linkNote: (when) =>
      `Serves once, until ${when}. Hand it to this person only: whoever opens the link chooses the password. It is not shown again.`,
    copy: 'Copy',
    copied: 'Copied',
    close: 'Close the account',
    reopen: 'Open the account',
    hasFactor: 'On',
    endFactor: 'Turn the sign-in in two steps off',
    endFactorNote:
      'For somebody who lost their phone: the password alone is enough again. Make sure first that the person themself asks for it.',
    manages: 'Manages accounts',
    managesHint: 'Gives, changes and closes the accounts of others.',
    signIns: 'Last sign-ins',
    unknownDevice: 'Unknown browser',
    past: 'What happened',
    events: {
      made: 'Account made',
      link: 'Link made',
      password: 'Password set',
      'shut-out': 'Account closed',
      'let-in': 'Account opened',
      manages: 'Manages accounts since then',
      'manages-no-more': 'Stopped managing accounts',
      powers: 'What they may do was changed',
      username: 'User name changed',
      email: 'E-mail changed',
      'factor-on': 'Sign-in in two steps turned on',
      'factor-off': 'Sign-in in two steps turned off',
    },
    onServer: 'whoever runs the server',
    by: (what, name) => `${what}, by ${name}`,
  },
  'es-ES': {
    title: 'Acceso al sistema',
    failed: 'No se pudo leer el acceso.',
    none: 'Esta persona aún no entra en el sistema. Dele un acceso: recibe de usted un enlace y elige su propia contraseña.',
    username: 'Usuario',
    email: 'Correo electrónico',
    taken: { username: 'Otra persona ya tiene este usuario', email: 'Otra persona ya tiene este correo' },
    invalid: { username: 'Use letras, números, puntos y guiones, al menos dos', email: 'Correo electrónico no válido' },
    give: 'Dar acceso',
    giving: 'Creando…',
    facts: {
      username: 'Usuario',
      email: 'Correo electrónico',
      status: 'Situación',
      entered: 'Entró por última vez',
      sessions: 'Conectado ahora en',
      link: 'Enlace aún sin usar',
      factor: 'Verificación en dos pasos',
    },
    rename: 'Cambiar usuario y correo',
    saveNames: 'Guardar usuario y correo',
    saving: 'Guardando…',
    open: 'Puede entrar',
    closed: 'Cerrado',
    gone: 'Cerrado: la persona no está activa',
    sealed: 'Los datos de esta persona se eliminaron: no hay acceso que dar.',
    inactive: 'Esta persona no está activa. Active el registro antes de dar acceso.',
    never: 'Nunca',
    until: (when) => `Vale hasta ${when}`,
    asked: (when) => `Pidió una nueva contraseña el ${when}. Genere un enlace y entrégueselo.`,
    own: 'Este es su acceso: solo otra persona que administre los accesos puede cerrarlo.',
    makeLink: 'Generar enlace para la contraseña',
    link: 'Enlace para elegir la contraseña',
    linkNote: (when) =>
      `Vale una vez, hasta ${when}. Entréguelo solo a esta persona: quien abre el enlace elige la contraseña. No se muestra de nuevo.`,
    copy: 'Copiar',
    copied: 'Copiado',
    close: 'Cerrar acceso',
    reopen: 'Abrir acceso',
    hasFactor: 'Activada',
    endFactor: 'Desactivar la verificación en dos pasos',
    endFactorNote:
      'Para quien perdió el teléfono: la contraseña vuelve a bastar para entrar. Confirme antes que es la propia persona quien lo pide.',
    manages: 'Administra los accesos',
    managesHint: 'Da, cambia y cierra el acceso de otras personas.',
    signIns: 'Últimas entradas',
    unknownDevice: 'Navegador desconocido',
    past: 'Qué ocurrió',
    events: {
      made: 'Acceso creado',
      link: 'Enlace generado',
      password: 'Contraseña definida',
      'shut-out': 'Acceso cerrado',
      'let-in': 'Acceso abierto',
      manages: 'Pasó a administrar los accesos',
      'manages-no-more': 'Dejó de administrar los accesos',
      powers: 'Cambió lo que puede hacer',
      username: 'Usuario cambiado',
      email: 'Correo cambiado',
      'factor-on': 'Verificación en dos pasos activada',
      'factor-off': 'Verificación en dos pasos desactivada',
    },
    onServer: 'quien opera el servidor',
    by: (what, name) => `${what}, por ${name}`,
  },
}
