import type { Locale } from '@esporte-parana/sdk/contracts'

/** What hinders the anonymisation of a person, and what to do about it. Only the server says it, so that no form carries these sentences. */
export const obstacleTexts: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'person.holdsFunction': {
    'pt-BR': 'Exerce a função {value}: informe o fim do vínculo',
    'en-US': 'Holds the function {value}: enter its end',
    'es-ES': 'Ejerce la función {value}: indique el fin del vínculo',
  },
  'person.namedInActive': {
    'pt-BR': 'Cita esta pessoa: escolha outra no lugar dela',
    'en-US': 'Names this person: choose somebody else instead',
    'es-ES': 'Menciona a esta persona: elija otra en su lugar',
  },
  'person.namedInOpen': {
    'pt-BR': 'Está em aberto e cita esta pessoa: conclua o registro ou escolha outra pessoa',
    'en-US': 'Is open and names this person: conclude the record or choose somebody else',
    'es-ES': 'Está abierto y menciona a esta persona: concluya el registro o elija otra persona',
  },
  'person.namedInMany': {
    'pt-BR': 'Este e mais {count} citam esta pessoa e não terminaram: conclua-os ou escolha outra pessoa',
    'en-US': 'This and {count} more name this person and have not ended: conclude them or choose somebody else',
    'es-ES': 'Este y {count} más mencionan a esta persona y no terminaron: conclúyalos o elija otra persona',
  },
  'person.hasAccount': {
    'pt-BR': 'O acesso {value} está aberto: quem administra os acessos o encerra em “Acesso ao sistema”',
    'en-US': 'The account {value} is open: whoever manages accounts closes it in “Access to the system”',
    'es-ES': 'El acceso {value} está abierto: quien administra los accesos lo cierra en «Acceso al sistema»',
  },
  'person.consentValid': {
    'pt-BR': 'O consentimento ainda vale: informe a data em que terminou',
    'en-US': 'The consent is still valid: enter the day on which it ended',
    'es-ES': 'El consentimiento sigue vigente: indique la fecha en que terminó',
  },
  'person.retained': {
    'pt-BR': 'A base legal obriga a guardar os dados até {value}',
    'en-US': 'The legal basis requires that the data are kept until {value}',
    'es-ES': 'La base legal obliga a conservar los datos hasta el {value}',
  },
}
