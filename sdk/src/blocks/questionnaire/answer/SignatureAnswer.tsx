import { Button } from '../../../feedback/Button.js'
import { PenLine } from '../../../icons/icons.js'
import { BlobImage } from '../../../controls/picture/BlobImage.js'
import type { AnswerFiles } from './answer.js'
import { useAnswerFile } from './FilesAnswer.js'
import { SignatureBoard } from './SignatureBoard.js'
import { useAnswerText } from './useAnswerText.js'

interface SignatureAnswerProps {
  /** Name of the stored drawing. */
  readonly name: string | undefined
  readonly title: string
  readonly files: AnswerFiles
  readonly isReadOnly: boolean
  readonly onChange: (name: string | null) => void
}

/** A signature: drawn, or the written name for people who cannot draw. Stored as a picture. */
export function SignatureAnswer({ name, title, files, isReadOnly, onChange }: SignatureAnswerProps) {
  const say = useAnswerText()
  const { blob, hasFailed } = useAnswerFile(name, files)
  if (name === undefined) return isReadOnly ? null : <SignatureBoard onKeep={(drawing) => files.keep(drawing).then(onChange)} />
  return (
    <div className="ep-answer-line">
      {blob ? <BlobImage className="ep-signature" blob={blob} alt={title} /> : hasFailed ? say('unseen') : null}
      {isReadOnly ? null : (
        <Button variant="link" size="touch" onPress={() => onChange(null)}>
          <PenLine aria-hidden="true" className="ep-icon" />
          {say('signAgain')}
        </Button>
      )}
    </div>
  )
}
