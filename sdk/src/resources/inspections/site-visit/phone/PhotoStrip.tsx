import { Button } from '../../../../feedback/Button.js'
import { Camera, X } from '../../../../icons/icons.js'
import { type ChangeEvent, useRef, useState } from 'react'
import { hasFiles } from '../../../../blocks/questionnaire/checkAnswer.js'
import type { PhoneTexts } from './phoneTexts.js'
import { filled } from './phoneTexts.js'
import { type AskedQuestion, type KnownAnswer, mostFilesOf } from './givenAnswers.js'
import { PhotoPicture } from './PhotoPicture.js'
import { capturePlace, type DevicePlace } from '../../../../blocks/questionnaire/answer/capturePlace.js'
import { preparePhoto, type PreparedPhoto, sha256Of } from '../../../../blocks/questionnaire/answer/preparePhoto.js'
import type { PhoneVisit } from './usePhoneVisit.js'

interface PhotoStripProps {
  readonly answering: PhoneVisit
  readonly asked: AskedQuestion
  readonly answer: KnownAnswer | undefined
  readonly texts: PhoneTexts
  readonly isDisabled: boolean
}

/** The photos of an answer and the camera. Photos are scaled on the device and carry the time and, if known soon enough, the place. */
export function PhotoStrip({ answering, asked, answer, texts, isDisabled }: PhotoStripProps) {
  const { question } = asked
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<DevicePlace>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [isNone, setNone] = useState(false)
  const photos = answer?.photos ?? []
  const isFile = question.type === 'arquivo'
  const shoot = () => {
    if (isBusy) return
    // Read while the camera is open, so that a photo never waits for the place.
    void capturePlace().then(
      (found) => (place.current = found),
      () => undefined,
    )
    input.current?.click()
  }
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const given = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    setBusy(true)
    setNone(false)
    try {
      const prepared: PreparedPhoto[] = []
      for (const file of given.slice(0, mostFilesOf(asked) - photos.length)) prepared.push(await prepare(file, isFile))
      await answering.give(question.code, withFiles(asked, photos, prepared), prepared, place.current)
    } catch {
      setNone(true)
    } finally {
      setBusy(false)
    }
  }
  const drop = (sha256: string) => {
    const left = photos.filter((photo) => photo.sha256 !== sha256)
    void answering.give(question.code, withFiles(asked, left, []))
  }
  return (
    <div className="ep-answer-photos">
      {photos.map((photo, place0) => (
        <figure key={photo.sha256} className="ep-answer-photo">
          <PhotoPicture photo={photo} answering={answering} label={filled(texts.photo, { place: place0 + 1 })} />
          {isDisabled ? null : (
            <button
              type="button"
              className="ep-answer-drop"
              aria-label={filled(texts.removePhoto, { place: place0 + 1 })}
              onClick={() => drop(photo.sha256)}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </figure>
      ))}
      {photos.length < mostFilesOf(asked) && !isDisabled ? (
        <Button variant="secondary" size="touch" aria-busy={isBusy} aria-disabled={isBusy} onPress={shoot}>
          <Camera aria-hidden="true" />
          {isFile ? texts.file : texts.camera}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={isFile ? '.pdf,image/*' : 'image/*'}
        {...(isFile ? {} : { capture: 'environment' as const })}
        onChange={(event) => void take(event)}
      />
      {isNone ? <p role="alert">{texts.noPhoto}</p> : null}
    </div>
  )
}

/** Files that are not pictures are sent unchanged. */
async function prepare(file: File, isFile: boolean): Promise<PreparedPhoto> {
  if (isFile && !file.type.startsWith('image/'))
    return { file, about: { sha256: await sha256Of(file), takenAt: new Date(file.lastModified).toISOString() } }
  return preparePhoto(file)
}

/** For questions answered by files, the files are also the value. */
export function withFiles({ question }: AskedQuestion, photos: KnownAnswer['photos'], added: readonly PreparedPhoto[]) {
  const all = [...photos.map(({ sha256 }) => sha256), ...added.map(({ about }) => about.sha256)]
  return { photos, ...(hasFiles(question.type) && { value: all.length > 0 ? all : null }) }
}
