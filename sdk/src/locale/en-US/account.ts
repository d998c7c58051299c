import type { account as ptAccount } from '../pt-BR/account.js'

export const account = {
  'account.username': 'Username',
  'account.password': 'Password',
  'account.password.show': 'Show the password',
  'account.password.hide': 'Hide the password',
  'account.password.capsLock': 'Caps Lock is on',
  'account.signIn': 'Sign in',
  'account.signingIn': 'Signing in…',
  'account.invalid': 'Correct what is marked.',
  'account.cancelled': 'Canceled. Nothing was sent again.',
  'account.throttled.one': 'Too many attempts. Try again in {count} second.',
  'account.throttled.other': 'Too many attempts. Try again in {count} seconds.',
  'account.forgot': 'I forgot my password',
  'account.backToSignIn': 'Back to sign in',
  'account.recover.title': 'Recover the password',
  'account.recover.lead': 'Enter your username. A system administrator resets the password and gets in touch with you.',
  'account.recover.send': 'Request a new password',
  'account.recover.sending': 'Sending…',
  'account.recover.done': 'Request recorded',
  'account.recover.doneDetail':
    'If the user exists, an administrator receives the request and resets the password. The system sends no email: talk to the administrator if you are in a hurry.',
  'session.notKept': 'This browser keeps no data. Your session lasts until you close or reload this page.',
} as const satisfies Record<keyof typeof ptAccount, string>
