import type { session as ptSession } from '../pt-BR/session.js'

export const session = {
  'common.failure.access-ended':
    'This page no longer has access. Try again; if that does not help, copy what you have typed and reload the page.',
  'common.failure.access-missing':
    'This page did not get access to the system. Try again; if that does not help, tell whoever looks after the page.',
  'session.other.here':
    '{name} signed in in another tab of this browser, and this page is now theirs. What was not saved stays as a draft of the person who typed it.',
  'session.other.held':
    'Another person signed in to the portal. What was typed here stays on the page and is not saved in their name: sign in to the portal again as the person who typed, or discard the changes.',
  'session.clock': 'The clock of this device is wrong: it is now {now}. Days and deadlines on this page follow the time of the system.',
  'session.soon.title': 'Your session ends in less than 5 minutes',
  'session.soon.detail': 'Stay signed in to avoid having to sign in again.',
  'session.continue': 'Stay signed in',
  'session.continuing': 'Renewing the session…',
  'session.notNow': 'Not now',
  'session.last.title': 'Your session is about to end',
  'session.last.left.one': 'It ends in {count} second.',
  'session.last.left.other': 'It ends in {count} seconds.',
  'session.last.detail': 'If it ends with something unsaved, we ask for your password and what you typed stays on the page.',
} as const satisfies Record<keyof typeof ptSession, string>
