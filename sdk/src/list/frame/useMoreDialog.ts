import { type ComponentType, useState } from 'react'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { failureText } from '../actions/actionText.js'
import type { MoreDialogProps } from './MoreDialogProps.js'
import type { MoreEntry } from './moreEntries.js'

type LoadDialog = Extract<MoreEntry, { readonly load: unknown }>['load']

/** Returns the dialog chosen last, which loads when it is chosen. After an error the user sees a notice and can choose it again. */
export function useMoreDialog() {
  const translator = useLocale()
  const toasts = useToasts()
  const [Dialog, setDialog] = useState<ComponentType<MoreDialogProps>>()
  return {
    Dialog,
    forget: () => setDialog(undefined),
    open: async (load: LoadDialog) => {
      try {
        const [{ MoreDialog }] = await Promise.all([load(), translator.loadTexts('tools')])
        setDialog(() => MoreDialog)
      } catch (error) {
        toasts.show({ severity: 'error', title: translator.text('common.error'), detail: failureText(error, translator) })
      }
    },
  }
}
