import { useEffect, useSyncExternalStore } from 'react'
import { useLoaded } from '../feedback/useLoaded.js'
import type { Reauthentication } from './createReauthentication.js'

const loadDialog = () => import('../account/ReauthenticationDialog.js')

/** Where the dialog for the password appears; it is fetched while the page rests. */
export function ReauthenticationOutlet({ reauthentication }: { readonly reauthentication: Reauthentication }) {
  const question = useSyncExternalStore(reauthentication.subscribe, reauthentication.getQuestion, reauthentication.getQuestion)
  const loaded = useLoaded(loadDialog, question !== undefined)
  // Whoever still waits when the product goes away gets a no.
  useEffect(() => () => reauthentication.getQuestion()?.answer(false), [reauthentication])
  return question && loaded ? <loaded.ReauthenticationDialog user={question.user} why={question.why} onDone={question.answer} /> : null
}
