/** What is odd about an organization, with `{name}` and `{day}`, in three languages. */
export const oddTexts = {
  'pt-BR': {
    ended: 'Sem isto em dia, a organização é suspensa na próxima noite',
    title: 'Confira antes de decidir',
    mandate: 'O mandato de {name} termina em {day}',
    future: 'O mandato de {name} só começa em {day}',
    document: '{name} vence em {day}',
    sameRoot: 'Mesma raiz de CNPJ:',
  },
  'en-US': {
    ended: 'Unless this is renewed, the organization is suspended in the coming night',
    title: 'Check before you decide',
    mandate: 'The mandate of {name} ends on {day}',
    future: 'The mandate of {name} only begins on {day}',
    document: '{name} expires on {day}',
    sameRoot: 'Same CNPJ root:',
  },
  'es-ES': {
    ended: 'Si no se renueva, la organización queda suspendida la próxima noche',
    title: 'Compruebe antes de decidir',
    mandate: 'El mandato de {name} termina el {day}',
    future: 'El mandato de {name} solo empieza el {day}',
    document: '{name} vence el {day}',
    sameRoot: 'Misma raíz de CNPJ:',
  },
} as const
