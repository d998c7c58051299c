import { expect, nobody, password, test } from './clerk.js'

// Sentences of the specification's section 2, for a person who opens an address.
test.describe('Routes under the main layout', () => {
  test('/ redirects to /dashboard.', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/dashboard')
  })

  test('Page titles: "Novo" for new records, otherwise a short label plus "#id".', async ({ page }) => {
    for (const [address, title] of [
      ['/pessoas', 'Pessoas'],
      ['/administrativo/departamentos/novo', 'Novo'],
      ['/administrativo/departamentos/4', 'Departamento #4'],
      ['/competicoes/evento/7', 'Evento #7'],
    ] as const) {
      await page.goto(address)
      // Until the screen itself is there, the title is its address'.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // A tab of a new record says of what kind, as all are "Novo".
      await expect(page).toHaveTitle(`${title === 'Novo' ? 'Novo · Departamento' : title} · Esporte Paraná`)
      await expect(page.getByRole('navigation', { name: 'Você está em' }).locator('[aria-current="page"]')).toHaveText(title)
    }
  })

  test('The route parameter id is either the word novo or digits; eventoId and licitacaoId are digits.', async ({ page }) => {
    const licitacao = '/administrativo/solicitacoes-servico/licitacoes/novo/lotes/1'
    for (const address of ['/pessoas/abc', '/pessoas/-1', '/competicoes/evento/novo', licitacao]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      await expect(page).toHaveTitle('Página não encontrada · Esporte Paraná')
    }
  })
})

test.describe('Public routes', () => {
  test.use({ storageState: nobody })

  test('/login and /recuperar-senha: both show the same authentication screen.', async ({ page }) => {
    await page.goto('/login')
    const recovery = page.getByRole('region', { name: 'Recuperar a senha' })
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Senha' })).toBeVisible()
    await expect(page).toHaveTitle('Entrar · Esporte Paraná')
    await expect(recovery).toBeHidden()
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await expect(page).toHaveURL('/recuperar-senha')
    await expect(recovery.getByRole('textbox', { name: 'Usuário' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Usuário' }).first().fill('admin')
    await page.getByRole('textbox', { name: 'Senha' }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('Any unknown path shows a 404 screen.', async ({ page }) => {
    for (const path of [
      '/nao/existe',
      '/foo.bar',
      '/pessoas/a.b',
      '/pessoas/12/x',
      '/escola/niveis-turma/3',
      '/competicoes/evento/x',
      '/Pessoas%2F1',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Página não encontrada' }), path).toBeVisible()
    }
    await page.getByRole('link', { name: 'Ir para o início' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('/sessao-expirada is the target for expired sessions.', async ({ page }) => {
    await page.goto('/sessao-expirada')
    await expect(page.getByRole('heading', { name: 'Sua sessão expirou' })).toBeVisible()
    await page.getByRole('link', { name: 'Entrar de novo' }).click()
    await expect(page).toHaveURL('/login')
  })
})
