import { Modal, type ModalPosition, type ModalSize } from '@esporte-parana/sdk/controls'
import { useState } from 'react'
import './board.css'

const positions = ['center', 'top', 'bottom', 'left', 'right', 'topleft', 'topright', 'bottomleft', 'bottomright'] as const
const sizes = ['small', 'medium', 'large', 'full', 'panel', 'side'] as const

export interface DialogBoardProps {
  /** @default the dialog's own default */
  readonly size?: ModalSize
}

/** Buttons for each position and each size of a dialog. */
export function DialogBoard({ size }: DialogBoardProps) {
  const [isOpen, setOpen] = useState(false)
  const [shown, show] = useState<{ readonly position?: ModalPosition; readonly size?: ModalSize }>({})
  const open = (wanted: typeof shown) => {
    show(wanted)
    setOpen(true)
  }
  return (
    <main className="board">
      <h1>Diálogos</h1>
      <h2>Posições</h2>
      <p className="board-buttons">
        {positions.map((position) => (
          <button key={position} type="button" onClick={() => open({ position, size })}>
            {position}
          </button>
        ))}
      </p>
      <h2>Tamanhos</h2>
      <p className="board-buttons">
        {sizes.map((each) => (
          <button key={each} type="button" onClick={() => open({ size: each, position: isSheet(each) ? 'right' : 'center' })}>
            {each}
          </button>
        ))}
      </p>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={shown.size ?? shown.position ?? ''} isDismissable {...shown}>
        {Array.from({ length: 12 }, (_, place) => (
          <p key={place}>O diálogo cresce com o que traz, até 90 % da altura da janela, e a partir daí rola por dentro.</p>
        ))}
      </Modal>
    </main>
  )
}

function isSheet(size: ModalSize): boolean {
  return size === 'panel' || size === 'side'
}
