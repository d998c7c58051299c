import type { FieldMessages } from '../../../../core/messages.js'
import type { PhotoRow, SiteVisitFinding, SiteVisitSignature } from './fields.js'

export const findingMessages: FieldMessages<SiteVisitFinding> = {
  'pt-BR': {
    singular: 'Não conformidade',
    fields: {
      questionId: 'Pergunta',
      severity: 'Gravidade',
      description: 'Descrição',
      deadline: 'Prazo',
      correctiveAction: 'Ação corretiva',
      state: 'Andamento',
      followUp: 'Acompanhamento',
    },
    options: {
      severity: { leve: 'Leve', moderada: 'Moderada', grave: 'Grave', gravissima: 'Gravíssima' },
      state: { aberta: 'Aberta', 'em-correcao': 'Em correção', sanada: 'Sanada', 'nao-sanada': 'Não sanada' },
    },
    hints: { questionId: 'Código da pergunta; vazio se não veio de uma' },
  },
  'en-US': {
    singular: 'Non-conformity',
    fields: {
      questionId: 'Question',
      severity: 'Severity',
      description: 'Description',
      deadline: 'Deadline',
      correctiveAction: 'Corrective action',
      state: 'State',
      followUp: 'Follow-up',
    },
    options: {
      severity: { leve: 'Minor', moderada: 'Moderate', grave: 'Serious', gravissima: 'Very serious' },
      state: { aberta: 'Open', 'em-correcao': 'Being mended', sanada: 'Mended', 'nao-sanada': 'Not mended' },
    },
    hints: { questionId: 'Code of the question; empty if it came from none' },
  },
  'es-ES': {
    singular: 'No conformidad',
    fields: {
      questionId: 'Pregunta',
      severity: 'Gravedad',
      description: 'Descripción',
      deadline: 'Plazo',
      correctiveAction: 'Acción correctiva',
      state: 'Progreso',
      followUp: 'Seguimiento',
    },
    options: {
      severity: { leve: 'Leve', moderada: 'Moderada', grave: 'Grave', gravissima: 'Gravísima' },
      state: { aberta: 'Abierta', 'em-correcao': 'En corrección', sanada: 'Subsanada', 'nao-sanada': 'No subsanada' },
    },
    hints: { questionId: 'Código de la pregunta; vacío si no vino de una' },
  },
}

export const photoMessages: FieldMessages<PhotoRow> = {
  'pt-BR': {
    singular: 'Foto',
    fields: {
      fileId: 'Arquivo',
      file: 'Arquivo',
      category: 'Categoria',
      description: 'Descrição',
      takenAt: 'Tirada em',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
    options: {
      category: {
        fachada: 'Fachada',
        ambiente: 'Ambiente',
        equipamento: 'Equipamento',
        'nao-conformidade': 'Não conformidade',
        documento: 'Documento',
        outra: 'Outra',
      },
    },
  },
  'en-US': {
    singular: 'Photo',
    fields: {
      fileId: 'File',
      file: 'File',
      category: 'Category',
      description: 'Description',
      takenAt: 'Taken at',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
    options: {
      category: {
        fachada: 'Front',
        ambiente: 'Room',
        equipamento: 'Equipment',
        'nao-conformidade': 'Non-conformity',
        documento: 'Document',
        outra: 'Other',
      },
    },
  },
  'es-ES': {
    singular: 'Foto',
    fields: {
      fileId: 'Archivo',
      file: 'Archivo',
      category: 'Categoría',
      description: 'Descripción',
      takenAt: 'Tomada el',
      latitude: 'Latitud',
      longitude: 'Longitud',
    },
    options: {
      category: {
        fachada: 'Fachada',
        ambiente: 'Ambiente',
        equipamento: 'Equipo',
        'nao-conformidade': 'No conformidad',
        documento: 'Documento',
        outra: 'Otra',
      },
    },
  },
}

export const signatureMessages: FieldMessages<SiteVisitSignature> = {
  'pt-BR': {
    singular: 'Assinatura',
    fields: { role: 'Quem assina', name: 'Nome', fileId: 'Assinatura', signedAt: 'Assinada em' },
    options: { role: { responsavel: 'Responsável', equipe: 'Equipe', acompanhante: 'Acompanhante' } },
  },
  'en-US': {
    singular: 'Signature',
    fields: { role: 'Who signs', name: 'Name', fileId: 'Signature', signedAt: 'Signed at' },
    options: { role: { responsavel: 'Inspector', equipe: 'Team', acompanhante: 'Companion' } },
  },
  'es-ES': {
    singular: 'Firma',
    fields: { role: 'Quién firma', name: 'Nombre', fileId: 'Firma', signedAt: 'Firmada el' },
    options: { role: { responsavel: 'Responsable', equipe: 'Equipo', acompanhante: 'Acompañante' } },
  },
}
