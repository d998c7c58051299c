import type { Locale } from '../core/locale.js'

interface NewPasswordTexts {
  readonly title: string
  readonly lead: string
  readonly looking: string
  readonly password: string
  readonly hint: string
  readonly choose: string
  readonly choosing: string
  readonly done: (username: string) => string
  readonly entered: (username: string) => string
  readonly signIn: string
  readonly issues: Readonly<Record<'minLength' | 'guessable', string>>
  readonly ended: string
  readonly ask: string
}

/** Texts of the page on which a person chooses a password with a link. */
export const newPasswordTexts: Readonly<Record<Locale, NewPasswordTexts>> = {
  'pt-BR': {
    title: 'Escolha sua senha',
    lead: 'O link que você recebeu vale uma vez. Depois de escolher a senha, você já entra no sistema.',
    looking: 'Conferindo o link…',
    password: 'Nova senha',
    hint: 'Doze caracteres ou mais. Uma frase é fácil de lembrar e difícil de adivinhar.',
    choose: 'Definir a senha e entrar',
    choosing: 'Definindo…',
    entered: (username) => `A senha está definida. Seu usuário é ${username}.`,
    done: (username) => `A senha está definida. Entre com o usuário ${username}.`,
    signIn: 'Ir para a entrada',
    issues: {
      minLength: 'A senha é curta demais: use doze caracteres ou mais.',
      guessable: 'Esta senha é fácil de adivinhar: não use o nome de usuário, palavras com números nem repetições. Quatro palavras servem.',
    },
    ended: 'Este link já foi usado ou passou do prazo. Peça outro a quem administra os acessos.',
    ask: 'Pedir outro link',
  },
  'en-US': {
    title: 'Choose your password',
    lead: 'The link that you received serves once. When the password is chosen, you are signed in.',
    looking: 'Checking the link…',
    password: 'New password',
    hint: 'Twelve characters or more. A phrase is easy to remember and hard to guess.',
    choose: 'Set the password and sign in',
    choosing: 'Setting…',
    entered: (username) => `The password is set. Your user name is ${username}.`,
    done: (username) => `The password is set. Sign in with the user name ${username}.`,
    signIn: 'Go to the sign-in',
    issues: {
      minLength: 'The password is too short: use twelve characters or more.',
      guessable: 'This password is easily guessed: do not use the user name, words with numbers or repetitions. Four words will do.',
    },
    ended: 'This link was used already, or has expired. Ask those who manage accounts for another.',
    ask: 'Ask for another link',
  },
  'es-ES': {
    title: 'Elija su contraseña',
    lead: 'El enlace que recibió sirve una vez. Al elegir la contraseña, ya entra en el sistema.',
    looking: 'Comprobando el enlace…',
    password: 'Nueva contraseña',
    hint: 'Doce caracteres o más. Una frase es fácil de recordar y difícil de adivinar.',
    choose: 'Definir la contraseña y entrar',
    choosing: 'Definiendo…',
    entered: (username) => `La contraseña está definida. Su usuario es ${username}.`,
    done: (username) => `La contraseña está definida. Entre con el usuario ${username}.`,
    signIn: 'Ir a la entrada',
    issues: {
      minLength: 'La contraseña es demasiado corta: use doce caracteres o más.',
      guessable:
        'Esta contraseña es fácil de adivinar: no use el nombre de usuario, palabras con números ni repeticiones. Cuatro palabras sirven.',
    },
    ended: 'Este enlace ya se usó o venció. Pida otro a quien administra los accesos.',
    ask: 'Pedir otro enlace',
  },
}
