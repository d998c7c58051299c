/** The type of a toast; it sets the colour, the icon and the word for it. */
export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'
/** Whether a notice interrupts a screen reader. */
export const isUrgent = ({ severity }: Pick<Toast, 'severity'>): boolean => severity === 'error' || severity === 'warn'
/** The corner or edge of the page where toasts appear. */
export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right' | 'center'

/** An action of a notice; pressing it closes the notice. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
  /** The action stays available after the notice has gone: "o que aconteceu" offers it too, once. @default false */
  readonly isLasting?: boolean
}

/** A short notice at the edge of the page. */
export interface Toast {
  /** Its colour, its icon and the word for it. @default 'info' */
  readonly severity?: ToastSeverity
  /** What happened, in a few words. */
  readonly title: string
  /** What it means, or what to do; below the title. */
  readonly detail?: string
  /** Milliseconds until it closes itself; without it the notice stays. Pauses on hover and focus. */
  readonly life?: number
  /** Whether it has a button that closes it. @default true */
  readonly isClosable?: boolean
  /** Address of the record in question; "o que aconteceu" links to it. */
  readonly to?: string
  /** One action: "Desfazer", "Ver". */
  readonly action?: ToastAction
}

/** The notices of one mounted provider. */
export interface Toasts {
  /** Shows a notice. @returns a function that closes it */
  show(toast: Toast): () => void
}

/** A question with yes and no. */
export interface Confirmation {
  readonly title: string
  readonly message: string
  /** More information, shown below the message. */
  readonly detail?: string
  readonly acceptLabel: string
  readonly rejectLabel: string
  /** Red accept button. @default false */
  readonly isDestructive?: boolean
  /** Accept stays disabled until the user types this text (deleting more than 20 records asks for their count). */
  readonly typedCheck?: string
}
/** Asks a question. Accept has the default focus. @returns true when accepted; Escape and a click outside answer no */
export type Confirm = (confirmation: Confirmation) => Promise<boolean>

/** The global overlay `data-testid="loading"`. */
export interface Loading {
  /**
   * Shows the overlay until the promise settles, when that takes longer than half a second; overlapping calls count.
   * @param label what the page waits for. @default "Carregando…"
   */
  during<T>(work: Promise<T>, label?: string): Promise<T>
}

/** Work that the whole page waits for. */
export interface Wait {
  readonly label?: string
}
