import type { Locale } from '../../../../core/locale.js'

/** Texts of the week of menus in three languages. */
export const weekTexts = {
  'pt-BR': {
    nothing: 'Informe o período de funcionamento e as refeições: cada refeição de cada dia tem aqui o seu cardápio.',
    missing: (count: number, all: number) => `Faltam cardápios: ${count} de ${all} refeições`,
    complete: 'Todas as refeições têm cardápio',
    dropOutside: 'Retirar os cardápios destes dias',
    dropped: (count: number) => (count === 1 ? '1 cardápio retirado' : `${count} cardápios retirados`),
    keys: 'Setas mudam de célula e, com Shift, selecionam; Enter abre; Ctrl+C copia a refeição ou, no título, o dia; Ctrl+V cola; Delete retira; Ctrl+Z desfaz.',
    day: 'Dia',
    meal: 'Refeição',
    edit: 'Editar',
    add: 'Criar cardápio',
    copy: 'Copiar',
    paste: 'Colar',
    repeat: 'Repetir o dia onde falta',
    next: 'Próxima refeição',
    clear: 'Retirar',
    undo: 'Desfazer',
    done: 'Concluir',
    none: 'Sem cardápio',
    wrong: 'Cardápio com erro',
    copied: (count: number) => (count === 1 ? 'Cardápio copiado' : `${count} cardápios copiados`),
    pasted: (count: number) =>
      count === 0
        ? 'Nada foi colado: copie antes uma refeição, ou células de uma planilha'
        : count === 1
          ? '1 cardápio colado'
          : `${count} cardápios colados`,
    /** Added to what was pasted. */
    leftOut: (left: number) =>
      left === 1
        ? '1 cardápio ficou de fora: este refeitório não tem essa refeição ou esse dia'
        : `${left} cardápios ficaram de fora: este refeitório não tem essas refeições ou esses dias`,
    repeated: 'Dia repetido onde faltava cardápio',
    cleared: 'Cardápios retirados',
    undone: 'Desfeito',
    marks: { vegetariano: 'Veg', vegano: 'Vgn', 'sem-gluten': 'SG', 'sem-lactose': 'SL', diabetico: 'Diab' },
  },
  'en-US': {
    nothing: 'Enter the days on which it is open and the meals: each meal of each day has its menu here.',
    missing: (count: number, all: number) => `Menus are missing: ${count} of ${all} meals`,
    complete: 'Every meal has a menu',
    dropOutside: 'Take out the menus of these days',
    dropped: (count: number) => (count === 1 ? '1 menu taken out' : `${count} menus taken out`),
    keys: 'Arrows go from cell to cell and, with Shift, select; Enter opens; Ctrl+C copies the meal or, on its heading, the day; Ctrl+V pastes; Delete takes out; Ctrl+Z undoes.',
    day: 'Day',
    meal: 'Meal',
    edit: 'Edit',
    add: 'Create menu',
    copy: 'Copy',
    paste: 'Paste',
    repeat: 'Repeat the day where menus lack',
    next: 'Next meal',
    clear: 'Take out',
    undo: 'Undo',
    done: 'Done',
    none: 'No menu',
    wrong: 'Menu with an error',
    copied: (count: number) => (count === 1 ? 'Menu copied' : `${count} menus copied`),
    pasted: (count: number) =>
      count === 0
        ? 'Nothing was pasted: copy a meal first, or cells of a spreadsheet'
        : count === 1
          ? '1 menu pasted'
          : `${count} menus pasted`,
    /** Added to what was pasted. */
    leftOut: (left: number) =>
      left === 1
        ? '1 menu was left out: this canteen does not have that meal or that day'
        : `${left} menus were left out: this canteen does not have those meals or those days`,
    repeated: 'Day repeated where menus lacked',
    cleared: 'Menus taken out',
    undone: 'Undone',
    marks: { vegetariano: 'Veg', vegano: 'Vgn', 'sem-gluten': 'GF', 'sem-lactose': 'LF', diabetico: 'Diab' },
  },
  'es-ES': {
    nothing: 'Indique el período de funcionamiento y las comidas: cada comida de cada día tiene aquí su menú.',
    missing: (count: number, all: number) => `Faltan menús: ${count} de ${all} comidas`,
    complete: 'Todas las comidas tienen menú',
    dropOutside: 'Retirar los menús de estos días',
    dropped: (count: number) => (count === 1 ? '1 menú retirado' : `${count} menús retirados`),
    keys: 'Las flechas cambian de celda y, con Mayús, seleccionan; Intro abre; Ctrl+C copia la comida o, en el título, el día; Ctrl+V pega; Supr retira; Ctrl+Z deshace.',
    day: 'Día',
    meal: 'Comida',
    edit: 'Editar',
    add: 'Crear menú',
    copy: 'Copiar',
    paste: 'Pegar',
    repeat: 'Repetir el día donde falta',
    next: 'Comida siguiente',
    clear: 'Retirar',
    undo: 'Deshacer',
    done: 'Listo',
    none: 'Sin menú',
    wrong: 'Menú con error',
    copied: (count: number) => (count === 1 ? 'Menú copiado' : `${count} menús copiados`),
    pasted: (count: number) =>
      count === 0
        ? 'No se pegó nada: copie antes una comida, o celdas de una planilla'
        : count === 1
          ? '1 menú pegado'
          : `${count} menús pegados`,
    /** Added to what was pasted. */
    leftOut: (left: number) =>
      left === 1
        ? '1 menú quedó fuera: este comedor no tiene esa comida o ese día'
        : `${left} menús quedaron fuera: este comedor no tiene esas comidas o esos días`,
    repeated: 'Día repetido donde faltaba menú',
    cleared: 'Menús retirados',
    undone: 'Deshecho',
    marks: { vegetariano: 'Veg', vegano: 'Vgn', 'sem-gluten': 'SG', 'sem-lactose': 'SL', diabetico: 'Diab' },
  },
} as const

/** What a paste says: how many menus came, and how many had no place. */
export function pastedText(texts: (typeof weekTexts)[Locale], { count, left }: { readonly count: number; readonly left: number }): string {
  const parts = [...(count > 0 || left === 0 ? [texts.pasted(count)] : []), ...(left > 0 ? [texts.leftOut(left)] : [])]
  return parts.join('. ')
}
