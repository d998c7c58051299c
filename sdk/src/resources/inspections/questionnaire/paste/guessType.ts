import type { QuestionType, Scale } from '../../../../blocks/questionnaire/question.js'

interface Guess {
  readonly type: QuestionType
  readonly scale: Scale | null
  readonly unit: string | null
}

const words: readonly (readonly [RegExp, QuestionType])[] = [
  [/\bassin(?:atura|ar|e)\b/, 'assinatura'],
  [/^(?:foto|fotograf|tire (?:uma )?foto|registre (?:em|com) foto)/, 'foto'],
  [/^(?:anex|junt(?:e|ar) )/, 'arquivo'],
  [/\b(?:coordenadas|gps|localizacao geografica)\b/, 'localizacao'],
  [/^(?:avali|de \d+ a \d+|que nota|qual (?:e )?a nota|nota (?:de|para))/, 'escala'],
  [/^(?:a que horas?|qual (?:e |foi )?o horario|que horas|horario d|hora d)/, 'hora'],
  [/^(?:quando|desde quando|ate quando|em que (?:data|dia)|qual (?:e |foi )?a data|data d)/, 'data'],
  [/^(?:qual (?:e |foi )?o (?:valor|custo|preco)|quanto custa|valor d|custo d|preco d)/, 'moeda'],
  [
    /^(?:quant[oa]s?\b|qual (?:e )?(?:a quantidade|o numero|a temperatura|o peso|a altura|a capacidade|a lotacao)|numero de|quantidade de|temperatura d)/,
    'numero',
  ],
  [/^(?:descrev|relat|explique|justifi|coment|observac|detalh|informe (?:os|as) )/, 'texto-longo'],
  [/^(?:qual|quais|quem|onde|como|por que|porque|o que|em que|de que|com que|informe|indique|liste)\b/, 'texto-curto'],
  [/^(?:nome|cargo) d/, 'texto-curto'],
]

/** What a field of a paper form asks for; with a question mark, "Telefone visível?" is a question about it. */
const labels: readonly (readonly [RegExp, QuestionType])[] = [
  // No type of answer holds both.
  [/^(?:data e hor|momento\b)/, 'texto-curto'],
  [/^(?:data|validade|vencimento)\b/, 'data'],
  [/^(?:hora|horario)\b/, 'hora'],
  [/^(?:valor|custo|preco)\b/, 'moeda'],
  [
    /^(?:n[º°]\.? de|total de|quantidade|comprimento|largura|altura|profundidade|area|distancia|capacidade|lotacao|temperatura)\b/,
    'numero',
  ],
  [/^(?:observacao|observacoes|comentarios?)\b/, 'texto-longo'],
  [
    /^(?:nome|cargo|funcao|telefone|celular|e-?mail|cpf|cnpj|rg|endereco|bairro|municipio|cidade|cep|razao social|responsavel|modalidade|n[º°]\.? d[ao])\b/,
    'texto-curto',
  ],
]

/** The type that the words of a question suggest; without a sign, yes or no. */
export function guessType(statement: string): Guess {
  const said = statement
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:se|caso|em caso) (?:nao|sim|negativo|positivo) ?[,:–—-] ?/, '')
  const known = said.endsWith('?') ? words : [...labels, ...words]
  const type = known.find(([pattern]) => pattern.test(said))?.[1] ?? 'sim-nao-na'
  const scale = /\b(?:0|1) a 10\b/.test(said) ? '0-10' : '1-5'
  return { type, scale: type === 'escala' ? scale : null, unit: type === 'numero' && /temperatura/.test(said) ? '°C' : null }
}
