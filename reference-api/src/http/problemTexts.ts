import { contracts, contractText, type FieldIssue, fillText, type Locale, validationText } from '@esporte-parana/sdk/contracts'
import { obstacleTexts } from './obstacleTexts.js'
import { powerNames, powerTexts } from './powerTexts.js'

type Texts = Readonly<Record<Locale, string>>

const texts: Readonly<Record<string, Texts>> = {
  ...powerTexts,
  unreadable: {
    'pt-BR': 'A requisição não pôde ser lida. Confira o endereço e o conteúdo enviados.',
    'en-US': 'The request could not be read. Check its address and what it sends.',
    'es-ES': 'No se pudo leer la solicitud. Revise la dirección y lo enviado.',
  },
  unauthorized: {
    'pt-BR': 'Entre para continuar.',
    'en-US': 'Sign in to continue.',
    'es-ES': 'Inicie sesión para continuar.',
  },
  credentials: {
    'pt-BR': 'Usuário ou senha inválidos',
    'en-US': 'Invalid username or password',
    'es-ES': 'Usuario o contraseña no válidos',
  },
  'second-factor': {
    'pt-BR': 'Informe o código do seu aplicativo.',
    'en-US': 'Enter the code of your application.',
    'es-ES': 'Indique el código de su aplicación.',
  },
  'second-factor-new': {
    'pt-BR': 'Este sistema pede um código além da senha. Ligue a verificação em duas etapas para entrar.',
    'en-US': 'This system asks for a code besides the password. Turn the sign-in in two steps on to enter.',
    'es-ES': 'Este sistema pide un código además de la contraseña. Active la verificación en dos pasos para entrar.',
  },
  'wrong-code': {
    'pt-BR': 'O código não confere. Use o que o aplicativo mostra agora.',
    'en-US': 'The code is not right. Use the one that the application shows now.',
    'es-ES': 'El código no coincide. Use el que la aplicación muestra ahora.',
  },
  'factor-on': {
    'pt-BR': 'A verificação em duas etapas já está ligada.',
    'en-US': 'The sign-in in two steps is on already.',
    'es-ES': 'La verificación en dos pasos ya está activada.',
  },
  'factor-required': {
    'pt-BR': 'A verificação em duas etapas é obrigatória neste sistema e não pode ser desligada.',
    'en-US': 'The sign-in in two steps is required in this system and cannot be turned off.',
    'es-ES': 'La verificación en dos pasos es obligatoria en este sistema y no se puede desactivar.',
  },
  'shut-out': {
    'pt-BR': 'Seu acesso foi encerrado. Fale com quem administra o sistema.',
    'en-US': 'Your access has been closed. Talk to those who run the system.',
    'es-ES': 'Su acceso fue cerrado. Hable con quien administra el sistema.',
  },
  forbidden: {
    'pt-BR': 'Este acesso não permite a operação.',
    'en-US': 'This access does not allow the operation.',
    'es-ES': 'Este acceso no permite la operación.',
  },
  'manages-no-users': {
    'pt-BR': 'Só quem administra os acessos pode fazer isto.',
    'en-US': 'Only those who manage accounts may do this.',
    'es-ES': 'Solo quien administra los accesos puede hacer esto.',
  },
  'account-exists': {
    'pt-BR': 'Esta pessoa já tem acesso ao sistema.',
    'en-US': 'This person has an account already.',
    'es-ES': 'Esta persona ya tiene acceso al sistema.',
  },
  'account-inactive': {
    'pt-BR': 'A pessoa não está ativa. Ative o cadastro antes de dar acesso.',
    'en-US': 'The person is not active. Activate the record before giving access.',
    'es-ES': 'La persona no está activa. Active el registro antes de dar acceso.',
  },
  'account-closed': {
    'pt-BR': 'O acesso está encerrado. Libere-o antes de gerar um link.',
    'en-US': 'The account is closed. Open it before you make a link.',
    'es-ES': 'El acceso está cerrado. Ábralo antes de generar un enlace.',
  },
  'own-account': {
    'pt-BR': 'Ninguém encerra nem muda o próprio acesso. Peça a outra pessoa que administra os acessos.',
    'en-US': 'Nobody closes or changes their own account. Ask another person who manages accounts.',
    'es-ES': 'Nadie cierra ni cambia su propio acceso. Pídaselo a otra persona que administre los accesos.',
  },
  'link-ended': {
    'pt-BR': 'Este link já foi usado ou passou do prazo. Peça outro a quem administra os acessos.',
    'en-US': 'This link was used already, or has expired. Ask those who manage accounts for another.',
    'es-ES': 'Este enlace ya se usó o venció. Pida otro a quien administra los accesos.',
  },
  'not-found': {
    'pt-BR': 'Registro não encontrado.',
    'en-US': 'Record not found.',
    'es-ES': 'Registro no encontrado.',
  },
  conflict: {
    'pt-BR': 'A operação conflita com o estado atual dos registros.',
    'en-US': 'The operation conflicts with the present state of the records.',
    'es-ES': 'La operación entra en conflicto con el estado actual de los registros.',
  },
  duplicate: {
    'pt-BR': 'Registro já existe',
    'en-US': 'Record already exists',
    'es-ES': 'El registro ya existe',
  },
  'in-use': {
    'pt-BR': 'Outros registros se referem a este: {label}.',
    'en-US': 'Other records refer to this one: {label}.',
    'es-ES': 'Otros registros se refieren a este: {label}.',
  },
  'import-undone': {
    'pt-BR': 'Esta importação já foi desfeita.',
    'en-US': 'This import was undone already.',
    'es-ES': 'Esta importación ya se deshizo.',
  },
  'row-in-use': {
    'pt-BR': 'Um item retirado não pode sair: outros registros se referem a ele.',
    'en-US': 'An item that was taken out has to stay: other records refer to it.',
    'es-ES': 'Un elemento retirado no puede salir: otros registros se refieren a él.',
  },
  'no-transition': {
    'pt-BR': 'A situação atual ({from}) não permite esta mudança.',
    'en-US': 'The present status ({from}) does not allow this change.',
    'es-ES': 'La situación actual ({from}) no permite este cambio.',
  },
  final: {
    'pt-BR': 'Nesta situação o registro só pode ser lido.',
    'en-US': 'In this status the record can only be read.',
    'es-ES': 'En esta situación el registro solo se puede leer.',
  },
  sealed: {
    'pt-BR': 'Este registro foi anonimizado e só pode ser lido.',
    'en-US': 'This record was anonymised and can only be read.',
    'es-ES': 'Este registro fue anonimizado y solo se puede leer.',
  },
  'not-deletable': {
    'pt-BR': 'Nesta situação o registro não pode ser excluído.',
    'en-US': 'In this status the record cannot be deleted.',
    'es-ES': 'En esta situación el registro no se puede eliminar.',
  },
  'not-reversible': {
    'pt-BR': 'A mudança já não pode ser desfeita.',
    'en-US': 'The change can no longer be undone.',
    'es-ES': 'El cambio ya no se puede deshacer.',
  },
  'reassign-refused': {
    'pt-BR': 'Nada foi alterado: {count} registros não aceitam o novo destino.',
    'en-US': 'Nothing was changed: {count} records cannot take the new one.',
    'es-ES': 'No se modificó nada: {count} registros no aceptan el nuevo destino.',
  },
  'password-required': {
    'pt-BR': 'Para continuar, digite sua senha de novo.',
    'en-US': 'To continue, type your password again.',
    'es-ES': 'Para continuar, escriba su contraseña de nuevo.',
  },
  'count-changed': {
    'pt-BR': 'Agora são {actual}, não {expected}.',
    'en-US': 'Now there are {actual}, not {expected}.',
    'es-ES': 'Ahora son {actual}, no {expected}.',
  },
  'method-not-allowed': {
    'pt-BR': 'Este endereço aceita só {methods}.',
    'en-US': 'This address accepts only {methods}.',
    'es-ES': 'Esta dirección acepta solo {methods}.',
  },
  'matches-changed': {
    'pt-BR': 'Os registros não são mais os mesmos: eram {expected}, agora são {actual}.',
    'en-US': 'The records are no longer the same: there were {expected}, now there are {actual}.',
    'es-ES': 'Los registros ya no son los mismos: eran {expected}, ahora son {actual}.',
  },
  'key-reused': {
    'pt-BR': 'A mesma Idempotency-Key veio com outro conteúdo.',
    'en-US': 'The same Idempotency-Key came with other content.',
    'es-ES': 'La misma Idempotency-Key vino con otro contenido.',
  },
  stale: {
    'pt-BR': 'O registro foi alterado por outra pessoa.',
    'en-US': 'The record was changed by somebody else.',
    'es-ES': 'Otra persona modificó el registro.',
  },
  'too-large': {
    'pt-BR': 'O conteúdo enviado é grande demais. Envie menos de uma vez.',
    'en-US': 'What was sent is too large. Send less at a time.',
    'es-ES': 'Lo enviado es demasiado grande. Envíe menos de una vez.',
  },
  'export-too-large': {
    'pt-BR': 'São {count} registros e uma planilha do Excel leva até {max}. Exporte em CSV ou filtre a lista.',
    'en-US': 'There are {count} records and an Excel sheet takes {max} at most. Export as CSV or filter the list.',
    'es-ES': 'Son {count} registros y una hoja de Excel admite hasta {max}. Exporte en CSV o filtre la lista.',
  },
  'unsupported-type': {
    'pt-BR': 'O tipo do conteúdo enviado não é aceito. Envie JSON em UTF-8, e arquivos como multipart/form-data.',
    'en-US': 'The type of what was sent is not accepted. Send JSON in UTF-8, and files as multipart/form-data.',
    'es-ES': 'El tipo de lo enviado no se acepta. Envíe JSON en UTF-8 y los archivos como multipart/form-data.',
  },
  invalid: {
    'pt-BR': 'O cadastro contém informações inválidas',
    'en-US': 'Registration contains invalid information',
    'es-ES': 'El registro contiene información no válida',
  },
  'version-required': {
    'pt-BR': 'Envie a versão do registro em If-Match.',
    'en-US': 'Send the version of the record in If-Match.',
    'es-ES': 'Envíe la versión del registro en If-Match.',
  },
  throttled: {
    'pt-BR': 'Muitas tentativas. Tente de novo em {seconds} segundos.',
    'en-US': 'Too many attempts. Try again in {seconds} seconds.',
    'es-ES': 'Demasiados intentos. Vuelva a intentarlo en {seconds} segundos.',
  },
  'too-many-reads': {
    'pt-BR': 'Você abriu {count} cadastros em menos de uma hora. Tente de novo em {minutes} min.',
    'en-US': 'You opened {count} records in less than an hour. Try again in {minutes} min.',
    'es-ES': 'Abrió {count} registros en menos de una hora. Vuelva a intentarlo en {minutes} min.',
  },
  'storage-full': {
    'pt-BR': 'O disco do servidor está cheio: nada foi gravado. Avise quem cuida do servidor e tente de novo depois.',
    'en-US': 'The disk of the server is full: nothing was stored. Tell those who run the server and try again later.',
    'es-ES': 'El disco del servidor está lleno: no se guardó nada. Avise a quien cuida del servidor e inténtelo más tarde.',
  },
  unavailable: {
    'pt-BR': 'O serviço está indisponível. Tente de novo em instantes.',
    'en-US': 'The service is unavailable. Try again in a moment.',
    'es-ES': 'El servicio no está disponible. Inténtelo de nuevo en un momento.',
  },
  server: {
    'pt-BR': 'Ocorreu um erro. Não foi possível concluir sua requisição.',
    'en-US': "An error occurred. We couldn't complete your request.",
    'es-ES': 'Se produjo un error. No pudimos completar su solicitud.',
  },
}

const parameterTexts: Readonly<Record<string, Texts>> = {
  ...obstacleTexts,
  'unknown-parameter': {
    'pt-BR': 'Parâmetro desconhecido. Conhecidos: {known}',
    'en-US': 'Unknown parameter. Known: {known}',
    'es-ES': 'Parámetro desconocido. Conocidos: {known}',
  },
  'invalid-parameter': {
    'pt-BR': 'Valor não aceito. Esperado: {expected}',
    'en-US': 'Value not accepted. Expected: {expected}',
    'es-ES': 'Valor no aceptado. Esperado: {expected}',
  },
}

type Params = Readonly<Record<string, string | number>>

/**
 * The text of a refusal, by its code or by the code of the broken rule.
 * @param entity the entity whose status keys are among the parameters
 */
export function problemText(locale: Locale, code: string, params: Params = {}, entity?: string): string {
  const text = texts[code]?.[locale]
  return text === undefined ? validationText(locale, code, params) : fillText(locale, text, withLabels(locale, params, entity))
}

/** The text of an issue with one field or parameter. */
export function issueText(locale: Locale, { code, params = {} }: FieldIssue): string {
  const text = parameterTexts[code]?.[locale]
  return text === undefined ? validationText(locale, code, params) : fillText(locale, text, params)
}

/** The parameters with the label of a status or a power instead of its key. */
function withLabels(locale: Locale, params: Params, entity: string | undefined): Params {
  if (params.power !== undefined) return { ...params, power: powerNames[params.power]?.[locale] ?? params.power }
  const entry = contracts.find(({ contract }) => contract.name === entity)
  if (!entry || typeof params.from !== 'string') return params
  return { ...params, from: contractText(locale, entry).option('status', params.from) ?? params.from }
}
