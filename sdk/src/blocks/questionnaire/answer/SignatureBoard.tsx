import { Button } from '../../../feedback/Button.js'
import { Eraser, PenLine } from '../../../icons/icons.js'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { FieldControl } from '../../../controls/FieldControl.js'
import { keepsPointer } from '../../../controls/keepsPointer.js'
import { text } from '../../../kinds/text/text.js'
import { useNavigation } from '../../../navigation/NavigationProvider.js'
import { answerLength } from './answer.js'
import { useAnswerText } from './useAnswerText.js'
import './answer.css'

const nameControl = text({ maxLength: answerLength.name })
/** Pixels of the drawing; twice the size on screen, for sharp printing. */
const [width, height] = [800, 240]

interface SignatureBoardProps {
  /** Stores the drawing, a PNG; when it fails, the board shows an error. */
  readonly onKeep: (drawing: File) => Promise<unknown>
  /** Name of the signer; while it is empty, a drawing stays and cannot be used. @default the board asks for the name of people who cannot draw */
  readonly name?: string
  /** A drawing that was not used yet is there, or not any more. @default a drawing is also stored when the user goes on or leaves the page */
  readonly onDrawn?: (isDrawn: boolean) => void
  /** A drawing to go on with, as a data URL. */
  readonly drawing?: string | null
  /** Called with the drawing, as a data URL, after each stroke, and with `null` when it was wiped out. */
  readonly onStroke?: (drawing: string | null) => void
}

/** A board to sign on: a drawing, or the written name for people who cannot draw. */
export function SignatureBoard({ onKeep, name, onDrawn, drawing, onStroke }: SignatureBoardProps) {
  const say = useAnswerText()
  const id = useId()
  const board = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useDrawn(onDrawn)
  const [hasFailed, setFailed] = useState(false)
  const pen = usePen(board, {
    onDrawn: () => setDrawn(true),
    onLift: () => board.current && onStroke?.(board.current.toDataURL()),
  })
  useEarlierDrawing(board, drawing, () => setDrawn(true))
  const clear = () => {
    board.current?.getContext('2d')?.clearRect(0, 0, width, height)
    setDrawn(false)
    onStroke?.(null)
  }
  const keep = (canvas = board.current) => {
    setDrawn(false)
    canvas?.toBlob((picture) => {
      if (!picture) return setFailed(true)
      return onKeep(new File([picture], 'assinatura.png', { type: 'image/png' })).catch(() => setFailed(true))
    })
  }
  useLeaving(board, isDrawn && onDrawn === undefined, keep)
  useCloseGuard(isDrawn && onDrawn === undefined)
  const keepName = (written: string) => {
    clear()
    const ink = board.current?.getContext('2d')
    if (!ink) return
    ink.fillStyle = penColor
    const lines = nameLines(written.trim())
    const size = Math.min(80, (width * 1.6) / Math.max(...lines.map((line) => line.length)), (height * 0.8) / lines.length)
    ink.font = `italic ${size}px serif`
    ink.textAlign = 'center'
    lines.forEach((line, place) => {
      const below = (place - (lines.length - 1) / 2) * size * 1.15
      ink.fillText(line, width / 2, height / 2 + below + size / 3, width - 40)
    })
    keep()
  }
  return (
    <div className="ep-signature-board">
      <p id={id} className="ep-field-note">
        {say('signHint')}
      </p>
      <canvas
        ref={board}
        width={width}
        height={height}
        role="img"
        aria-label={say('sign')}
        aria-describedby={id}
        {...keepsPointer}
        {...pen}
      />
      <div className="ep-answer-line">
        <Button variant="secondary" size="touch" isDisabled={!isDrawn || name === ''} onPress={() => keep()}>
          <PenLine aria-hidden="true" className="ep-icon" />
          {say('signUse')}
        </Button>
        <Button variant="link" size="touch" isDisabled={!isDrawn} onPress={clear}>
          <Eraser aria-hidden="true" className="ep-icon" />
          {say('signClear')}
        </Button>
      </div>
      <SignByName known={name} onSign={keepName} />
      {hasFailed ? (
        <p className="ep-field-note ep-field-error" role="alert">
          {say('notKept', { name: say('signed') })}
        </p>
      ) : null}
    </div>
  )
}

/** Puts an earlier drawing on the board. */
function useEarlierDrawing(board: RefObject<HTMLCanvasElement | null>, drawing: string | null | undefined, onDrawn: () => void): void {
  const [earlier] = useState(drawing)
  const show = useEffectEvent((picture: HTMLImageElement) => {
    board.current?.getContext('2d')?.drawImage(picture, 0, 0)
    onDrawn()
  })
  useEffect(() => {
    if (!earlier) return
    const picture = new Image()
    picture.onload = () => show(picture)
    picture.src = earlier
  }, [earlier])
}

function useDrawn(onDrawn: SignatureBoardProps['onDrawn']) {
  const [isDrawn, setDrawn] = useState(false)
  const tell = (isThere: boolean) => {
    setDrawn(isThere)
    onDrawn?.(isThere)
  }
  return [isDrawn, tell] as const
}

/** Stores an unused drawing when the board goes or the page is hidden. */
function useLeaving(board: RefObject<HTMLCanvasElement | null>, isDrawn: boolean, keep: (canvas: HTMLCanvasElement | null) => void): void {
  const handOver = useEffectEvent((canvas: HTMLCanvasElement | null) => {
    if (isDrawn) keep(canvas)
  })
  useLayoutEffect(() => {
    const canvas = board.current
    return () => handOver(canvas)
  }, [board])
  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && handOver(board.current)
    document.addEventListener('visibilitychange', whenHidden)
    return () => document.removeEventListener('visibilitychange', whenHidden)
  }, [board])
}

/** Asks before the tab is closed or loaded again: storing the drawing takes longer than a closing page lasts. */
function useCloseGuard(isDrawn: boolean): void {
  const navigation = useNavigation()
  useEffect(
    () =>
      isDrawn
        ? navigation.block(
            () => Promise.resolve(true),
            () => true,
          )
        : undefined,
    [navigation, isDrawn],
  )
}

/** Splits a long name into lines that are readable on paper. */
export function nameLines(name: string): readonly string[] {
  const most = 28
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function SignByName({ known, onSign }: { readonly known: string | undefined; readonly onSign: (name: string) => void }) {
  const say = useAnswerText()
  const [typed, write] = useState('')
  const written = known ?? typed
  return (
    <div className="ep-signature-name">
      {known === undefined ? (
        <FieldControl
          control={nameControl}
          label={say('signName')}
          value={typed}
          isCompact
          onChange={(next) => write(typeof next === 'string' ? next : '')}
        />
      ) : null}
      <Button variant="secondary" size="touch" isDisabled={written.trim() === ''} onPress={() => onSign(written)}>
        {say('signByName')}
      </Button>
    </div>
  )
}

/** Blue, as from a pen on paper. */
const penColor = '#12305f'

interface PenEvents {
  readonly onDrawn: () => void
  /** The pen leaves the board after a stroke. */
  readonly onLift: () => void
}

function usePen(board: RefObject<HTMLCanvasElement | null>, { onDrawn, onLift }: PenEvents) {
  const isDown = useRef(false)
  const hasMoved = useRef(false)
  const at = ({ clientX, clientY }: PointerEvent, canvas: HTMLCanvasElement) => {
    const { left, top, width: shown, height: tall } = canvas.getBoundingClientRect()
    return [((clientX - left) * width) / shown, ((clientY - top) * height) / tall] as const
  }
  const inkOf = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      const ink = inkOf(board.current)
      if (!ink) return
      event.currentTarget.setPointerCapture(event.pointerId)
      isDown.current = true
      hasMoved.current = false
      Object.assign(ink, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: penColor })
      ink.beginPath()
      ink.moveTo(...at(event, event.currentTarget))
      // Draws a dot without movement, as on an i.
      ink.lineTo(...at(event, event.currentTarget))
      ink.stroke()
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const ink = inkOf(board.current)
      if (!ink || !isDown.current) return
      ink.lineTo(...at(event, event.currentTarget))
      ink.stroke()
      hasMoved.current = true
      onDrawn()
    },
    onPointerUp: () => {
      if (isDown.current && hasMoved.current) onLift()
      isDown.current = false
    },
    onPointerCancel: () => {
      isDown.current = false
    },
  }
}
