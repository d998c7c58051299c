import { setTimeout as wait } from 'node:timers/promises'

/** Parts of the jobs of staff and of portals, each written once for all browsers. */
export const walks = {
  'a list is searched, sorted and opened, and Back keeps its place': async (person) => {
    await person.open('/administrativo/departamentos')
    await person.fill('Buscar em departamentos', 'diretoria')
    await person.pathIs(/busca=diretoria/)
    await person.press('columnheader', 'Sigla')
    await person.pathIs(/ordem=acronym/)
    await person.press('link', 'Diretoria de Esporte')
    await person.isRead('Nome', 'Diretoria de Esporte')
    await person.client.run(() => history.back())
    await person.isRead('Buscar em departamentos', 'diretoria')
    await person.hasNoErrors()
  },
  'what was typed outlives a reload, and is saved': async (person, mark) => {
    await person.open('/administrativo/departamentos/novo')
    await person.fill('Nome', `Setor ${mark}`)
    await person.choose('Departamento superior', 'Diretoria de Esporte', 'Diretoria de Esp')
    await wait(1500)
    await person.client.reload()
    await person.press('button', 'Continuar')
    await person.isRead('Nome', `Setor ${mark}`)
    await person.isRead('Departamento superior', 'Diretoria de Esporte')
    await person.fill('Sigla', mark.toUpperCase().slice(-10))
    await person.choose('Tipo', 'Setor')
    await person.fill('E-mail', `${mark}@esporte.pr.gov.br`)
    await person.press('button', 'Salvar')
    await person.sees('Registro cadastrado com sucesso')
    await person.open(`/administrativo/departamentos?busca=${mark}`)
    await person.sees(`Setor ${mark}`)
    await person.hasNoErrors()
  },
  'days are typed as people type them, and chosen in a calendar': async (person) => {
    await person.open('/competicoes/eventos/novo')
    await person.fill('Primeiro dia', '5/3/27')
    await person.client.press('Tab')
    await person.isRead('Primeiro dia', '05/03/2027')
    await person.press('button', 'Abrir calendário: Último dia')
    await person.isRead('ano', '2027')
    await wait(500)
    await person.client.press('ArrowRight')
    await person.client.press('Enter')
    await person.isRead('Último dia', '06/03/2027')
    await person.hasNoErrors()
  },
  'a screen in the page of another origin is read and typed into': async (person) => {
    await person.open(person.at.portal)
    await person.sees('Novo departamento')
    await person.fill('Buscar em departamentos', 'diretoria')
    await person.sees('Diretoria de Esporte')
    await person.press('link', 'Novo departamento')
    await person.fill('Nome', 'Setor de um portal')
    await person.isRead('Nome', 'Setor de um portal')
    await person.hasNoErrors()
  },
}
