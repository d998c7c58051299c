/** The types of certificates in three languages: rows and expiries call them alike. */
export const certificateTypes = {
  'pt-BR': {
    'federal-inss': 'Federal e INSS',
    'estadual-pr': 'Estadual (PR)',
    municipal: 'Municipal',
    'fgts-crf': 'FGTS (CRF)',
    'trabalhista-cndt': 'Trabalhista (CNDT)',
    falencia: 'Falência e recuperação judicial',
    'tce-liberatoria': 'Liberatória do TCE-PR',
  },
  'en-US': {
    'federal-inss': 'Federal taxes and social security (INSS)',
    'estadual-pr': 'State taxes (PR)',
    municipal: 'Municipal taxes',
    'fgts-crf': 'Severance fund (FGTS, CRF)',
    'trabalhista-cndt': 'Labour debts (CNDT)',
    falencia: 'Bankruptcy and judicial recovery',
    'tce-liberatoria': 'Clearance of the Court of Accounts (TCE-PR)',
  },
  'es-ES': {
    'federal-inss': 'Federal e INSS',
    'estadual-pr': 'Estatal (PR)',
    municipal: 'Municipal',
    'fgts-crf': 'FGTS (CRF)',
    'trabalhista-cndt': 'Laboral (CNDT)',
    falencia: 'Quiebra y recuperación judicial',
    'tce-liberatoria': 'Liberatoria del TCE-PR',
  },
} as const

/** The types of sanctions in three languages. */
export const sanctionTypes = {
  'pt-BR': {
    advertencia: 'Advertência',
    multa: 'Multa',
    impedimento: 'Impedimento de licitar e contratar',
    inidoneidade: 'Declaração de inidoneidade',
  },
  'en-US': {
    advertencia: 'Warning',
    multa: 'Fine',
    impedimento: 'Bar from bidding and contracting',
    inidoneidade: 'Declaration of unfitness',
  },
  'es-ES': {
    advertencia: 'Advertencia',
    multa: 'Multa',
    impedimento: 'Impedimento para licitar y contratar',
    inidoneidade: 'Declaración de inidoneidad',
  },
} as const
