import { type PointerEvent, useRef, useState } from 'react'
import type { PhoneTexts } from './phoneTexts.js'

interface SignaturePadProps {
  readonly texts: PhoneTexts
  readonly onKeep: (file: File) => void
}

const [width, height] = [800, 320]

/** A box to sign in with a finger; what is kept is a picture. */
export function SignaturePad({ texts, onKeep }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isSigned, setSigned] = useState(false)
  const draw = (event: PointerEvent<HTMLCanvasElement>, isStart: boolean) => {
    const context = canvas.current?.getContext('2d')
    if (!context || (!isStart && event.buttons === 0)) return
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [((event.clientX - box.left) * width) / box.width, ((event.clientY - box.top) * height) / box.height]
    if (isStart) {
      event.currentTarget.setPointerCapture(event.pointerId)
      context.lineWidth = 4
      context.lineCap = 'round'
      context.strokeStyle = '#1d1e27'
      context.beginPath()
      context.moveTo(x, y)
    }
    context.lineTo(x, y)
    context.stroke()
    setSigned(true)
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, width, height)
    setSigned(false)
  }
  const keep = () =>
    canvas.current?.toBlob((blob) => blob && onKeep(new File([blob], 'assinatura.png', { type: 'image/png' })), 'image/png')
  return (
    <div className="ep-answer-signature">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        aria-label={texts.signHere}
        role="img"
        onPointerDown={(event) => draw(event, true)}
        onPointerMove={(event) => draw(event, false)}
      />
      <p>{texts.signHere}</p>
      <div className="ep-answer-row">
        <button type="button" className="ep-answer-button" disabled={!isSigned} onClick={clear}>
          {texts.signAgain}
        </button>
        <button type="button" className="ep-answer-button ep-answer-strong" disabled={!isSigned} onClick={keep}>
          {texts.keepSignature}
        </button>
      </div>
    </div>
  )
}
