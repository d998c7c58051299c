import type { Locale } from '../../../../core/locale.js'
import type { FieldMessages, FieldTexts } from '../../../../core/messages.js'
import type { Condition, Question, QuestionnaireSection, QuestionOption } from '../../../../blocks/questionnaire/fields.js'

/** `label` is the field "label" of an option here; elsewhere it is the name of a record. */
interface Labelled {
  readonly fields: { readonly label: string }
}

export const optionMessages = {
  'pt-BR': {
    singular: 'Opção',
    fields: { label: 'Texto', value: 'Valor', score: 'Pontos', isNonConformity: 'É não conformidade' },
    options: {},
    hints: { value: 'O que fica gravado; as condições usam este valor' },
  },
  'en-US': {
    singular: 'Option',
    fields: { label: 'Text', value: 'Value', score: 'Points', isNonConformity: 'Is a non-conformity' },
    options: {},
    hints: { value: 'What is stored; conditions use this value' },
  },
  'es-ES': {
    singular: 'Opción',
    fields: { label: 'Texto', value: 'Valor', score: 'Puntos', isNonConformity: 'Es no conformidad' },
    options: {},
    hints: { value: 'Lo que queda guardado; las condiciones usan este valor' },
  },
} satisfies Readonly<Record<Locale, FieldTexts<QuestionOption> & Labelled>>

export const conditionMessages = {
  'pt-BR': {
    fields: { questionId: 'Mostrar se a pergunta', op: 'Comparação', value: 'Resposta' },
    options: {
      op: {
        igual: 'é igual a',
        diferente: 'é diferente de',
        contem: 'contém',
        maior: 'é maior que',
        menor: 'é menor que',
        respondida: 'foi respondida',
      },
    },
    hints: { questionId: 'Código de uma pergunta anterior', value: 'sim, nao, na ou o valor de uma opção' },
  },
  'en-US': {
    fields: { questionId: 'Show if the question', op: 'Comparison', value: 'Answer' },
    options: {
      op: {
        igual: 'is',
        diferente: 'is not',
        contem: 'contains',
        maior: 'is greater than',
        menor: 'is less than',
        respondida: 'was answered',
      },
    },
    hints: { questionId: 'Code of an earlier question', value: 'sim, nao, na, or the value of an option' },
  },
  'es-ES': {
    fields: { questionId: 'Mostrar si la pregunta', op: 'Comparación', value: 'Respuesta' },
    options: {
      op: {
        igual: 'es igual a',
        diferente: 'es distinta de',
        contem: 'contiene',
        maior: 'es mayor que',
        menor: 'es menor que',
        respondida: 'fue respondida',
      },
    },
    hints: { questionId: 'Código de una pregunta anterior', value: 'sim, nao, na o el valor de una opción' },
  },
} satisfies FieldMessages<Condition>

const scale = { '1-5': '1 – 5', '0-10': '0 – 10' }

export const questionMessages = {
  'pt-BR': {
    singular: 'Pergunta',
    fields: {
      code: 'Código',
      statement: 'Enunciado',
      help: 'Ajuda',
      type: 'Tipo',
      required: 'Obrigatória',
      weight: 'Peso',
      options: 'Opções',
      min: 'Mínimo',
      max: 'Máximo',
      step: 'Intervalo',
      unit: 'Unidade',
      scale: 'Escala',
      scaleLow: 'Nome do menor',
      scaleHigh: 'Nome do maior',
      allowComment: 'Aceita comentário',
      photoMin: 'Fotos, no mínimo',
      photoMax: 'Fotos, no máximo',
      showIf: 'Condição',
    },
    options: {
      type: {
        'sim-nao': 'Sim ou não',
        'sim-nao-na': 'Sim, não ou não se aplica',
        'escolha-unica': 'Escolha única',
        'multipla-escolha': 'Múltipla escolha',
        'texto-curto': 'Texto curto',
        'texto-longo': 'Texto longo',
        numero: 'Número',
        moeda: 'Valor em reais',
        data: 'Data',
        hora: 'Hora',
        escala: 'Escala',
        foto: 'Foto',
        arquivo: 'Arquivo',
        localizacao: 'Localização',
        assinatura: 'Assinatura',
      },
      scale,
    },
    hints: { code: 'Vazio: dado ao salvar. Não muda nas próximas versões', weight: '0 a 10' },
  },
  'en-US': {
    singular: 'Question',
    fields: {
      code: 'Code',
      statement: 'Wording',
      help: 'Help',
      type: 'Type',
      required: 'Required',
      weight: 'Weight',
      options: 'Options',
      min: 'Minimum',
      max: 'Maximum',
      step: 'Step',
      unit: 'Unit',
      scale: 'Scale',
      scaleLow: 'Name of the lowest',
      scaleHigh: 'Name of the highest',
      allowComment: 'Takes a comment',
      photoMin: 'Photos, at least',
      photoMax: 'Photos, at most',
      showIf: 'Condition',
    },
    options: {
      type: {
        'sim-nao': 'Yes or no',
        'sim-nao-na': 'Yes, no or not applicable',
        'escolha-unica': 'One choice',
        'multipla-escolha': 'Several choices',
        'texto-curto': 'Short text',
        'texto-longo': 'Long text',
        numero: 'Number',
        moeda: 'Amount in reais',
        data: 'Date',
        hora: 'Time',
        escala: 'Scale',
        foto: 'Photo',
        arquivo: 'File',
        localizacao: 'Location',
        assinatura: 'Signature',
      },
      scale,
    },
    hints: { code: 'Empty: given when saved. It stays in later editions', weight: '0 to 10' },
  },
  'es-ES': {
    singular: 'Pregunta',
    fields: {
      code: 'Código',
      statement: 'Enunciado',
      help: 'Ayuda',
      type: 'Tipo',
      required: 'Obligatoria',
      weight: 'Peso',
      options: 'Opciones',
      min: 'Mínimo',
      max: 'Máximo',
      step: 'Intervalo',
      unit: 'Unidad',
      scale: 'Escala',
      scaleLow: 'Nombre del menor',
      scaleHigh: 'Nombre del mayor',
      allowComment: 'Acepta comentario',
      photoMin: 'Fotos, como mínimo',
      photoMax: 'Fotos, como máximo',
      showIf: 'Condición',
    },
    options: {
      type: {
        'sim-nao': 'Sí o no',
        'sim-nao-na': 'Sí, no o no se aplica',
        'escolha-unica': 'Opción única',
        'multipla-escolha': 'Opción múltiple',
        'texto-curto': 'Texto corto',
        'texto-longo': 'Texto largo',
        numero: 'Número',
        moeda: 'Importe en reales',
        data: 'Fecha',
        hora: 'Hora',
        escala: 'Escala',
        foto: 'Foto',
        arquivo: 'Archivo',
        localizacao: 'Ubicación',
        assinatura: 'Firma',
      },
      scale,
    },
    hints: { code: 'Vacío: se da al guardar. No cambia en las próximas versiones', weight: '0 a 10' },
  },
} satisfies FieldMessages<Question>

export const sectionMessages = {
  'pt-BR': {
    singular: 'Seção',
    fields: { title: 'Título da seção', description: 'Descrição', weight: 'Peso da seção', questions: 'Perguntas' },
    options: {},
  },
  'en-US': {
    singular: 'Section',
    fields: { title: 'Section title', description: 'Description', weight: 'Section weight', questions: 'Questions' },
    options: {},
  },
  'es-ES': {
    singular: 'Sección',
    fields: { title: 'Título de la sección', description: 'Descripción', weight: 'Peso de la sección', questions: 'Preguntas' },
    options: {},
  },
} satisfies FieldMessages<QuestionnaireSection>
