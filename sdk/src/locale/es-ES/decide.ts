import type { decide as ptDecide } from '../pt-BR/decide.js'

/** What a work list says. */
export const decide = {
  'decide.waiting.one': '{count} registro espera una decisión.',
  'decide.waiting.other': '{count} registros esperan una decisión.',
  'decide.detail': 'Vea lo que falta en cada uno; al decidir, se abre el siguiente.',
  'decide.start': 'Decidir',
  'decide.complete': 'No falta nada.',
  'decide.early': 'Aún no se hizo: este registro acaba de aparecer. Revíselo y repita.',
  'decide.next': 'Ir al siguiente',
  'decide.run': 'Decididos ahora: {count}',
  'decide.lacks': 'Lo que falta',
} satisfies Record<keyof typeof ptDecide, string>
