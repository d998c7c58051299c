import type { files as ptFiles } from '../pt-BR/files.js'

export const files = {
  'files.choose': 'Elegir foto',
  'files.replace': 'Cambiar',
  'files.remove': 'Quitar foto',
  'files.hint': 'JPG o PNG de hasta 20 MB. También puede arrastrar o pegar la imagen aquí.',
  'files.alt': '{label} actual',
  'files.unseen': 'No se pudo cargar la imagen',
  'files.sending': 'Enviando {value}',
  'files.leave': 'Todavía se está enviando un archivo. Si sale ahora, no se guardará.',
  'files.problem.empty': 'El archivo está vacío. Elija otro.',
  'files.problem.tooLarge': 'El archivo tiene más de 20 MB. Elija uno más pequeño.',
  'files.problem.heic': 'Las imágenes HEIC no se pueden mostrar aquí. Guárdela como JPG y elíjala de nuevo.',
  'files.problem.notPicture': 'El archivo no es una imagen JPG o PNG, aunque su nombre lo diga. Elija otro.',
  'files.problem.noAnswer': 'El envío se interrumpió: el servidor no respondió.',
  'files.problem.refused': 'El servidor no aceptó el archivo. Inténtelo de nuevo en unos instantes.',
} satisfies Record<keyof typeof ptFiles, string>
