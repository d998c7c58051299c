import { useFile } from '../../data/useFile.js'
import { BlobImage } from './BlobImage.js'
import './picture.css'

/** A record's picture beside its name; nothing while it loads or when it fails. It has no text alternative, because the name is beside it. */
export function RecordPicture({ id }: { readonly id: number }) {
  const { blob } = useFile(id)
  return blob && <BlobImage className="ep-avatar-photo" blob={blob} alt="" />
}
