import type { Locale } from '../../../../core/locale.js'
import type { Lack } from './givenAnswers.js'
import type { PlaceTrouble } from '../../../../blocks/questionnaire/answer/capturePlace.js'

interface Counted {
  readonly one: string
  readonly other: string
}

/** Texts of the page that answers a visit; `{…}` are parameters. */
export interface PhoneTexts {
  readonly waiting: Counted
  /** Typed answers that do not fit and are not sent. */
  readonly held: Counted
  /** While nobody has answered anything. */
  readonly nothingGiven: string
  readonly loading: string
  readonly notHere: string
  readonly notThere: string
  readonly all: string
  readonly retry: string
  readonly record: string
  readonly fromDevice: string
  readonly begin: string
  readonly beginNote: string
  readonly locating: string
  readonly placeless: Readonly<Record<PlaceTrouble, string>>
  readonly over: string
  readonly others: Counted
  readonly full: string
  readonly progress: string
  readonly question: string
  readonly previous: string
  readonly next: string
  readonly overview: string
  readonly bySection: string
  readonly byQuestion: string
  readonly score: string
  readonly apart: string
  readonly finish: string
  readonly finishNote: string
  readonly finishAway: string
  readonly charactersLeft: Counted
  readonly charactersOver: Counted
  readonly finishKept: string
  readonly required: string
  readonly yes: string
  readonly no: string
  readonly notApplicable: string
  readonly clear: string
  readonly comment: string
  readonly addComment: string
  readonly dictate: string
  readonly listening: string
  readonly photos: string
  readonly files: string
  readonly camera: string
  readonly file: string
  readonly noPhoto: string
  readonly removePhoto: string
  readonly photo: string
  readonly sign: string
  readonly signAgain: string
  readonly signed: string
  readonly last: string
  readonly lastNone: string
  readonly states: Readonly<Record<'stored' | 'waiting' | 'refused' | 'conflict', string>>
  readonly misfit: string
  /**
   * What is wrong with a typed answer, by the code of its rule. The same words as in the catalogue, whose part for forms may be missing
   * where the page was opened without network.
   */
  readonly rules: Readonly<Record<'min' | 'max' | 'maxLength' | 'multipleOf' | 'date' | 'noYear' | 'unread' | 'steps', string>>
  /** What a date and a time look like when they are typed. */
  readonly day: string
  readonly time: string
  readonly inSteps: string
  /** The answer before a typed one that does not fit. */
  readonly stillCounts: string
  readonly needsPhotos: Counted
  readonly lacks: Readonly<Record<Lack, string>>
  /** An answer that does not conform, of which nothing was described. */
  readonly undescribed: string
  readonly untold: Counted
  readonly lacking: Counted
  /** Optional questions without an answer, beside the others that are missing. */
  readonly optional: Counted
  readonly complete: string
  readonly dropFinding: string
  readonly dropFindingNote: string
  readonly dropFindingYes: string
  readonly dropFindingNo: string
  readonly conflict: string
  readonly theirs: string
  readonly mine: string
  readonly takeTheirs: string
  readonly keepMine: string
  readonly finding: string
  readonly findingText: string
  readonly findingNote: string
  readonly severity: string
  readonly severities: Readonly<Record<'leve' | 'moderada' | 'grave' | 'gravissima', string>>
  readonly nothing: string
}

export const phoneTexts: Readonly<Record<Locale, PhoneTexts>> = {
  'pt-BR': {
    waiting: { one: '1 resposta aguarda envio', other: '{count} respostas aguardam envio' },
    held: { one: '1 resposta não vale até ser corrigida', other: '{count} respostas não valem até ser corrigidas' },
    nothingGiven: 'Nada a enviar',
    loading: 'Abrindo a vistoria…',
    notHere: 'Esta vistoria ainda não foi aberta neste aparelho. Abra-a uma vez com rede para respondê-la sem rede.',
    notThere: 'Esta vistoria não foi encontrada, ou você não tem acesso a ela.',
    all: 'Ver as vistorias',
    retry: 'Tentar de novo',
    record: 'Ver o cadastro',
    fromDevice: 'Sem resposta do servidor: mostrando o que este aparelho guardou em {moment}.',
    begin: 'Iniciar vistoria',
    beginNote: 'Registra a hora e o lugar onde você está.',
    locating: 'Procurando o lugar, por até 15 segundos. Sem ele a vistoria começa assim mesmo.',
    placeless: {
      refused: 'Iniciada sem registrar o lugar: o navegador não tem permissão para usar a localização.',
      unfound: 'Iniciada sem registrar o lugar: o aparelho não informou onde está em 15 segundos.',
    },
    over: 'Esta vistoria não está em andamento: as respostas não podem mais mudar.',
    others: { one: 'Outro aparelho também responde esta vistoria.', other: '{count} outros aparelhos também respondem esta vistoria.' },
    full: 'O aparelho está sem espaço: as últimas respostas estão só nesta página. Não a feche; libere espaço ou envie o que aguarda.',
    progress: '{done} de {total} completas',
    question: 'Pergunta {place} de {total}',
    previous: 'Anterior',
    next: 'Próxima',
    overview: 'Perguntas',
    bySection: 'Seção inteira',
    byQuestion: 'Uma por tela',
    score: 'Nota até agora',
    apart: 'Respondidas que não se perguntam mais; ficam guardadas e não pontuam',
    finish: 'Concluir no cadastro',
    finishNote: 'Parecer, acompanhante e assinaturas ficam no cadastro, que precisa de rede.',
    finishAway: 'Sem resposta do servidor, o cadastro não abre: conclua a vistoria quando a rede voltar.',
    charactersLeft: { one: 'Resta {count} caractere', other: 'Restam {count} caracteres' },
    charactersOver: { one: '{count} caractere a mais', other: '{count} caracteres a mais' },
    finishKept: 'As respostas e as fotos ficam guardadas neste aparelho e seguem sozinhas. Até lá, não saia da conta: isso as apaga.',
    required: 'obrigatória',
    yes: 'Sim',
    no: 'Não',
    notApplicable: 'Não se aplica',
    clear: 'Limpar resposta',
    comment: 'Comentário',
    addComment: 'Comentar',
    dictate: 'Ditar',
    listening: 'Ouvindo…',
    photos: 'Fotos',
    files: 'Arquivos',
    camera: 'Tirar foto',
    file: 'Escolher arquivo',
    noPhoto: 'Este arquivo não é uma foto que o aparelho saiba ler.',
    removePhoto: 'Remover foto {place}',
    photo: 'Foto {place}',
    sign: 'Assinar',
    signAgain: 'Assinar de novo',
    signed: 'Assinado',
    last: 'Na última vistoria ({day}):',
    lastNone: 'Sem resposta na última vistoria.',
    states: { stored: 'Enviada', waiting: 'Aguarda envio', refused: 'Não aceita', conflict: 'Em conflito' },
    misfit: 'O servidor não aceitou esta resposta: confira o que foi escrito. Até lá ela não conta.',
    rules: {
      min: 'Deve ser maior ou igual a {min}',
      max: 'Deve ser menor ou igual a {max}',
      maxLength: 'Use no máximo {max} caracteres',
      multipleOf: 'Deve ser múltiplo de {value}',
      date: 'Data inválida',
      noYear: 'Falta o ano. Escreva como em {example}.',
      unread: 'Não foi entendido. Escreva como em {example}.',
      steps: 'Deve ser {min} mais um múltiplo de {step}',
    },
    day: 'dd/mm/aaaa',
    time: 'hh:mm',
    inSteps: 'de {step} em {step}',
    stillCounts: 'Até ser corrigida, vale a resposta anterior: {answer}.',
    needsPhotos: { one: 'Falta 1 foto desta resposta.', other: 'Faltam {count} fotos desta resposta.' },
    lacks: { answer: 'sem resposta', wrong: 'não aceita', conflict: 'em conflito', photos: 'falta foto' },
    undescribed: 'não conformidade sem descrição',
    untold: { one: '1 não conformidade sem descrição', other: '{count} não conformidades sem descrição' },
    lacking: { one: 'Falta 1 pergunta', other: 'Faltam {count} perguntas' },
    optional: { one: '1 opcional sem resposta', other: '{count} opcionais sem resposta' },
    complete: 'Nada falta nas respostas.',
    dropFinding: 'Retirar a não conformidade?',
    dropFindingNote: 'Ela pertence à resposta anterior: {text}',
    dropFindingYes: 'Retirar e mudar a resposta',
    dropFindingNo: 'Manter a resposta',
    conflict: 'Outro aparelho respondeu diferente. Qual vale?',
    theirs: 'Do outro aparelho ({who})',
    mine: 'Deste aparelho',
    takeTheirs: 'Ficar com a do outro',
    keepMine: 'Ficar com a minha',
    finding: 'Não conformidade',
    findingText: 'O que está errado',
    findingNote: 'Só é registrada com uma descrição.',
    severity: 'Gravidade',
    severities: { leve: 'Leve', moderada: 'Moderada', grave: 'Grave', gravissima: 'Gravíssima' },
    nothing: 'sem resposta',
  },
  'en-US': {
    waiting: { one: '1 answer waits to be sent', other: '{count} answers wait to be sent' },
    held: { one: '1 answer does not count until it is corrected', other: '{count} answers do not count until they are corrected' },
    nothingGiven: 'Nothing to send',
    loading: 'Opening the visit…',
    notHere: 'This visit was not opened on this device yet. Open it once with network to answer it without.',
    notThere: 'This site visit was not found, or you have no access to it.',
    all: 'Show the site visits',
    retry: 'Try again',
    record: 'Show the record',
    fromDevice: 'No answer from the server: showing what this device kept at {moment}.',
    begin: 'Begin the visit',
    beginNote: 'Records the time and the place where you are.',
    locating: 'Looking for the place, for up to 15 seconds. Without it the site visit starts all the same.',
    placeless: {
      refused: 'Begun without recording the place: the browser has no permission to use the location.',
      unfound: 'Begun without recording the place: the device did not say where it is within 15 seconds.',
    },
    over: 'This visit is not running: its answers can no longer change.',
    others: { one: 'Another device answers this visit too.', other: '{count} other devices answer this visit too.' },
    full: 'The device is out of room: the last answers are in this page only. Do not close it; free some room or send what waits.',
    progress: '{done} of {total} complete',
    question: 'Question {place} of {total}',
    previous: 'Previous',
    next: 'Next',
    overview: 'Questions',
    bySection: 'Whole section',
    byQuestion: 'One a screen',
    score: 'Score so far',
    apart: 'Answered but no longer asked; they are kept and not scored',
    finish: 'Conclude in the record',
    finishNote: 'Conclusion, companion and signatures are in the record, which needs network.',
    finishAway: 'Without an answer from the server, the record does not open: conclude the visit when the network is back.',
    charactersLeft: { one: '{count} character left', other: '{count} characters left' },
    charactersOver: { one: '{count} character too many', other: '{count} characters too many' },
    finishKept:
      'The answers and photos are kept on this device and are sent by themselves. Until then, do not sign out: that deletes them.',
    required: 'required',
    yes: 'Yes',
    no: 'No',
    notApplicable: 'Not applicable',
    clear: 'Clear the answer',
    comment: 'Comment',
    addComment: 'Comment',
    dictate: 'Dictate',
    listening: 'Listening…',
    photos: 'Photos',
    files: 'Files',
    camera: 'Take a photo',
    file: 'Choose a file',
    noPhoto: 'This file is no photo that the device can read.',
    removePhoto: 'Remove photo {place}',
    photo: 'Photo {place}',
    sign: 'Sign',
    signAgain: 'Sign again',
    signed: 'Signed',
    last: 'On the last visit ({day}):',
    lastNone: 'Not answered on the last visit.',
    states: { stored: 'Sent', waiting: 'Waits to be sent', refused: 'Not accepted', conflict: 'In conflict' },
    misfit: 'The server did not accept this answer: check what was written. Until then it does not count.',
    rules: {
      min: 'Must be greater than or equal to {min}',
      max: 'Must be less than or equal to {max}',
      maxLength: 'Use at most {max} characters',
      multipleOf: 'Must be a multiple of {value}',
      date: 'Invalid date',
      noYear: 'The year is missing. Write it like {example}.',
      unread: 'Not understood. Write it like {example}.',
      steps: 'Must be {min} plus a multiple of {step}',
    },
    day: 'dd/mm/yyyy',
    time: 'hh:mm',
    inSteps: 'in steps of {step}',
    stillCounts: 'Until it is corrected, the former answer counts: {answer}.',
    needsPhotos: { one: '1 photo of this answer is missing.', other: '{count} photos of this answer are missing.' },
    lacks: { answer: 'no answer', wrong: 'not accepted', conflict: 'in conflict', photos: 'photo missing' },
    undescribed: 'non-conformity without a description',
    untold: { one: '1 non-conformity without a description', other: '{count} non-conformities without a description' },
    lacking: { one: '1 question is missing', other: '{count} questions are missing' },
    optional: { one: '1 optional one without an answer', other: '{count} optional ones without an answer' },
    complete: 'Nothing is missing in the answers.',
    dropFinding: 'Remove the non-conformity?',
    dropFindingNote: 'It belongs to the former answer: {text}',
    dropFindingYes: 'Remove it and change the answer',
    dropFindingNo: 'Keep the answer',
    conflict: 'Another device answered differently. Which one counts?',
    theirs: 'Of the other device ({who})',
    mine: 'Of this device',
    takeTheirs: 'Take the other one',
    keepMine: 'Keep mine',
    finding: 'Non-conformity',
    findingText: 'What is wrong',
    findingNote: 'It is only recorded with a description.',
    severity: 'Severity',
    severities: { leve: 'Minor', moderada: 'Moderate', grave: 'Serious', gravissima: 'Very serious' },
    nothing: 'no answer',
  },
  'es-ES': {
    waiting: { one: '1 respuesta espera envío', other: '{count} respuestas esperan envío' },
    held: { one: '1 respuesta no vale hasta que se corrija', other: '{count} respuestas no valen hasta que se corrijan' },
    nothingGiven: 'Nada por enviar',
    loading: 'Abriendo la visita…',
    notHere: 'Esta visita aún no se abrió en este dispositivo. Ábrala una vez con red para responderla sin red.',
    notThere: 'Esta visita no se encontró, o usted no tiene acceso a ella.',
    all: 'Ver las visitas',
    retry: 'Intentar de nuevo',
    record: 'Ver el registro',
    fromDevice: 'Sin respuesta del servidor: se muestra lo que este dispositivo guardó el {moment}.',
    begin: 'Iniciar visita',
    beginNote: 'Registra la hora y el lugar donde está.',
    locating: 'Buscando el lugar, hasta 15 segundos. Sin él la visita comienza igual.',
    placeless: {
      refused: 'Iniciada sin registrar el lugar: el navegador no tiene permiso para usar la ubicación.',
      unfound: 'Iniciada sin registrar el lugar: el dispositivo no informó dónde está en 15 segundos.',
    },
    over: 'Esta visita no está en curso: las respuestas ya no pueden cambiar.',
    others: {
      one: 'Otro dispositivo también responde esta visita.',
      other: 'Otros {count} dispositivos también responden esta visita.',
    },
    full: 'El dispositivo no tiene espacio: las últimas respuestas están solo en esta página. No la cierre; libere espacio o envíe lo que espera.',
    progress: '{done} de {total} completas',
    question: 'Pregunta {place} de {total}',
    previous: 'Anterior',
    next: 'Siguiente',
    overview: 'Preguntas',
    bySection: 'Sección entera',
    byQuestion: 'Una por pantalla',
    score: 'Nota hasta ahora',
    apart: 'Respondidas que ya no se preguntan; quedan guardadas y no puntúan',
    finish: 'Concluir en el registro',
    finishNote: 'Dictamen, acompañante y firmas están en el registro, que necesita red.',
    finishAway: 'Sin respuesta del servidor, el registro no se abre: concluya la visita cuando vuelva la red.',
    charactersLeft: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
    charactersOver: { one: '{count} carácter de más', other: '{count} caracteres de más' },
    finishKept:
      'Las respuestas y las fotos quedan guardadas en este dispositivo y se envían solas. Hasta entonces, no cierre la sesión: eso las borra.',
    required: 'obligatoria',
    yes: 'Sí',
    no: 'No',
    notApplicable: 'No se aplica',
    clear: 'Borrar respuesta',
    comment: 'Comentario',
    addComment: 'Comentar',
    dictate: 'Dictar',
    listening: 'Escuchando…',
    photos: 'Fotos',
    files: 'Archivos',
    camera: 'Tomar foto',
    file: 'Elegir archivo',
    noPhoto: 'Este archivo no es una foto que el dispositivo sepa leer.',
    removePhoto: 'Eliminar foto {place}',
    photo: 'Foto {place}',
    sign: 'Firmar',
    signAgain: 'Firmar de nuevo',
    signed: 'Firmado',
    last: 'En la última visita ({day}):',
    lastNone: 'Sin respuesta en la última visita.',
    states: { stored: 'Enviada', waiting: 'Espera envío', refused: 'No aceptada', conflict: 'En conflicto' },
    misfit: 'El servidor no aceptó esta respuesta: revise lo escrito. Hasta entonces no cuenta.',
    rules: {
      min: 'Debe ser mayor o igual que {min}',
      max: 'Debe ser menor o igual que {max}',
      maxLength: 'Use como máximo {max} caracteres',
      multipleOf: 'Debe ser múltiplo de {value}',
      date: 'Fecha no válida',
      noYear: 'Falta el año. Escriba como en {example}.',
      unread: 'No se ha entendido. Escriba como en {example}.',
      steps: 'Debe ser {min} más un múltiplo de {step}',
    },
    day: 'dd/mm/aaaa',
    time: 'hh:mm',
    inSteps: 'de {step} en {step}',
    stillCounts: 'Hasta corregirla, vale la respuesta anterior: {answer}.',
    needsPhotos: { one: 'Falta 1 foto de esta respuesta.', other: 'Faltan {count} fotos de esta respuesta.' },
    lacks: { answer: 'sin respuesta', wrong: 'no aceptada', conflict: 'en conflicto', photos: 'falta foto' },
    undescribed: 'no conformidad sin descripción',
    untold: { one: '1 no conformidad sin descripción', other: '{count} no conformidades sin descripción' },
    lacking: { one: 'Falta 1 pregunta', other: 'Faltan {count} preguntas' },
    optional: { one: '1 opcional sin respuesta', other: '{count} opcionales sin respuesta' },
    complete: 'No falta nada en las respuestas.',
    dropFinding: '¿Quitar la no conformidad?',
    dropFindingNote: 'Pertenece a la respuesta anterior: {text}',
    dropFindingYes: 'Quitarla y cambiar la respuesta',
    dropFindingNo: 'Mantener la respuesta',
    conflict: 'Otro dispositivo respondió distinto. ¿Cuál vale?',
    theirs: 'Del otro dispositivo ({who})',
    mine: 'De este dispositivo',
    takeTheirs: 'Quedarse con la otra',
    keepMine: 'Quedarse con la mía',
    finding: 'No conformidad',
    findingText: 'Qué está mal',
    findingNote: 'Solo se registra con una descripción.',
    severity: 'Gravedad',
    severities: { leve: 'Leve', moderada: 'Moderada', grave: 'Grave', gravissima: 'Gravísima' },
    nothing: 'sin respuesta',
  },
}

/** Fills the `{name}` parameters of a text. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
