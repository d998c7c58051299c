import type { DepartmentDraft, StaffFunctionDraft } from '@esporte-parana/sdk/contracts'

type Kind = DepartmentDraft['kind']
/** Acronym, name, kind and the acronym above, after Decreto 4.544/2024 and Lei 21.095/2022. */
export const departments: readonly (readonly [acronym: string, name: string, kind: Kind, parent: string | null])[] = [
  ['SEES', 'Gabinete da Secretaria de Estado do Esporte', 'gabinete', null],
  ['SEES/AT', 'Assessoria Técnica', 'nucleo', 'SEES'],
  ['SEES/NJ', 'Núcleo Jurídico', 'nucleo', 'SEES'],
  ['SEES/NCI', 'Núcleo de Controle Interno', 'nucleo', 'SEES'],
  ['SEES/NCS', 'Núcleo de Comunicação Social', 'nucleo', 'SEES'],
  ['SEES/DG', 'Diretoria-Geral', 'diretoria', 'SEES'],
  ['DG/NFS', 'Núcleo Fazendário Setorial', 'nucleo', 'SEES/DG'],
  ['DG/NAS', 'Núcleo Administrativo Setorial', 'nucleo', 'SEES/DG'],
  ['DG/NRHS', 'Núcleo de Recursos Humanos Setorial', 'nucleo', 'SEES/DG'],
  ['NAS/PROT', 'Setor de Protocolo', 'setor', 'DG/NAS'],
  ['NAS/TRANSP', 'Setor de Transportes', 'setor', 'DG/NAS'],
  ['NAS/PAT', 'Setor de Patrimônio e Almoxarifado', 'setor', 'DG/NAS'],
  ['SEES/CPE', 'Coordenação de Políticas Públicas do Esporte', 'coordenacao', 'SEES/DG'],
  ['SEES/CPROE', 'Coordenação do Proesporte', 'coordenacao', 'SEES/DG'],
  ['SEES/CEE', 'Coordenação da Escola do Esporte', 'coordenacao', 'SEES/DG'],
  ['CEE/CAP', 'Divisão de Capacitação', 'divisao', 'SEES/CEE'],
  ['PRES', 'Gabinete da Presidência da Paraná Esporte', 'gabinete', null],
  ['PRES/DAF', 'Diretoria Administrativo-Financeira', 'diretoria', 'PRES'],
  ['DAF/LIC', 'Divisão de Licitações e Contratos', 'divisao', 'PRES/DAF'],
  ['DAF/FIN', 'Divisão Financeira', 'divisao', 'PRES/DAF'],
  ['DAF/TI', 'Setor de Tecnologia da Informação', 'setor', 'PRES/DAF'],
  ['PRES/DE', 'Diretoria de Esporte', 'diretoria', 'PRES'],
  ['DE/CJO', 'Coordenação dos Jogos Oficiais', 'coordenacao', 'PRES/DE'],
  ['CJO/ESC', 'Divisão de Jogos Escolares', 'divisao', 'DE/CJO'],
  ['CJO/AB', 'Divisão de Jogos Abertos e da Juventude', 'divisao', 'DE/CJO'],
  ['CJO/PARA', 'Divisão de Paradesporto', 'divisao', 'DE/CJO'],
  ['CJO/ALIM', 'Setor de Alimentação e Alojamento', 'setor', 'DE/CJO'],
  ['DE/CFIS', 'Coordenação de Fiscalização', 'coordenacao', 'PRES/DE'],
  ['DE/CAR', 'Coordenação de Alto Rendimento', 'coordenacao', 'PRES/DE'],
  ['DE/CLAZ', 'Coordenação de Esporte e Lazer', 'coordenacao', 'PRES/DE'],
  ['DE/CREG', 'Coordenação dos Escritórios Regionais', 'coordenacao', 'PRES/DE'],
]

type Category = StaffFunctionDraft['category']
/** Code, name, category, CBO, whether CREF is required, hours a week. */
export const functions: readonly (readonly [code: string, name: string, category: Category, cbo: string, requiresCref: boolean, hours: number])[] = [
  ['SEC', 'Secretário de Estado', 'cargo-comissionado', '1114-05', false, 40],
  ['DIR', 'Diretor', 'cargo-comissionado', '1114-15', false, 40],
  ['COORD', 'Coordenador', 'funcao-gestao-publica', '1312-25', false, 40],
  ['CHEFE-ERE', 'Chefe de Escritório Regional', 'funcao-gestao-publica', '1114-15', false, 40],
  ['ASSESSOR', 'Assessor Técnico', 'cargo-comissionado', '2523-05', false, 40],
  ['AG-PROF', 'Agente Profissional', 'cargo-efetivo', '2521-05', false, 40],
  ['AG-EXEC', 'Agente de Execução', 'cargo-efetivo', '4110-05', false, 40],
  ['PROF-EF', 'Professor de Educação Física', 'cargo-efetivo', '2313-15', true, 20],
  ['TEC-ESP', 'Técnico Desportivo', 'temporario-pss', '2241-25', true, 40],
  ['PREP-FIS', 'Preparador Físico', 'temporario-pss', '2241-20', true, 40],
  ['ARBITRO', 'Árbitro', 'arbitragem', '3772-30', false, 12],
  ['MESARIO', 'Mesário', 'arbitragem', '3772-30', false, 12],
  ['BOLSA-AT', 'Bolsista Atleta', 'bolsista', '3771-05', false, 20],
  ['ESTAG', 'Estagiário', 'estagiario', '4110-05', false, 30],
  ['VOLUNT', 'Voluntário', 'voluntario', '5153-10', false, 8],
  ['NUTRI', 'Nutricionista', 'cargo-efetivo', '2237-10', false, 40],
  ['MOTOR', 'Motorista', 'terceirizado', '7823-05', false, 44],
]
