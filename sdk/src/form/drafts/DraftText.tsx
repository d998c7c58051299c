import type { Draft } from '../../drafts/draft.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { ValueText } from '../notices/ValueText.js'
import { useForm } from '../store/FormContext.js'

interface DraftTextProps {
  readonly draft: Draft
  /** The fields that are shown. */
  readonly keys: readonly string[]
}

/** What a draft holds, to be read and copied while the form cannot take it. */
export function DraftText({ draft: { values, names }, keys }: DraftTextProps) {
  const locale = useLocale()
  const { resource } = useForm().store
  return (
    <dl className="ep-draft-text">
      {keys.map((key) => (
        <div key={key}>
          <dt className="ep-value-label">{fieldLabel(locale, resource.messages, key)}</dt>
          <dd>
            <ValueText
              control={resource.fields[key]?.of ?? resource.fields[key]}
              name={key}
              values={values}
              texts={resource.messages}
              names={new Map(names)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
