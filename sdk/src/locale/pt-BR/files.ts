/** Files beside records. */
export const files = {
  'files.choose': 'Escolher foto',
  'files.replace': 'Trocar',
  'files.remove': 'Remover foto',
  'files.hint': 'JPG ou PNG de até 20 MB. Você também pode arrastar ou colar a imagem aqui.',
  'files.alt': '{label} atual',
  'files.unseen': 'Não foi possível carregar a imagem',
  'files.sending': 'Enviando {value}',
  'files.leave': 'Um arquivo ainda está sendo enviado. Se sair agora, ele não será salvo.',
  'files.problem.empty': 'O arquivo está vazio. Escolha outro.',
  'files.problem.tooLarge': 'O arquivo tem mais de 20 MB. Escolha um menor.',
  'files.problem.heic': 'Imagens HEIC não podem ser mostradas aqui. Salve como JPG e escolha de novo.',
  'files.problem.notPicture': 'O arquivo não é uma imagem JPG ou PNG, mesmo que o nome diga que é. Escolha outro.',
  'files.problem.noAnswer': 'O envio foi interrompido: não houve resposta do servidor.',
  'files.problem.refused': 'O servidor não aceitou o arquivo. Tente de novo em instantes.',
} as const
