import type { frame as source } from '../pt-BR/frame.js'

export const frame = {
  'shell.home': 'Home',
  'shell.skipToContent': 'Skip to content',
  'shell.skipToList': 'Skip to list',
  'shell.skipToMenu': 'Skip to menu',
  'shell.menu': 'Main menu',
  'shell.areas': 'All areas',
  'shell.toggleMenu': 'Show or hide the menu',
  'shell.closeMenu': 'Close the menu',
  'shell.pinMenu': 'Pin the menu',
  'shell.releaseMenu': 'Unpin the menu',
  'shell.breadcrumb': 'You are in',
  'shell.earlierPages': 'Earlier pages',
  'shell.userMenu': 'Account of {name}',
  'shell.everybody': 'Who has access',
  'shell.signOut': 'Sign out',
  'shell.notices': 'Notices',
  'shell.palette': 'Go to…',
  'shell.events': 'What happened',
  'shell.keys': 'Keyboard shortcuts',
  'shell.offline': 'You are offline. What was loaded stays on screen; saving works again once the connection is back.',
  'shell.printed': 'Printed on {at} by {name}',
  'shell.closed.title': 'No access to this area',
  'shell.outside.title': 'This screen is not part of this portal',
  'shell.outside.detail':
    'The access that this portal was given does not include this screen. If you need it, talk to whoever looks after the portal.',
  'shell.ownSignIn.title': 'No password is typed here',
  'shell.ownSignIn.detail':
    'Sign-in, password recovery and the end of a session exist in the product itself only. Through this portal you do not need them.',
} satisfies Record<keyof typeof source, string>
