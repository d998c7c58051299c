import type { Locale } from '../core/locale.js'

/** Texts of the outbox; `{count}`, `{seconds}`, `{share}` are parameters. */
export interface OutboxTexts {
  readonly title: string
  readonly allSent: string
  readonly waiting: { readonly one: string; readonly other: string }
  readonly refused: { readonly one: string; readonly other: string }
  /** `unkept`: without network, where the browser keeps nothing. */
  readonly why: Readonly<Record<'sending' | 'offline' | 'unkept' | 'retrying' | 'elsewhere' | 'signed-out', string>>
  readonly sendNow: string
  readonly files: { readonly one: string; readonly other: string }
  readonly behind: string
  readonly tryAgain: string
  readonly open: string
  readonly exported: string
  readonly remove: string
  readonly removeTitle: string
  readonly removeMessage: string
  readonly cancel: string
  readonly takeIn: string
  readonly takeInTitle: string
  readonly takeInAccept: string
  readonly takenIn: string
  readonly notTakenIn: string
  readonly kept: Readonly<Record<'granted' | 'refused' | 'unknown' | 'page', string>>
  readonly nearlyFull: string
  readonly codes: Readonly<Record<'conflict' | 'file-lost' | 'not-found' | 'forbidden' | 'other', string>>
}

export const outboxTexts: Readonly<Record<Locale, OutboxTexts>> = {
  'pt-BR': {
    title: 'Envios em espera',
    allSent: 'Tudo enviado',
    waiting: { one: '1 envio aguarda', other: '{count} envios aguardam' },
    refused: { one: 'Falhou o envio de 1', other: 'Falhou o envio de {count}' },
    why: {
      sending: 'Enviando agora.',
      offline:
        'Sem rede. O que você responde fica guardado neste aparelho e segue quando a rede voltar. Até lá, não saia da conta: sair apaga o que ainda não foi enviado.',
      unkept: 'Sem rede. O que você responde fica só nesta página e segue quando a rede voltar. Até lá, não a feche e não saia da conta.',
      retrying: 'O servidor não responde. Nova tentativa em {seconds} s.',
      elsewhere: 'Outra aba deste navegador está enviando.',
      'signed-out': 'Entre de novo para enviar.',
    },
    sendNow: 'Enviar agora',
    files: { one: '1 arquivo', other: '{count} arquivos' },
    behind: 'Espera o envio anterior.',
    tryAgain: 'Tentar de novo',
    open: 'Ver fotos',
    exported: 'Exportar arquivo',
    remove: 'Remover',
    removeTitle: 'Remover este envio?',
    removeMessage: 'Ele não será enviado e não poderá ser recuperado. Exporte o arquivo antes, se ainda puder ser útil.',
    cancel: 'Cancelar',
    takeIn: 'Receber arquivo exportado',
    takeInTitle: 'Enviar em seu nome o que está neste arquivo?',
    takeInAccept: 'Enviar',
    takenIn: 'O arquivo foi recebido e será enviado.',
    notTakenIn: 'Este arquivo não é de um envio exportado.',
    kept: {
      granted: 'O navegador garante que guarda o que aguarda.',
      refused: 'O navegador não garante que guarda o que aguarda: se faltar espaço no aparelho, ele pode apagar. Envie assim que puder.',
      unknown: 'Não se sabe se o navegador guarda o que aguarda quando faltar espaço. Envie assim que puder.',
      page: 'Nesta página nada fica guardado: não a feche antes de tudo ser enviado.',
    },
    nearlyFull: 'O espaço do navegador está quase cheio ({share} %). Envie o que aguarda antes de tirar mais fotos.',
    codes: {
      conflict: 'Outra pessoa ou outro aparelho mudou isto antes.',
      'file-lost': 'Um arquivo não pôde mais ser lido neste aparelho.',
      'not-found': 'O registro não existe mais.',
      forbidden: 'Você não tem permissão para isto.',
      other: 'O servidor não aceitou.',
    },
  },
  'en-US': {
    title: 'Waiting to be sent',
    allSent: 'Everything is sent',
    waiting: { one: '1 item is waiting to be sent', other: '{count} items are waiting to be sent' },
    refused: { one: '1 could not be sent', other: '{count} could not be sent' },
    why: {
      sending: 'Sending now.',
      offline:
        'No network. Your answers are kept on this device and are sent when the network is back. Until then, do not sign out: that deletes what was not sent yet.',
      unkept:
        'No network. Your answers are on this page only and are sent when the network is back. Until then, do not close it and do not sign out.',
      retrying: 'The server is not responding. Next attempt in {seconds} s.',
      elsewhere: 'Another tab of this browser is sending them.',
      'signed-out': 'Sign in again to send.',
    },
    sendNow: 'Send now',
    files: { one: '1 file', other: '{count} files' },
    behind: 'Waiting for the previous item.',
    tryAgain: 'Try again',
    open: 'Show photos',
    exported: 'Export as a file',
    remove: 'Remove',
    removeTitle: 'Remove this item?',
    removeMessage: 'It will not be sent and cannot be brought back. Export it first if it may still be needed.',
    cancel: 'Cancel',
    takeIn: 'Import an exported file',
    takeInTitle: 'Send what is in this file in your name?',
    takeInAccept: 'Send',
    takenIn: 'The file was imported and will be sent.',
    notTakenIn: 'This file is not an exported item.',
    kept: {
      granted: 'The browser guarantees to keep the waiting items.',
      refused:
        'The browser does not guarantee to keep the waiting items: it may delete them when the device runs out of space. Send them as soon as you can.',
      unknown: 'It is not known whether the browser keeps the waiting items when space runs out. Send them as soon as you can.',
      page: 'Nothing is kept on this page: do not close it before everything is sent.',
    },
    nearlyFull: 'The browser’s storage is nearly full ({share} %). Send the waiting items before you take more photos.',
    codes: {
      conflict: 'Another person or device changed this first.',
      'file-lost': 'A file can no longer be read on this device.',
      'not-found': 'The record no longer exists.',
      forbidden: 'You are not allowed to do this.',
      other: 'The server did not accept it.',
    },
  },
  'es-ES': {
    title: 'Envíos en espera',
    allSent: 'Todo enviado',
    waiting: { one: '1 envío espera', other: '{count} envíos esperan' },
    refused: { one: '1 no se pudo enviar', other: '{count} no se pudieron enviar' },
    why: {
      sending: 'Enviando ahora.',
      offline:
        'Sin red. Lo que responda queda guardado en este dispositivo y sale cuando vuelva la red. Hasta entonces, no cierre la sesión: eso borra lo que aún no se envió.',
      unkept:
        'Sin red. Lo que responda queda solo en esta página y sale cuando vuelva la red. Hasta entonces, no la cierre ni cierre la sesión.',
      retrying: 'El servidor no responde. Nuevo intento en {seconds} s.',
      elsewhere: 'Otra pestaña de este navegador está enviando.',
      'signed-out': 'Inicie sesión de nuevo para enviar.',
    },
    sendNow: 'Enviar ahora',
    files: { one: '1 archivo', other: '{count} archivos' },
    behind: 'Espera el envío anterior.',
    tryAgain: 'Intentar de nuevo',
    open: 'Ver fotos',
    exported: 'Exportar archivo',
    remove: 'Eliminar',
    removeTitle: '¿Eliminar este envío?',
    removeMessage: 'No se enviará y no podrá recuperarse. Expórtelo antes si aún puede servir.',
    cancel: 'Cancelar',
    takeIn: 'Recibir archivo exportado',
    takeInTitle: '¿Enviar en su nombre lo que contiene este archivo?',
    takeInAccept: 'Enviar',
    takenIn: 'El archivo se recibió y se enviará.',
    notTakenIn: 'Este archivo no es de un envío exportado.',
    kept: {
      granted: 'El navegador garantiza que guarda lo que espera.',
      refused:
        'El navegador no garantiza que guarda lo que espera: si falta espacio en el dispositivo, puede borrarlo. Envíe en cuanto pueda.',
      unknown: 'No se sabe si el navegador guarda lo que espera cuando falte espacio. Envíe en cuanto pueda.',
      page: 'En esta página nada queda guardado: no la cierre antes de que todo se envíe.',
    },
    nearlyFull: 'El espacio del navegador está casi lleno ({share} %). Envíe lo que espera antes de tomar más fotos.',
    codes: {
      conflict: 'Otra persona u otro dispositivo lo cambió antes.',
      'file-lost': 'Un archivo ya no se puede leer en este dispositivo.',
      'not-found': 'El registro ya no existe.',
      forbidden: 'No tiene permiso para esto.',
      other: 'El servidor no lo aceptó.',
    },
  },
}

interface Counted {
  readonly one: string
  readonly other: string
}

/** "1 arquivo", "3 arquivos". */
export function counted({ one, other }: Counted, count: number): string {
  return (count === 1 ? one : other).replace('{count}', String(count))
}
