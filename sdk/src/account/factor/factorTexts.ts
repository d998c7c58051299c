import type { Locale } from '../../core/locale.js'

interface FactorTexts {
  readonly title: string
  /** Of a sign-in that asks for a code. */
  readonly ask: (username: string) => string
  readonly demanded: string
  readonly code: string
  readonly codeHint: string
  readonly wrongCode: string
  readonly scan: string
  readonly picture: string
  readonly onThisDevice: string
  readonly byHand: string
  readonly copy: string
  readonly copied: string
  readonly loading: string
  readonly failed: string
  readonly off: string
  readonly on: (since: string) => string
  readonly left: (count: number) => string
  readonly required: string
  readonly turnOn: string
  readonly password: string
  readonly wrongPassword: string
  readonly goOn: string
  readonly busy: string
  readonly confirm: string
  readonly codes: string
  readonly codesLead: string
  readonly kept: string
  readonly renew: string
  readonly renewLead: string
  readonly turnOff: string
  readonly turnOffLead: string
}

/** Texts of a sign-in in two steps. */
export const factorTexts: Readonly<Record<Locale, FactorTexts>> = {
  'pt-BR': {
    title: 'Verificação em duas etapas',
    ask: (username) => `A senha de ${username} está certa. Agora informe o código que o seu aplicativo autenticador mostra.`,
    demanded: 'Este sistema pede, além da senha, um código do seu celular. Prepare o aplicativo uma vez; depois ele só pede o código.',
    code: 'Código',
    codeHint: 'Seis dígitos, que mudam a cada meio minuto. Sem o celular, use um código de reserva.',
    wrongCode: 'O código não confere. Use o que o aplicativo mostra agora.',
    scan: 'Abra um aplicativo autenticador no celular, adicione uma conta e aponte a câmera para o desenho.',
    picture: 'Código QR para o aplicativo autenticador',
    onThisDevice: 'Abrir o aplicativo neste aparelho',
    byHand: 'Ou digite esta chave no aplicativo',
    copy: 'Copiar',
    copied: 'Copiado',
    loading: 'Carregando…',
    failed: 'Não foi possível ler a verificação em duas etapas. Feche e abra de novo.',
    off: 'Além da senha, a entrada pede um código que um aplicativo do seu celular mostra. Quem descobrir sua senha não entra sem ele.',
    on: (since) => `Ligada desde ${since}: a entrada pede um código além da senha.`,
    left: (count) =>
      count === 0 ? 'Nenhum código de reserva.' : count === 1 ? 'Resta 1 código de reserva.' : `Restam ${count} códigos de reserva.`,
    required: 'É obrigatória neste sistema.',
    turnOn: 'Ligar',
    password: 'Sua senha',
    wrongPassword: 'A senha não é esta.',
    goOn: 'Continuar',
    busy: 'Conferindo…',
    confirm: 'Conferir o código e ligar',
    codes: 'Códigos de reserva',
    codesLead:
      'Guarde estes códigos fora do celular, impressos ou em um lugar seguro. Cada um vale uma vez no lugar do código do aplicativo. Eles não aparecem de novo.',
    kept: 'Já guardei',
    renew: 'Gerar novos códigos de reserva',
    renewLead: 'Os códigos de antes deixam de valer.',
    turnOff: 'Desligar',
    turnOffLead: 'Depois disso a senha sozinha basta para entrar.',
  },
  'en-US': {
    title: 'Sign-in in two steps',
    ask: (username) => `The password of ${username} is right. Now enter the code that your authenticator application shows.`,
    demanded:
      'This system asks for a code of your phone besides the password. Prepare the application once; later it only asks for the code.',
    code: 'Code',
    codeHint: 'Six digits, which change every half minute. Without the phone, use a recovery code.',
    wrongCode: 'The code is not right. Use the one that the application shows now.',
    scan: 'Open an authenticator application on your phone, add an account and point the camera at the picture.',
    picture: 'QR code for the authenticator application',
    onThisDevice: 'Open the application on this device',
    byHand: 'Or type this key into the application',
    copy: 'Copy',
    copied: 'Copied',
    loading: 'Loading…',
    failed: 'The sign-in in two steps could not be read. Close this and open it again.',
    off: 'Besides the password, the sign-in asks for a code that an application on your phone shows. Whoever learns your password cannot enter without it.',
    on: (since) => `On since ${since}: the sign-in asks for a code besides the password.`,
    left: (count) => (count === 0 ? 'No recovery codes.' : count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
    required: 'It is required in this system.',
    turnOn: 'Turn on',
    password: 'Your password',
    wrongPassword: 'The password is not right.',
    goOn: 'Continue',
    busy: 'Checking…',
    confirm: 'Check the code and turn on',
    codes: 'Recovery codes',
    codesLead:
      'Keep these codes outside of the phone, printed or in a safe place. Each serves once in place of the application’s code. They are not shown again.',
    kept: 'I have kept them',
    renew: 'Make new recovery codes',
    renewLead: 'The earlier codes no longer serve.',
    turnOff: 'Turn off',
    turnOffLead: 'After this the password alone is enough to enter.',
  },
  'es-ES': {
    title: 'Verificación en dos pasos',
    ask: (username) => `La contraseña de ${username} es correcta. Ahora indique el código que muestra su aplicación de autenticación.`,
    demanded:
      'Este sistema pide, además de la contraseña, un código de su teléfono. Prepare la aplicación una vez; después solo pide el código.',
    code: 'Código',
    codeHint: 'Seis dígitos, que cambian cada medio minuto. Sin el teléfono, use un código de reserva.',
    wrongCode: 'El código no coincide. Use el que la aplicación muestra ahora.',
    scan: 'Abra una aplicación de autenticación en el teléfono, agregue una cuenta y apunte la cámara al dibujo.',
    picture: 'Código QR para la aplicación de autenticación',
    onThisDevice: 'Abrir la aplicación en este dispositivo',
    byHand: 'O escriba esta clave en la aplicación',
    copy: 'Copiar',
    copied: 'Copiado',
    loading: 'Cargando…',
    failed: 'No se pudo leer la verificación en dos pasos. Cierre y vuelva a abrir.',
    off: 'Además de la contraseña, la entrada pide un código que muestra una aplicación de su teléfono. Quien descubra su contraseña no entra sin él.',
    on: (since) => `Activada desde el ${since}: la entrada pide un código además de la contraseña.`,
    left: (count) =>
      count === 0 ? 'Ningún código de reserva.' : count === 1 ? 'Queda 1 código de reserva.' : `Quedan ${count} códigos de reserva.`,
    required: 'Es obligatoria en este sistema.',
    turnOn: 'Activar',
    password: 'Su contraseña',
    wrongPassword: 'La contraseña no es esta.',
    goOn: 'Continuar',
    busy: 'Comprobando…',
    confirm: 'Comprobar el código y activar',
    codes: 'Códigos de reserva',
    codesLead:
      'Guarde estos códigos fuera del teléfono, impresos o en un lugar seguro. Cada uno sirve una vez en lugar del código de la aplicación. No aparecen de nuevo.',
    kept: 'Ya los guardé',
    renew: 'Generar nuevos códigos de reserva',
    renewLead: 'Los códigos de antes dejan de servir.',
    turnOff: 'Desactivar',
    turnOffLead: 'Después de esto basta la contraseña para entrar.',
  },
}
