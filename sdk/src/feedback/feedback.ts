/** What a toast is about: its colour, its sign, and the word for it. */
export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'
/** The corner or edge where toasts stand. */
export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right' | 'center'

/** What a notice offers to do; pressing it closes the notice. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
  /** It can still be done when the notice has gone: "o que aconteceu" offers it too, once. @default false */
  readonly isLasting?: boolean
}

/** A notice that covers nothing for long. */
export interface Toast {
  /** @default 'info' */
  readonly severity?: ToastSeverity
  readonly title: string
  readonly detail?: string
  /** Milliseconds until it closes itself; stays when missing. Pauses on hover and focus. */
  readonly life?: number
  /** @default true */
  readonly isClosable?: boolean
  /** Address of the record that it tells of; "o que aconteceu" leads there. */
  readonly to?: string
  /** One thing to do about it: "Desfazer", "Ver". */
  readonly action?: ToastAction
}

/** One queue for each mounted provider. */
export interface Toasts {
  /** @returns closes it */
  show(toast: Toast): () => void
}

/** A question with yes and no. */
export interface Confirmation {
  readonly title: string
  readonly message: string
  /** What else is to be known before answering; below the message. */
  readonly detail?: string
  readonly acceptLabel: string
  readonly rejectLabel: string
  /** Red accept button. @default false */
  readonly isDestructive?: boolean
  /** Accept stays disabled until this text is typed (deleting more than 20 records asks for their count). */
  readonly typedCheck?: string
}
/** @returns true when accepted; Escape and a click outside are a no. Accept has the default focus. */
export type Confirm = (confirmation: Confirmation) => Promise<boolean>

/** The global overlay `data-testid="loading"`. */
export interface Loading {
  /** Shows the overlay until the promise settles; overlapping calls count. */
  during<T>(work: Promise<T>): Promise<T>
}
