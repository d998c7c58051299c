import type { files as ptFiles } from '../pt-BR/files.js'

export const files = {
  'files.choose': 'Choose a photo',
  'files.replace': 'Replace',
  'files.remove': 'Remove photo',
  'files.hint': 'JPG or PNG of up to 20 MB. You can also drag or paste the picture here.',
  'files.alt': 'Current {label}',
  'files.unseen': 'The picture could not be loaded',
  'files.sending': 'Sending {value}',
  'files.leave': 'A file is still being sent. If you leave now, it will not be saved.',
  'files.problem.empty': 'The file is empty. Choose another one.',
  'files.problem.tooLarge': 'The file is larger than 20 MB. Choose a smaller one.',
  'files.problem.heic': 'HEIC pictures cannot be shown here. Save it as JPG and choose it again.',
  'files.problem.notPicture': 'The file is no JPG or PNG picture, even if its name says so. Choose another one.',
  'files.problem.noAnswer': 'The transfer was interrupted: the server gave no answer.',
  'files.problem.refused': 'The server did not accept the file. Try again in a moment.',
} satisfies Record<keyof typeof ptFiles, string>
