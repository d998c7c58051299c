import type { account as ptAccount } from '../pt-BR/account.js'

export const account = {
  'account.username': 'Username',
  'account.password': 'Password',
  'account.password.show': 'Show the password',
  'account.password.hide': 'Hide the password',
  'account.password.capsLock': 'Caps Lock is on',
  'account.signIn': 'Sign in',
  'account.signingIn': 'Signing in…',
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
  'account.again.title': 'Sign in again to continue',
  'account.again.lead': 'Your session ended, but what you typed is still on the page. Enter the password of {name} and save again.',
  'account.again.leadNameless': 'Your session ended, but what you typed is still on the page. Sign in and save again.',
  'account.again.due': 'You signed in 12 hours ago. To continue, enter the password of {name}; what you typed stays on the page.',
  'account.again.accept': 'Continue',
  'account.again.notYou': 'Not you? Sign out',
} as const satisfies Record<keyof typeof ptAccount, string>
