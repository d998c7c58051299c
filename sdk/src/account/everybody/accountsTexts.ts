import type { Locale } from '../../core/locale.js'
import type { Act } from '../../core/powers.js'
import type { AccountState } from './listedAccounts.js'

interface AccountsTexts {
  readonly title: string
  readonly lead: string
  readonly search: string
  readonly closedToo: (count: string) => string
  readonly count: (count: number, shown: string) => string
  readonly none: string
  readonly noMatch: string
  readonly failed: string
  readonly loading: string
  readonly retry: string
  readonly more: string
  readonly own: string
  readonly nobody: string
  readonly states: Readonly<Record<AccountState, string>>
  readonly entered: (when: string) => string
  readonly never: string
  readonly manages: string
  readonly all: string
  readonly nothing: string
  readonly reads: (areas: string) => string
  readonly writes: (areas: string) => string
  readonly areas: (count: number) => string
  readonly acts: Readonly<Record<Act, string>>
  readonly upTo: (amount: string) => string
}

/** Texts of the dialog that shows who has access. */
export const accountsTexts: Readonly<Record<Locale, AccountsTexts>> = {
  'pt-BR': {
    title: 'Quem tem acesso',
    lead: 'Escolha uma pessoa para mudar ou encerrar o acesso dela. Para dar um acesso novo, abra o cadastro da pessoa.',
    search: 'Buscar por nome, usuário ou e-mail',
    closedToo: (count) => `Mostrar também os encerrados (${count})`,
    count: (count, shown) => `${shown} ${count === 1 ? 'acesso' : 'acessos'}`,
    none: 'Ninguém tem acesso.',
    noMatch: 'Nenhum acesso com este nome, usuário ou e-mail.',
    failed: 'Não foi possível ler quem tem acesso.',
    loading: 'Carregando…',
    retry: 'Tentar de novo',
    more: 'Mostrar mais',
    own: 'você',
    nobody: 'Sem pessoa cadastrada: mude pelo comando no servidor',
    states: { open: 'Pode entrar', closed: 'Encerrado', link: 'Link sem uso', asked: 'Pediu nova senha' },
    entered: (when) => `Entrou em ${when}`,
    never: 'Nunca entrou',
    manages: 'administra os acessos',
    all: 'Faz tudo',
    nothing: 'Não vê nem altera nada',
    reads: (areas) => `vê ${areas}`,
    writes: (areas) => `altera ${areas}`,
    areas: (count) => `${count} áreas`,
    acts: {
      decidir: 'decide',
      empenhar: 'empenha',
      receber: 'recebe',
      homologar: 'homologa',
      precos: 'muda preços',
      revelar: 'vê documentos',
      exportar: 'exporta',
    },
    upTo: (amount) => `decide até ${amount}`,
  },
  'en-US': {
    title: 'Who has access',
    lead: 'Choose a person to change or close their account. To give a new one, open the record of the person.',
    search: 'Search by name, user name or e-mail',
    closedToo: (count) => `Show closed ones too (${count})`,
    count: (count, shown) => `${shown} ${count === 1 ? 'account' : 'accounts'}`,
    none: 'Nobody has access.',
    noMatch: 'No account with this name, user name or e-mail.',
    failed: 'Who has access could not be read.',
    loading: 'Loading…',
    retry: 'Try again',
    more: 'Show more',
    own: 'you',
    nobody: 'Not a registered person: change it with the command on the server',
    states: { open: 'May sign in', closed: 'Closed', link: 'Link not used', asked: 'Asked for a password' },
    entered: (when) => `Signed in on ${when}`,
    never: 'Never signed in',
    manages: 'manages accounts',
    all: 'Does everything',
    nothing: 'Neither sees nor changes anything',
    reads: (areas) => `sees ${areas}`,
    writes: (areas) => `changes ${areas}`,
    areas: (count) => `${count} areas`,
    acts: {
      decidir: 'decides',
      empenhar: 'commits',
      receber: 'receives',
      homologar: 'ratifies',
      precos: 'changes prices',
      revelar: 'sees documents',
      exportar: 'exports',
    },
    upTo: (amount) => `decides up to ${amount}`,
  },
  'es-ES': {
    title: 'Quién tiene acceso',
    lead: 'Elija una persona para cambiar o cerrar su acceso. Para dar un acceso nuevo, abra el registro de la persona.',
    search: 'Buscar por nombre, usuario o correo',
    closedToo: (count) => `Mostrar también los cerrados (${count})`,
    count: (count, shown) => `${shown} ${count === 1 ? 'acceso' : 'accesos'}`,
    none: 'Nadie tiene acceso.',
    noMatch: 'Ningún acceso con este nombre, usuario o correo.',
    failed: 'No se pudo leer quién tiene acceso.',
    loading: 'Cargando…',
    retry: 'Intentar de nuevo',
    more: 'Mostrar más',
    own: 'usted',
    nobody: 'Sin persona registrada: cámbielo con el comando en el servidor',
    states: { open: 'Puede entrar', closed: 'Cerrado', link: 'Enlace sin usar', asked: 'Pidió nueva contraseña' },
    entered: (when) => `Entró el ${when}`,
    never: 'Nunca entró',
    manages: 'administra los accesos',
    all: 'Hace todo',
    nothing: 'No ve ni cambia nada',
    reads: (areas) => `ve ${areas}`,
    writes: (areas) => `cambia ${areas}`,
    areas: (count) => `${count} áreas`,
    acts: {
      decidir: 'decide',
      empenhar: 'compromete',
      receber: 'recibe',
      homologar: 'homologa',
      precos: 'cambia precios',
      revelar: 've documentos',
      exportar: 'exporta',
    },
    upTo: (amount) => `decide hasta ${amount}`,
  },
}
