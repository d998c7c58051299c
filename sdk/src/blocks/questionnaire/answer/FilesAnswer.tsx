import { Button } from '../../../feedback/Button.js'
import { Camera, FileText, Paperclip, X } from '../../../icons/icons.js'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { BlobImage } from '../../../controls/picture/BlobImage.js'
import { checkPicture, maxFileBytes } from '../../../controls/picture/checkPicture.js'
import { FileInput } from '../../../controls/picture/FileInput.js'
import type { AnswerFiles } from './answer.js'
import type { AnswerText } from './answerTexts.js'
import { useAnswerText } from './useAnswerText.js'

interface FilesAnswerProps {
  /** Label above the files; absent when the question itself asks for them. */
  readonly label?: string
  /** The wording of the question. */
  readonly of: string
  readonly kind: 'photo' | 'file'
  readonly names: readonly string[]
  readonly min: number
  readonly max: number
  readonly files: AnswerFiles
  readonly isReadOnly: boolean
  readonly onChange: (names: readonly string[]) => void
}

interface Trouble {
  readonly text: AnswerText
  readonly name: string
}

/** Photos or files of a question: add, view and remove. */
export function FilesAnswer({ label, of, kind, names, min, max, files, isReadOnly, onChange }: FilesAnswerProps) {
  const say = useAnswerText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { keeping, trouble, take } = useKeeping({ kind, names, max, files, onChange })
  const title = say(kind === 'photo' ? 'photosOf' : 'addFile', { name: of })
  const isFull = names.length + keeping.length >= max
  if (isReadOnly && names.length === 0 && label !== undefined) return null
  // With no files and none required, the button alone is enough.
  const isBare = names.length === 0 && min === 0
  return (
    <div role="group" aria-label={title} className="ep-answer-files">
      {label === undefined ? null : (
        <span id={id} className={isBare ? 'ep-visually-hidden' : 'ep-answer-files-label'}>
          {label}{' '}
          <small>{[say('photoCount', { count: names.length, max }), ...(min > 0 ? [say('photoLeast', { min })] : [])].join(' · ')}</small>
        </span>
      )}
      {names.length > 0 ? (
        <ul>
          {names.map((name, place) => (
            <KeptFile
              key={name}
              title={say(kind, { number: place + 1 })}
              {...{ name, kind, files }}
              onRemove={isReadOnly ? undefined : () => onChange(names.filter((other) => other !== name))}
            />
          ))}
        </ul>
      ) : null}
      {isReadOnly || isFull ? null : (
        <Button
          variant="secondary"
          size="touch"
          aria-describedby={label === undefined ? undefined : id}
          onPress={() => input.current?.click()}
        >
          {kind === 'photo' ? <Camera aria-hidden="true" className="ep-icon" /> : <Paperclip aria-hidden="true" className="ep-icon" />}
          {say(kind === 'photo' ? 'addPhoto' : 'addFile')}
        </Button>
      )}
      <output className="ep-field-note">{keeping.map((name) => say('keeping', { name })).join(' ')}</output>
      {trouble.length > 0 ? (
        <p className="ep-field-note ep-field-error" role="alert">
          {trouble.map(({ text, name }) => say(text, { name })).join(' ')}
        </p>
      ) : null}
      <FileInput
        ref={input}
        accept={kind === 'photo' ? 'image/jpeg,image/png' : '.pdf,.jpg,.jpeg,.png,.heic,.xlsx,.docx'}
        multiple={max > 1}
        onTake={take}
      />
    </div>
  )
}

/** Stores chosen files and adds each to the current list. */
function useKeeping({ kind, names, max, files, onChange }: Pick<FilesAnswerProps, 'kind' | 'names' | 'max' | 'files' | 'onChange'>) {
  const [keeping, setKeeping] = useState<readonly string[]>([])
  const [trouble, setTrouble] = useState<readonly Trouble[]>([])
  // Two files stored at the same time must both count, so each is added to the latest list.
  const latest = useRef({ names, onChange })
  useEffect(() => {
    latest.current = { names, onChange }
  })
  const add = async (file: File) => {
    const problem = await problemOf(file, kind)
    if (problem) return setTrouble((all) => [...all, { text: problem, name: file.name }])
    setKeeping((all) => [...all, file.name])
    try {
      const kept = await files.keep(file)
      const next = [...latest.current.names, kept]
      latest.current = { ...latest.current, names: next }
      latest.current.onChange(next)
    } catch {
      setTrouble((all) => [...all, { text: 'notKept', name: file.name }])
    }
    return setKeeping((all) => all.filter((_, place) => place !== all.indexOf(file.name)))
  }
  const take = (list: FileList | undefined) => {
    setTrouble([])
    for (const file of [...(list ?? [])].slice(0, max - names.length)) void add(file)
  }
  return { keeping, trouble, take }
}

async function problemOf(file: File, kind: FilesAnswerProps['kind']): Promise<AnswerText | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > maxFileBytes) return 'tooLarge'
  return kind === 'photo' && (await checkPicture(file)) ? 'notPhoto' : undefined
}

interface KeptFileProps {
  readonly name: string
  readonly title: string
  readonly kind: FilesAnswerProps['kind']
  readonly files: AnswerFiles
  readonly onRemove?: () => void
}

function KeptFile({ name, title, kind, files, onRemove }: KeptFileProps) {
  const say = useAnswerText()
  const { blob, hasFailed } = useAnswerFile(name, files)
  return (
    <li className="ep-answer-file">
      {kind === 'photo' && blob ? (
        <BlobImage blob={blob} alt={title} />
      ) : (
        <span className="ep-answer-file-name">
          <FileText aria-hidden="true" className="ep-icon" />
          {hasFailed ? say('unseen') : blob ? <FileLink blob={blob} title={title} /> : title}
        </span>
      )}
      {onRemove ? (
        <button
          type="button"
          className="ep-answer-file-remove"
          aria-label={say('remove', { name: title })}
          title={say('remove', { name: title })}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="ep-icon" />
        </button>
      ) : null}
    </li>
  )
}

/** Downloads a file under its own name, if it still has one. */
function FileLink({ blob, title }: { readonly blob: Blob; readonly title: string }) {
  const name = blob instanceof File ? blob.name : title
  const point = useCallback(
    (link: HTMLAnchorElement) => {
      link.href = URL.createObjectURL(blob)
      return () => URL.revokeObjectURL(link.href)
    },
    [blob],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the ref sets its address
    <a ref={point} download={name}>
      {name}
    </a>
  )
}

/** A stored file, once it is loaded. */
export function useAnswerFile(name: string | undefined, files: AnswerFiles) {
  const [found, setFound] = useState<{ readonly name: string; readonly blob?: Blob }>()
  useEffect(() => {
    if (name === undefined) return
    let isWanted = true
    files.read(name).then(
      (blob) => isWanted && setFound({ name, blob }),
      () => isWanted && setFound({ name }),
    )
    return () => {
      isWanted = false
    }
  }, [name, files])
  const isThere = found !== undefined && found.name === name
  return { blob: isThere ? found.blob : undefined, hasFailed: isThere && found.blob === undefined }
}
