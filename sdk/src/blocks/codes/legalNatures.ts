/**
 * Legal natures (naturezas jurídicas) by their Concla code: the bodies, companies and associations that the state deals with. @see
 * Resolução Concla 2/2018
 */
export const legalNatures = {
  '101-5': '101-5 · Órgão público do Poder Executivo federal',
  '102-3': '102-3 · Órgão público do Poder Executivo estadual',
  '103-1': '103-1 · Órgão público do Poder Executivo municipal',
  '110-4': '110-4 · Autarquia federal',
  '111-2': '111-2 · Autarquia estadual',
  '112-0': '112-0 · Autarquia municipal',
  '113-9': '113-9 · Fundação pública de direito público federal',
  '114-7': '114-7 · Fundação pública de direito público estadual',
  '115-5': '115-5 · Fundação pública de direito público municipal',
  '121-0': '121-0 · Consórcio público de direito público',
  '122-8': '122-8 · Consórcio público de direito privado',
  '124-4': '124-4 · Município',
  '201-1': '201-1 · Empresa pública',
  '203-8': '203-8 · Sociedade de economia mista',
  '204-6': '204-6 · Sociedade anônima aberta',
  '205-4': '205-4 · Sociedade anônima fechada',
  '206-2': '206-2 · Sociedade empresária limitada',
  '207-0': '207-0 · Sociedade empresária em nome coletivo',
  '208-9': '208-9 · Sociedade empresária em comandita simples',
  '209-7': '209-7 · Sociedade empresária em comandita por ações',
  '212-7': '212-7 · Sociedade em conta de participação',
  '213-5': '213-5 · Empresário individual',
  '214-3': '214-3 · Cooperativa',
  '215-1': '215-1 · Consórcio de sociedades',
  '216-0': '216-0 · Grupo de sociedades',
  '217-8': '217-8 · Estabelecimento, no Brasil, de sociedade estrangeira',
  '221-6': '221-6 · Empresa domiciliada no exterior',
  '223-2': '223-2 · Sociedade simples pura',
  '224-0': '224-0 · Sociedade simples limitada',
  '230-5': '230-5 · Eireli de natureza empresária',
  '231-3': '231-3 · Eireli de natureza simples',
  '232-1': '232-1 · Sociedade unipessoal de advocacia',
  '233-0': '233-0 · Cooperativa de consumo',
  '234-8': '234-8 · Empresa simples de inovação',
  '306-9': '306-9 · Fundação privada',
  '307-7': '307-7 · Serviço social autônomo',
  '313-1': '313-1 · Entidade sindical',
  '320-4': '320-4 · Estabelecimento, no Brasil, de fundação ou associação estrangeira',
  '322-0': '322-0 · Organização religiosa',
  '330-1': '330-1 · Organização social',
  '399-9': '399-9 · Associação privada',
} as const

export type LegalNature = keyof typeof legalNatures
/** The codes, for the closed list of a schema. */
export const legalNatureCodes = Object.keys(legalNatures) as LegalNature[]
