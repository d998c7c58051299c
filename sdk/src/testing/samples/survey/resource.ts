import { defineContract } from '../../../core/contract.js'
import { defineFieldset } from '../../../core/control.js'
import { type AnyResource, defineResource } from '../../../core/resource.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { rows } from '../../../kinds/part/rows.js'
import { text } from '../../../kinds/text/text.js'
import type { OptionRow, QuestionRow, SectionRow, Survey, SurveyDraft } from './schema.js'

const contract = defineContract<Survey, SurveyDraft>({
  name: 'survey',
  path: '/vistorias/roteiros',
  search: ['title'],
  filters: [],
  sortable: ['title'],
  schema: () => import('./schema.js').then((module) => module.surveySchema),
})

const option = defineFieldset<OptionRow>({
  messages: {
    'pt-BR': { singular: 'Opção', fields: { text: 'Resposta', isConform: 'Conforme' }, options: {} },
    'en-US': { singular: 'Option', fields: { text: 'Answer', isConform: 'Conforming' }, options: {} },
    'es-ES': { singular: 'Opción', fields: { text: 'Respuesta', isConform: 'Conforme' }, options: {} },
  },
  fields: { text: text({ required: true, maxLength: 120, span: 8 }), isConform: toggle({ span: 4 }) },
})
const question = defineFieldset<QuestionRow>({
  messages: {
    'pt-BR': { singular: 'Pergunta', fields: { text: 'Enunciado', isRequired: 'Obrigatória', options: 'Opções' }, options: {} },
    'en-US': { singular: 'Question', fields: { text: 'Wording', isRequired: 'Required', options: 'Options' }, options: {} },
    'es-ES': { singular: 'Pregunta', fields: { text: 'Enunciado', isRequired: 'Obligatoria', options: 'Opciones' }, options: {} },
  },
  fields: {
    text: text({ required: true, maxLength: 250, span: 8 }),
    isRequired: toggle({ span: 4 }),
    options: rows<OptionRow>(option, { max: 12 }),
  },
})
const section = defineFieldset<SectionRow>({
  messages: {
    'pt-BR': { singular: 'Seção', fields: { title: 'Título da seção', questions: 'Perguntas' }, options: {} },
    'en-US': { singular: 'Section', fields: { title: 'Section title', questions: 'Questions' }, options: {} },
    'es-ES': { singular: 'Sección', fields: { title: 'Título de la sección', questions: 'Preguntas' }, options: {} },
  },
  fields: {
    title: text({ required: true, maxLength: 120, span: 12 }),
    questions: rows<QuestionRow>(question, { max: 40, isOrdered: true }),
  },
})

/** A sample entity with three levels of nested rows; built entities have only one level. */
export const survey: AnyResource = defineResource(contract, {
  messages: {
    'pt-BR': {
      singular: 'Roteiro',
      plural: 'Roteiros',
      create: 'Novo roteiro',
      fields: { title: 'Título', sections: 'Seções' },
      options: {},
      sections: { identification: 'Identificação', content: 'Conteúdo' },
    },
    'en-US': {
      singular: 'Survey',
      plural: 'Surveys',
      create: 'New survey',
      fields: { title: 'Title', sections: 'Sections' },
      options: {},
      sections: { identification: 'Identification', content: 'Content' },
    },
    'es-ES': {
      singular: 'Cuestionario',
      plural: 'Cuestionarios',
      create: 'Nuevo cuestionario',
      fields: { title: 'Título', sections: 'Secciones' },
      options: {},
      sections: { identification: 'Identificación', content: 'Contenido' },
    },
  },
  title: 'title',
  columns: ['title'],
  fields: { title: text({ required: true, maxLength: 150, span: 12 }), sections: rows<SectionRow>(section, { max: 20 }) },
  sections: [
    { title: 'identification', fields: ['title'] },
    { title: 'content', fields: ['sections'] },
  ],
})
