/** Sports in which one athlete can enter alone. */
const individual = [
  'atletismo',
  'badminton',
  'canoagem',
  'ciclismo',
  'ginastica-artistica',
  'ginastica-ritmica',
  'ginastica-trampolim',
  'jiu-jitsu',
  'judo',
  'karate',
  'kickboxing',
  'luta-olimpica',
  'muaythai',
  'natacao',
  'remo',
  'skate',
  'taekwondo',
  'tenis',
  'tenis-de-mesa',
  'tiro-com-arco',
  'triatlo',
  'xadrez',
] as const
/** Sports of teams and pairs. */
const team = [
  'basquetebol',
  'basquetebol-3x3',
  'bocha',
  'bolao',
  'futebol',
  'futsal',
  'handebol',
  'rugby',
  'volei-de-praia',
  'voleibol',
] as const
const para = [
  'basquetebol-em-cadeira-de-rodas',
  'bocha-paralimpica',
  'futebol-de-cegos',
  'futebol-pc',
  'goalball',
  'halterofilismo-paralimpico',
  'parabadminton',
  'para-atletismo',
  'para-natacao',
  'parataekwondo',
  'tenis-de-mesa-paralimpico',
  'tenis-em-cadeira-de-rodas',
  'voleibol-sentado',
] as const

/** The sports of the state's games and classes, by type. */
export const modalityTypes = { individual, team, para }
export const modalityCodes = [...individual, ...team, ...para] as const

export type ModalityCode = (typeof modalityCodes)[number]
