import { usePicture } from './usePicture.js'
import './picture.css'

/** The picture of a record beside its name; nothing while it is on its way or cannot be had. Its name stands beside it, so it says nothing itself. */
export function RecordPicture({ id }: { readonly id: number }) {
  const { address } = usePicture(id)
  return address === undefined ? null : <img className="ep-avatar-photo" src={address} alt="" />
}
