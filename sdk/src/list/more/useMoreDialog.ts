import { type ComponentType, useContext, useState } from 'react'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { StuckPartContext } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { needsReload } from '../../mount/reload.js'
import { failureText } from '../core/actionText.js'
import type { MoreDialogProps } from '../state/MoreDialogProps.js'
import type { MoreEntry } from './moreEntries.js'

type LoadDialog = Extract<MoreEntry, { readonly load: unknown }>['load']

/** Returns the dialog chosen last, which loads when it is chosen. After an error a notice says whether the page or the connection is at fault. */
export function useMoreDialog() {
  const translator = useLocale()
  const toasts = useToasts()
  const mount = useMount()
  const tellStuck = useContext(StuckPartContext)
  const [Dialog, setDialog] = useState<ComponentType<MoreDialogProps>>()
  return {
    Dialog,
    forget: () => setDialog(undefined),
    open: async (load: LoadDialog) => {
      try {
        const [{ MoreDialog }] = await Promise.all([load(), translator.loadTexts('tools')])
        setDialog(() => MoreDialog)
      } catch (error) {
        // The server answers, so the connection is not at fault.
        if (tellStuck && (await needsReload(mount))) return tellStuck()
        toasts.show({ severity: 'error', title: translator.text('common.error'), detail: failureText(error, translator) })
      }
    },
  }
}
