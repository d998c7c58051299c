import type { FieldMessages } from '../../../../core/messages.js'
import type { EmergencyContact, ForeignDocument, Guardian, HeldFunction, Lgpd, Pcd, Rg } from './fields.js'

export const foreignDocumentMessages = {
  'pt-BR': {
    fields: { kind: 'Documento', number: 'Número', issuingCountryId: 'País emissor', validUntil: 'Validade' },
    options: { kind: { rnm: 'RNM', rne: 'RNE', passaporte: 'Passaporte', outro: 'Outro' } },
  },
  'en-US': {
    fields: { kind: 'Document', number: 'Number', issuingCountryId: 'Issuing country', validUntil: 'Valid until' },
    options: { kind: { rnm: 'RNM', rne: 'RNE', passaporte: 'Passport', outro: 'Other' } },
  },
  'es-ES': {
    fields: { kind: 'Documento', number: 'Número', issuingCountryId: 'País emisor', validUntil: 'Validez' },
    options: { kind: { rnm: 'RNM', rne: 'RNE', passaporte: 'Pasaporte', outro: 'Otro' } },
  },
} satisfies FieldMessages<ForeignDocument>

export const rgMessages = {
  'pt-BR': { fields: { number: 'Número do RG', issuer: 'Órgão emissor', state: 'UF' }, options: {} },
  'en-US': { fields: { number: 'RG number', issuer: 'Issuer', state: 'State' }, options: {} },
  'es-ES': { fields: { number: 'Número del RG', issuer: 'Órgano emisor', state: 'UF' }, options: {} },
} satisfies FieldMessages<Rg>

export const guardianMessages = {
  'pt-BR': {
    singular: 'Responsável legal',
    fields: {
      relation: 'Vínculo',
      personId: 'Pessoa cadastrada',
      name: 'Nome',
      cpf: 'CPF',
      phone: 'Telefone',
      document: 'Termo de tutela ou curatela',
      isMain: 'Principal',
    },
    options: { relation: { mae: 'Mãe', pai: 'Pai', 'tutor-legal': 'Tutor legal' } },
    hints: { personId: 'Deixe vazio e informe nome e CPF se a pessoa não tem cadastro', document: 'Número do termo ou da sentença' },
  },
  'en-US': {
    singular: 'Legal guardian',
    fields: {
      relation: 'Relation',
      personId: 'Registered person',
      name: 'Name',
      cpf: 'CPF',
      phone: 'Phone',
      document: 'Deed of guardianship',
      isMain: 'Main',
    },
    options: { relation: { mae: 'Mother', pai: 'Father', 'tutor-legal': 'Legal guardian' } },
    hints: {
      personId: 'Leave empty and enter name and CPF when the person is not registered',
      document: 'Number of the deed or of the court decision',
    },
  },
  'es-ES': {
    singular: 'Responsable legal',
    fields: {
      relation: 'Vínculo',
      personId: 'Persona registrada',
      name: 'Nombre',
      cpf: 'CPF',
      phone: 'Teléfono',
      document: 'Acta de tutela o curatela',
      isMain: 'Principal',
    },
    options: { relation: { mae: 'Madre', pai: 'Padre', 'tutor-legal': 'Tutor legal' } },
    hints: {
      personId: 'Déjelo vacío e indique nombre y CPF si la persona no está registrada',
      document: 'Número del acta o de la sentencia',
    },
  },
} satisfies FieldMessages<Guardian>

export const heldFunctionMessages = {
  'pt-BR': {
    singular: 'Vínculo',
    fields: {
      functionId: 'Função',
      departmentId: 'Departamento',
      start: 'Início',
      end: 'Fim',
      hours: 'Horas semanais',
      registration: 'Matrícula',
      crefNumber: 'CREF',
    },
    options: {},
    hints: { end: 'Vazio enquanto o vínculo está vigente', crefNumber: 'Exemplo: 000000-G/PR' },
  },
  'en-US': {
    singular: 'Function held',
    fields: {
      functionId: 'Function',
      departmentId: 'Department',
      start: 'Start',
      end: 'End',
      hours: 'Hours a week',
      registration: 'Staff number',
      crefNumber: 'CREF',
    },
    options: {},
    hints: { end: 'Leave empty while the function is held', crefNumber: 'Example: 000000-G/PR' },
  },
  'es-ES': {
    singular: 'Vínculo',
    fields: {
      functionId: 'Función',
      departmentId: 'Departamento',
      start: 'Inicio',
      end: 'Fin',
      hours: 'Horas semanales',
      registration: 'Matrícula',
      crefNumber: 'CREF',
    },
    options: {},
    hints: { end: 'Vacío mientras el vínculo está vigente', crefNumber: 'Ejemplo: 000000-G/PR' },
  },
} satisfies FieldMessages<HeldFunction>

export const pcdMessages = {
  'pt-BR': {
    fields: { has: 'É pessoa com deficiência', types: 'Deficiências' },
    options: {
      types: {
        fisica: 'Física',
        auditiva: 'Auditiva',
        visual: 'Visual',
        intelectual: 'Intelectual',
        multipla: 'Múltipla',
        tea: 'Transtorno do espectro autista',
      },
    },
  },
  'en-US': {
    fields: { has: 'Is a person with a disability', types: 'Disabilities' },
    options: {
      types: {
        fisica: 'Physical',
        auditiva: 'Hearing',
        visual: 'Visual',
        intelectual: 'Intellectual',
        multipla: 'Multiple',
        tea: 'Autism spectrum disorder',
      },
    },
  },
  'es-ES': {
    fields: { has: 'Es persona con discapacidad', types: 'Discapacidades' },
    options: {
      types: {
        fisica: 'Física',
        auditiva: 'Auditiva',
        visual: 'Visual',
        intelectual: 'Intelectual',
        multipla: 'Múltiple',
        tea: 'Trastorno del espectro autista',
      },
    },
  },
} satisfies FieldMessages<Pcd>

export const emergencyContactMessages = {
  'pt-BR': { fields: { name: 'Nome do contato', relation: 'Parentesco', phone: 'Telefone' }, options: {} },
  'en-US': { fields: { name: 'Contact name', relation: 'Relationship', phone: 'Phone' }, options: {} },
  'es-ES': { fields: { name: 'Nombre del contacto', relation: 'Parentesco', phone: 'Teléfono' }, options: {} },
} satisfies FieldMessages<EmergencyContact>

export const lgpdMessages = {
  'pt-BR': {
    fields: {
      legalBasis: 'Base legal',
      consentAt: 'Data do consentimento',
      consentEndedAt: 'Fim do consentimento',
      imageUse: 'Autoriza o uso da imagem',
    },
    options: {
      legalBasis: { 'politica-publica': 'Política pública', 'obrigacao-legal': 'Obrigação legal', consentimento: 'Consentimento' },
    },
    hints: { legalBasis: 'Por que estes dados podem ser tratados (LGPD)' },
  },
  'en-US': {
    fields: {
      legalBasis: 'Legal basis',
      consentAt: 'Date of consent',
      consentEndedAt: 'End of consent',
      imageUse: 'Allows use of their image',
    },
    options: { legalBasis: { 'politica-publica': 'Public policy', 'obrigacao-legal': 'Legal obligation', consentimento: 'Consent' } },
    hints: { legalBasis: 'Why these data may be processed (LGPD)' },
  },
  'es-ES': {
    fields: {
      legalBasis: 'Base legal',
      consentAt: 'Fecha del consentimiento',
      consentEndedAt: 'Fin del consentimiento',
      imageUse: 'Autoriza el uso de su imagen',
    },
    options: {
      legalBasis: { 'politica-publica': 'Política pública', 'obrigacao-legal': 'Obligación legal', consentimento: 'Consentimiento' },
    },
    hints: { legalBasis: 'Por qué se pueden tratar estos datos (LGPD)' },
  },
} satisfies FieldMessages<Lgpd>
