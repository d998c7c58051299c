/** Paths of the screens that a portal may show; `{…}` stands for an id. */
export const screenPaths = [
  'dashboard',
  'administrativo',
  'administrativo/departamentos',
  'administrativo/funcoes',
  'administrativo/fiscalizacoes',
  'administrativo/fiscalizacoes/questionarios',
  'administrativo/fiscalizacoes/vistorias',
  'administrativo/solicitacoes-servico',
  'administrativo/solicitacoes-servico/solicitacoes',
  'administrativo/solicitacoes-servico/fornecedores',
  'administrativo/solicitacoes-servico/licitacoes',
  'administrativo/solicitacoes-servico/regioes',
  'administrativo/solicitacoes-servico/gms',
  'administrativo/solicitacoes-servico/gms/material-servico',
  'administrativo/solicitacoes-servico/gms/grupos',
  'administrativo/solicitacoes-servico/gms/classes',
  'competicoes',
  'competicoes/eventos',
  'competicoes/evento/{eventoId}',
  'competicoes/evento/{eventoId}/refeitorios',
  'escola',
  'escola/niveis-turma',
  'esporte-queremos',
  'esporte-queremos/organizacoes',
  'pessoas',
  'painel/resumo',
  'administrativo/solicitacoes-servico/licitacoes/{licitacaoId}/lotes/{id}',
] as const

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}` ? `${Before}${number}${Filled<After>}` : Path

type Known = Filled<(typeof screenPaths)[number]>

/** The path of a screen, with the query of a list if it has one: `pessoas`, `competicoes/evento/7/refeitorios`, `pessoas?status=ativo`. */
export type ScreenPath = Known | `${Known}?${string}`
