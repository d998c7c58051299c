import type { Locale } from '@esporte-parana/sdk/contracts'

/** The texts about a file. */
interface ExportTexts {
  readonly about: string
  readonly by: string
  readonly at: string
  readonly rows: string
  /** A reminder of the law on personal data (Lei 13.709/2018). */
  readonly privacy: string
  /** The last line of a CSV file. */
  readonly mark: string
}

export const exportTexts: Readonly<Record<Locale, ExportTexts>> = {
  'pt-BR': {
    about: 'Sobre este arquivo',
    by: 'Exportado por',
    at: 'Data',
    rows: 'Registros',
    privacy: 'Pode conter dados pessoais. Use apenas no serviço e não repasse a terceiros (LGPD, Lei 13.709/2018).',
    mark: 'Exportado por {by} em {at}. Registros: {rows}. {privacy}',
  },
  'en-US': {
    about: 'About this file',
    by: 'Exported by',
    at: 'Date',
    rows: 'Records',
    privacy: 'May hold personal data. Use it for work only and do not pass it on (LGPD, Law 13.709/2018).',
    mark: 'Exported by {by} on {at}. Records: {rows}. {privacy}',
  },
  'es-ES': {
    about: 'Sobre este archivo',
    by: 'Exportado por',
    at: 'Fecha',
    rows: 'Registros',
    privacy: 'Puede contener datos personales. Úselo solo en el servicio y no lo ceda a terceros (LGPD, Ley 13.709/2018).',
    mark: 'Exportado por {by} el {at}. Registros: {rows}. {privacy}',
  },
}
