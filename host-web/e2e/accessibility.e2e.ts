import type { Page } from '@playwright/test'
import { doWithRecord, expect, nobody, repeats, test } from './clerk.js'
import {
  bringAxe,
  hearTrouble,
  type Look,
  looks,
  pageFaults,
  pages,
  pagesIn,
  publicPages,
  stands,
  violations,
  walkTo,
  wear,
} from './everyPage.js'

// Moving elements are half transparent, which would change the measured contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => bringAxe(page))

const nameOf = ({ locale, darkTheme }: Look) => `in ${locale}, ${darkTheme ? 'dark' : 'light'}`

test.describe('everybody can read every page (WCAG 2.2 AA)', () => {
  for (const look of looks) {
    test(nameOf(look), async ({ page }) => {
      test.setTimeout(pages.length * 15_000)
      await wear(page, look)
      const trouble = hearTrouble(page)
      await page.goto('/sessao-expirada')
      // Wait until the preloaded files are used; otherwise the browser warns about them.
      await stands(page)
      const found: string[] = []
      for (const path of pagesIn(look)) {
        await walkTo(page, path)
        await expect(page).toHaveTitle(/\S · Esporte Paraná$/)
        found.push(...(await violations(page)), ...(await pageFaults(page)))
      }
      await isWorn(page, look)
      expect(found).toEqual([])
      expect(trouble).toEqual([])
    })
  }
})

test.describe('nobody', () => {
  test.use({ storageState: nobody })

  for (const look of looks) {
    test(`can read the pages before the sign-in, ${nameOf(look)}`, repeats(look !== looks[0]), async ({ page }) => {
      await wear(page, look)
      const found: string[] = []
      for (const path of publicPages) {
        await page.goto(path)
        await stands(page)
        found.push(...(await violations(page)))
      }
      await page.goto('/login')
      await page
        .locator('form')
        .getByRole('button', { name: /^(Entrar|Sign in|Iniciar sesión)$/ })
        .click()
      await expect(page.locator('form [aria-invalid="true"]').first()).toBeVisible()
      found.push(...(await violations(page, 'sign-in with errors')))
      await isWorn(page, look)
      expect(found).toEqual([])
    })
  }
})

interface State {
  readonly name: string
  readonly path: string
  readonly isPhone?: boolean
  /** A story covers this case too and is checked in the same way. */
  readonly isStory?: boolean
  readonly enter: (page: Page) => Promise<void>
}

const states: readonly State[] = [
  {
    name: 'a form with errors',
    path: '/pessoas/novo',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'a question before a deletion',
    path: '/administrativo/departamentos/4',
    isStory: true,
    enter: async (page) => {
      await doWithRecord(page, 'Excluir')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'a form in a dialog',
    path: '/administrativo/funcoes?editar=novo',
    isStory: true,
    enter: (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused(),
  },
  {
    name: 'the history of a record',
    path: '/administrativo/departamentos/4',
    isStory: true,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Histórico' }).click()
      await expect(page.getByRole('dialog').locator('li, .ep-history-message').first()).toBeVisible()
    },
  },
  {
    name: 'the menu of the person',
    path: '/dashboard',
    isStory: true,
    enter: async (page) => {
      await page.locator('.ep-topbar').getByRole('button').last().click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'a list with chosen rows',
    path: '/pessoas',
    enter: async (page) => {
      await page.locator('tbody').getByRole('checkbox').first().click()
      await expect(page.locator('tbody tr[aria-selected="true"]')).toHaveCount(1)
    },
  },
  {
    name: 'a menu of the list',
    path: '/pessoas',
    isStory: true,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Mais ações', exact: true }).first().click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'a record beside its list',
    path: '/pessoas?ver=4',
    isStory: true,
    enter: (page) => expect(page.locator('.ep-list-preview')).toContainText('Nacionalidade'),
  },
  {
    name: 'the open choice of a field',
    path: '/administrativo/departamentos/novo',
    isStory: true,
    enter: async (page) => {
      await page.getByRole('combobox', { name: 'Tipo', exact: true }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'the menu of a phone',
    path: '/administrativo',
    isPhone: true,
    isStory: true,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Mostrar ou ocultar o menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
      // Wait until the drawer has stopped.
      await expect(page.getByRole('link', { name: /Governo do Paraná/ })).toBeInViewport({ ratio: 1 })
    },
  },
  { name: 'a list on a phone', path: '/pessoas', isPhone: true, isStory: true, enter: () => Promise.resolve() },
  { name: 'a form on a phone', path: '/pessoas/4', isPhone: true, isStory: true, enter: () => Promise.resolve() },
  {
    name: 'a visit answered on a phone',
    path: '/administrativo/fiscalizacoes/vistorias/1?responder=1',
    isPhone: true,
    enter: (page) => expect(page.locator('.ep-answer-card')).toBeVisible(),
  },
]

for (const darkTheme of [false, true]) {
  test.describe(`everybody can read what opens, ${darkTheme ? 'dark' : 'light'}`, () => {
    for (const { name, path, isPhone, isStory, enter } of states) {
      test(name, repeats(darkTheme || isStory === true), async ({ page }) => {
        if (isPhone) await page.setViewportSize({ width: 390, height: 844 })
        await wear(page, { locale: 'pt-BR', darkTheme })
        await page.goto(path)
        await stands(page)
        await enter(page)
        expect(await violations(page)).toEqual([])
      })
    }
  })
}

/** Checks that the page has the requested language and scheme. */
async function isWorn(page: Page, { locale, darkTheme }: Look): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('html.app-dark')).toHaveCount(darkTheme ? 1 : 0)
}
