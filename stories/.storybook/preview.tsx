// First: samples that are dated from today are made when their module loads.
import '../src/frozenDay.js'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { afterSteps, beginStory } from '../src/afterSteps.js'
import { DocsPage } from '../src/DocsPage.js'
import { openEdge } from '../src/edge.js'
import { globalTypes, initialGlobals, viewports } from '../src/globals.js'
import { keepSearch } from '../src/keepSearch.js'
import { loadPseudoTexts, withBackoffice } from '../src/withBackoffice.js'
import type { PropTable } from './propTables.js'

configure({
  // On a busy machine the first story waits ten seconds for its modules; the default is one second.
  asyncUtilTimeout: 20_000,
  // Each try of a step that waits would print the whole page for its message.
  getElementError: (message) => new Error(message ?? undefined),
})
// Here, because pages of documentation run no hook of their stories.
keepSearch()

/** Whether a test draws the story, not a person's Storybook, whose panel also lists what was found right. */
const isTest = '__vitest_browser__' in globalThis

interface Documented {
  readonly propTable?: PropTable
}

export default {
  parameters: {
    layout: 'fullscreen',
    // Only what fails goes from the page to the test's report.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    docs: {
      page: DocsPage,
      extractArgTypes: ({ propTable }: Documented) => propTable?.props ?? {},
      extractComponentDescription: (component?: Documented) => component?.propTable?.description ?? '',
    },
    controls: { sort: 'requiredFirst' },
    viewport: { options: viewports },
    options: {
      // Storybook reads this list without running the file; a test compares the screens with the product's menus.
      storySort: {
        order: [
          'Comece aqui',
          'Outras palavras',
          'Telas',
          [
            'Acesso',
            ['Entrar (SignInScreen)', 'Recuperar a senha (SignInScreen)', 'Sessão expirada (ExpiredSessionScreen)'],
            'Início',
            ['Painel (DashboardScreen)', 'Resumo do dia'],
            'Administrativo',
            [
              'Administrativo (AreaHomeScreen)',
              'Departamentos (DepartmentList)',
              'Departamento (DepartmentForm)',
              'Funções (FunctionList)',
            ],
            'Fiscalizações',
            [
              'Fiscalizações (AreaHomeScreen)',
              'Questionários (QuestionnaireList)',
              'Questionário (QuestionnaireForm)',
              'Vistorias (SiteVisitList)',
              'Vistoria (SiteVisitForm)',
              'Vistoria no celular (SiteVisitPhone)',
            ],
            'Memorando de serviço',
            [
              'Memorando de serviço (AreaHomeScreen)',
              'Fornecedores (SupplierList)',
              'Fornecedor (SupplierForm)',
              'Licitações (TenderList)',
              'Licitação (TenderForm)',
              'Lote (LotForm)',
              'Regiões (RegionList)',
              'Região (RegionForm)',
              'Solicitações (ServiceRequestList)',
              'Solicitação (ServiceRequestForm)',
            ],
            'GMS',
            [
              'GMS (AreaHomeScreen)',
              'Grupos (MaterialGroupList)',
              'Classes (MaterialClassList)',
              'Materiais e serviços (MaterialList)',
              'Material ou serviço (MaterialForm)',
            ],
            'Competições',
            [
              'Competições (AreaHomeScreen)',
              'Eventos (EventList)',
              'Evento (EventForm)',
              'Página do evento (EventHome)',
              'Refeitórios (CanteenList)',
              'Refeitório (CanteenForm)',
            ],
            'Escola',
            ['Escola (AreaHomeScreen)', 'Níveis de turma (ClassLevelList)'],
            'Esporte que Queremos',
            ['Esporte que Queremos (AreaHomeScreen)', 'Organizações (OrganizationList)', 'Organização (OrganizationForm)'],
            'Pessoas',
            ['Pessoas (PersonList)', 'Pessoa (PersonForm)'],
          ],
          'Em uso',
          [
            'Acesso',
            'Conta',
            'Início',
            'Administrativo',
            'Fiscalizações',
            'Memorando de serviço',
            'GMS',
            'Competições',
            'Escola',
            'Esporte que Queremos',
            'Pessoas',
            'Formulário',
          ],
          'Moldura',
          'Componentes',
          'Em um portal',
          'Temas',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  loaders: [openEdge, loadPseudoTexts],
  decorators: [withBackoffice],
  beforeEach: beginStory,
  afterEach: afterSteps,
} satisfies Preview
