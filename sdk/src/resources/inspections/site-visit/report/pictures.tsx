import { BlobImage } from '../../../../controls/picture/BlobImage.js'
import { siteVisitMessages } from '../messages.js'
import type { SiteVisit } from '../schema.js'
import { signersOf } from './signersOf.js'

const { fields } = siteVisitMessages['pt-BR']

/** The loaded pictures of a visit, by the ids of their files. */
export type Photos = ReadonlyMap<number, Blob>

/** The photos of a visit on its report. */
export function Pictures({ visit, photos }: { readonly visit: SiteVisit; readonly photos: Photos }) {
  const shown = visit.photos.flatMap(({ id, fileId, description, category }) => {
    const blob = photos.get(fileId)
    return blob ? [{ id, blob, text: description ?? category }] : []
  })
  if (shown.length === 0) return null
  return (
    <section>
      <h3>{fields.photos}</h3>
      <div className="ep-report-photos">
        {shown.map(({ id, blob, text }) => (
          <BlobImage key={id} blob={blob} alt={text} />
        ))}
      </div>
    </section>
  )
}

/** Signature lines of inspector, companion and approver, and of team members who signed. */
export function Signatures({ visit, photos }: { readonly visit: SiteVisit; readonly photos: Photos }) {
  return (
    <ul className="ep-memo-signatures">
      {signersOf(visit).map(({ title, name, fileId }, place) => {
        const blob = photos.get(fileId ?? 0)
        return (
          <li key={`${title} ${place}`}>
            {blob ? <BlobImage blob={blob} alt="" className="ep-report-signature" /> : null}
            <span>{name ?? ' '}</span>
            <span>{title}</span>
          </li>
        )
      })}
    </ul>
  )
}
