import { useFile } from '../../data/useFile.js'
import { BlobImage } from './BlobImage.js'
import './picture.css'

/** The picture of a record beside its name; nothing while it is on its way or cannot be had. Its name stands beside it, so it says nothing itself. */
export function RecordPicture({ id }: { readonly id: number }) {
  const { blob } = useFile(id)
  return blob && <BlobImage className="ep-avatar-photo" blob={blob} alt="" />
}
